import { useRef, useState } from 'react'
import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { actionLook } from '../../components/action-link.tsx'
import { useShownPage } from '../../navigation/shown-page.tsx'
import { faultText } from './catalogue-words.ts'
import type { DeskWords } from './try-rules-data.ts'

interface OpenFileProps {
  desk: DeskWords
  label: string
  onOpen: (catalogue: Catalogue) => void
}

/** Opens a catalogue of the visitor; says what is wrong with it. Nothing changes then. */
export function OpenFile({ desk, label, onOpen }: OpenFileProps) {
  const { locale } = useShownPage()
  const input = useRef<HTMLInputElement>(null)
  const [notice, setNotice] = useState<{ text: string; isFault: boolean }>()
  const { opened, failed } = desk.copy.rules

  async function open(file: File | undefined) {
    if (!file) return
    try {
      const { openCatalogue } = await import('../../try/rules/open-catalogue.ts')
      onOpen(await openCatalogue(file))
      setNotice({ text: fillText(opened, { name: file.name }), isFault: false })
    } catch (error) {
      const reason = faultText(error, desk, locale) ?? desk.copy.faults.notACatalogue
      if (faultText(error, desk, locale) === undefined) reportError(error)
      setNotice({ text: fillText(failed, { name: file.name, reason }), isFault: true })
    }
  }

  return (
    <div className="needs-script">
      <button type="button" className={actionLook.secondary} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".yaml,.yml,.json,.xlsx"
        aria-label={label}
        onChange={({ currentTarget }) => {
          open(currentTarget.files?.[0])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <p role="status" className={`mt-2 text-sm ${notice?.isFault ? 'text-error' : 'text-muted'}`}>
        {notice?.text}
      </p>
    </div>
  )
}
