import { openSurveyor } from '@firstangle/reader/browser'
import { createRoot } from 'react-dom/client'
import type { ReaderWords } from '../../../../shared/content/reader.ts'
import type { SampleSetWords } from '../../../../shared/content/sample-set.ts'
import { documentLocale } from '../../../i18n/document-locale.ts'
import { startTrafficLog } from '../../../try/receipt/traffic-log.ts'
import type { Found } from '../../../try/set/gather-files.ts'
import { createSetStore } from '../../../try/set/set-store.ts'
import { SetSession } from './set-session.tsx'
import { SetWordsProvider } from './set-words.ts'

/** A builder that has files. */
export interface OpenSet {
  readonly element: HTMLElement
  add(found: Found): void
}

interface SetOptions {
  readonly title: string
  readonly words: SampleSetWords
  readonly reader: ReaderWords
  /** Something is wrong with the builder itself. */
  readonly onBroken: () => void
}

/** Two where a core is left for the page. */
const workers = navigator.hardwareConcurrency > 2 ? 2 : 1

/** Opens the builder in an element of its own. */
export function openSet({ title, words, reader, onBroken }: SetOptions): OpenSet {
  startTrafficLog()
  const store = createSetStore({ workers, openSurveyor, onFault: reportError })
  const element = document.createElement('div')
  const root = createRoot(element, {
    onUncaughtError(error) {
      reportError(error)
      store.close()
      // React is not done with the builder yet.
      queueMicrotask(onBroken)
    },
  })
  const locale = documentLocale()
  let tooMany: number | null = null
  const show = () =>
    root.render(
      <SetWordsProvider value={{ locale, words, reader }}>
        <SetSession title={title} store={store} add={add} tooMany={tooMany} />
      </SetWordsProvider>,
    )
  function add(found: Found): void {
    tooMany = found.kind === 'too-many' ? found.limit : null
    if (found.kind === 'files') store.add(found.files)
    show()
  }
  show()
  return { element, add }
}
