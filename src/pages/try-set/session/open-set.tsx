import { openSurveyor } from '@firstangle/reader/browser'
import { createRoot } from 'react-dom/client'
import type { ReaderWords } from '../../../../shared/content/words/reader.ts'
import type { SampleSetWords } from '../../../../shared/content/words/sample-set.ts'
import { mostFiles } from '../../../../shared/sample-set/sample-set.ts'
import { fetchWords } from '../../../frame/fetch-words.ts'
import { documentLocale } from '../../../i18n/document-locale.ts'
import { startTrafficLog } from '../../../try/receipt/traffic-log.ts'
import type { ChosenOrDropped } from '../../../try/set/dropped.ts'
import { type GatheredFiles, gatherFiles } from '../../../try/set/gather-files.ts'
import { createSetStore } from '../../../try/set/set-store.ts'
import { SetSession } from './set-session.tsx'
import { type SetWords, SetWordsProvider } from './set-words.ts'

/** A builder that has files. */
export interface OpenSet {
  readonly element: HTMLElement
  add(found: GatheredFiles): void
  /** Adds what somebody gives while it is open. */
  take(given: ChosenOrDropped): Promise<void>
}

interface SetOptions {
  readonly title: string
  readonly words: SetWords
  /** Something is wrong with the builder itself. */
  readonly onBroken: () => void
}

/** Two if that leaves a core for the page. */
const workers = navigator.hardwareConcurrency > 2 ? 2 : 1

/** The files of what somebody gives, and the words of the builder in the language of the page. */
export async function gatherWithWords(
  given: ChosenOrDropped,
): Promise<{ found: GatheredFiles; words: SetWords }> {
  const [found, words, reader] = await Promise.all([
    gatherFiles(given, mostFiles),
    fetchWords<SampleSetWords>('set'),
    fetchWords<ReaderWords>('reader'),
  ])
  return { found, words: { locale: documentLocale(), words, reader } }
}

/** Opens the builder in an element of its own. */
export function openSet({ title, words, onBroken }: SetOptions): OpenSet {
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
  let tooMany: number | null = null
  const show = () =>
    root.render(
      <SetWordsProvider value={words}>
        <SetSession title={title} store={store} add={add} tooMany={tooMany} />
      </SetWordsProvider>,
    )
  function add(found: GatheredFiles): void {
    tooMany = found.kind === 'too-many' ? found.limit : null
    if (found.kind === 'files') store.add(found.files)
    show()
  }
  show()
  return { element, add, take: async (given) => add(await gatherFiles(given, mostFiles)) }
}
