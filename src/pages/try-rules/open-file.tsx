import { useState } from 'react'
import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { FileButton } from '../../components/fields/file-button.tsx'
import { useShownPage } from '../../navigation/shown-page.tsx'
import { faultText } from './catalogue-words.ts'
import type { DeskWords } from './try-rules-data.ts'

interface OpenFileProps {
  desk: DeskWords
  label: string
  onOpen: (catalogue: Catalogue) => void
}

/** Opens a visitor's catalogue. A file with a fault is reported and changes nothing. */
export function OpenFile({ desk, label, onOpen }: OpenFileProps) {
  const { locale } = useShownPage()
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
      <FileButton
        label={label}
        accept=".yaml,.yml,.json,.xlsx"
        takes="one"
        onFiles={([file]) => open(file)}
      />
      <p role="status" className={`mt-2 text-sm ${notice?.isFault ? 'text-error' : 'text-muted'}`}>
        {notice?.text}
      </p>
    </div>
  )
}
