import { useEffect, useRef } from 'react'
import type { StartCopy } from '../../../server/content/schemas/try.ts'
import { actionLook } from '../../components/action-link.tsx'
import { LineIcon } from '../../components/icon.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { type ChosenFile, firstFile } from './chosen-file.ts'

/** What the dialog offers first; files are told by their content in the end. */
const accepted = '.pdf,.tif,.tiff,.jpg,.jpeg,.jp2,.png,.bmp,application/pdf,image/*'

const sheetWithArrow = 'M4.5 3.5h10l5 5v12h-15z M14.5 3.5v5h5 M12 10.5v7 M9 14.5l3 3 3-3'

interface DropSheetProps {
  copy: StartCopy
  /** A file is being dragged over the page. */
  isOver: boolean
  /** What is going on, or went wrong. */
  notice: string | undefined
  /** It takes the place of a reading, in which the focus was. */
  takesFocus: boolean
  onFile: (file: ChosenFile) => void
}

/** An empty sheet that waits for a drawing: frame, and what is accepted in the place of the title block. */
export function DropSheet({ copy, isOver, notice, takesFocus, onFile }: DropSheetProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <section
      aria-label={copy.title}
      className={`border p-2 ${isOver ? 'border-action' : 'border-line'} bg-sheet`}
      data-over={isOver || undefined}
    >
      <div className={`border-2 ${isOver ? 'border-action' : 'border-ink'}`}>
        <div className="needs-script flex flex-col items-center gap-4 px-6 py-10 text-center">
          <LineIcon
            path={sheetWithArrow}
            className={`size-12 ${isOver ? 'text-action' : 'text-muted'}`}
          />
          <p className="font-heading text-2xl font-semibold">{copy.drop}</p>
          <button
            ref={button}
            type="button"
            className={actionLook.primary}
            onClick={() => input.current?.click()}
          >
            {copy.choose}
          </button>
          <input
            ref={input}
            type="file"
            hidden
            accept={accepted}
            aria-label={copy.choose}
            onChange={(event) => {
              const file = firstFile(event.target.files)
              // The same file can be chosen again.
              event.target.value = ''
              if (file) onFile(file)
            }}
          />
          <p className="text-sm text-muted">{copy.paste}</p>
          <p className="text-sm" role="status">
            {notice}
          </p>
        </div>
        <noscript>
          <p className="p-6 text-lg">
            <RichText nodes={copy.noScript} />
          </p>
        </noscript>
        <div className="grid border-t-2 border-ink text-sm sm:grid-cols-2">
          <p className="px-4 py-3">{copy.formats}</p>
          <p className="border-t border-ink px-4 py-3 sm:border-t-0 sm:border-l">{copy.privacy}</p>
        </div>
      </div>
    </section>
  )
}
