import type { StartCopy, TryCopy } from '../../../shared/content/pages/try.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { actionLook } from '../../components/actions/action-link.tsx'
import { DropZone } from '../../components/fields/drop-zone.tsx'
import { DeskHead } from './desk-head.tsx'
import { readDrawings } from './read-drawings.enhance.ts'
import { SampleChoice } from './sample-choice.tsx'

interface ReadingDeskProps {
  copy: TryCopy
  crumbs: Crumb[]
}

/** Head of the page with the sheet for dropping; with a file it makes room for the reading of it. */
export function ReadingDesk({ copy, crumbs }: ReadingDeskProps) {
  return (
    <DeskHead
      copy={copy.hero}
      crumbs={crumbs}
      by={readDrawings}
      zone={<DropSheet copy={copy.start} />}
    >
      <SampleChoice copy={copy.start} />
    </DeskHead>
  )
}

/** What the dialog offers first; the format is recognised by content later. */
const accepted = '.pdf,.tif,.tiff,.jpg,.jpeg,.jp2,.png,.bmp,application/pdf,image/*'

const sheetWithArrow = 'M4.5 3.5h10l5 5v12h-15z M14.5 3.5v5h5 M12 10.5v7 M9 14.5l3 3 3-3'

/** Where a drawing is dropped, chosen or pasted. */
function DropSheet({ copy }: { copy: StartCopy }) {
  return (
    <DropZone
      copy={copy}
      icon={sheetWithArrow}
      notices={{
        'data-loading': copy.loading,
        'data-load-failed': copy.loadFailed,
        'data-several': copy.several,
        'data-folder': copy.folder,
      }}
    >
      <button type="button" data-desk="choose" className={actionLook.primary}>
        {copy.choose}
      </button>
      <input type="file" hidden accept={accepted} aria-label={copy.choose} />
      <p className="with-keys text-sm text-muted">{copy.paste}</p>
    </DropZone>
  )
}
