import type { TrySetCopy } from '../../../shared/content/pages/try-set.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { actionLook } from '../../components/actions/action-link.tsx'
import { DropZone } from '../../components/fields/drop-zone.tsx'
import { DeskHead } from '../try/desk-head.tsx'
import { gatherDrawings } from './gather-drawings.enhance.ts'

const folderWithArrow = 'M3.5 5.5h6l2 2.5h9v11.5h-17z M12 10.5v6 M9.5 14l2.5 2.5 2.5-2.5'

/** Head of the page with the place for a folder; with files it makes room for the builder. */
export function SetDesk({ copy, crumbs }: { copy: TrySetCopy; crumbs: Crumb[] }) {
  return (
    <DeskHead
      copy={copy.hero}
      crumbs={crumbs}
      by={gatherDrawings}
      zone={<DropFolder copy={copy.start} />}
    />
  )
}

/** Where a folder or several files are dropped or chosen. */
function DropFolder({ copy }: { copy: TrySetCopy['start'] }) {
  return (
    <DropZone
      copy={copy}
      icon={folderWithArrow}
      notices={{
        'data-loading': copy.loading,
        'data-load-failed': copy.loadFailed,
        'data-nothing': copy.nothing,
      }}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" data-desk="folder" className={actionLook.primary}>
          {copy.chooseFolder}
        </button>
        <button type="button" data-desk="files" className={actionLook.secondary}>
          {copy.chooseFiles}
        </button>
      </div>
      <input type="file" hidden multiple aria-label={copy.chooseFiles} />
    </DropZone>
  )
}
