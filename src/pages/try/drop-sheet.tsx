import type { StartCopy } from '../../../shared/content/try.ts'
import { actionLook } from '../../components/action-link.tsx'
import { LineIcon } from '../../components/icon.tsx'
import { RichText } from '../../components/rich-text.tsx'

/** What the dialog offers first; the format is recognised by content later. */
const accepted = '.pdf,.tif,.tiff,.jpg,.jpeg,.jp2,.png,.bmp,application/pdf,image/*'

const sheetWithArrow = 'M4.5 3.5h10l5 5v12h-15z M14.5 3.5v5h5 M12 10.5v7 M9 14.5l3 3 3-3'

/**
 * An empty sheet that waits for a drawing: frame, and what is accepted in the place of the title block. `data-over` marks
 * it while a file is dragged over the page; the notice carries what it may have to say.
 */
export function DropSheet({ copy }: { copy: StartCopy }) {
  return (
    <section
      aria-label={copy.title}
      data-desk="sheet"
      className="group border border-line bg-sheet p-2 data-over:border-action"
    >
      <div className="border-2 border-ink group-data-over:border-action">
        <div className="needs-script flex flex-col items-center gap-4 px-6 py-10 text-center">
          <LineIcon
            path={sheetWithArrow}
            className="size-12 text-muted group-data-over:text-action"
          />
          <p className="font-heading text-2xl font-semibold">{copy.drop}</p>
          <button type="button" data-desk="choose" className={actionLook.primary}>
            {copy.choose}
          </button>
          <input type="file" hidden accept={accepted} aria-label={copy.choose} />
          <p className="with-keys text-sm text-muted">{copy.paste}</p>
          <p
            className="text-sm"
            role="status"
            data-loading={copy.loading}
            data-load-failed={copy.loadFailed}
            data-several={copy.several}
            data-folder={copy.folder}
          />
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
