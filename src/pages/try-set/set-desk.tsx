import type { TrySetCopy } from '../../../shared/content/try-set.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { actionLook } from '../../components/action-link.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { LineIcon } from '../../components/icon.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { Enhanced } from '../../islands/island.tsx'
import { HeadWords } from '../../layout/page-head.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { gatherDrawings } from './set-desk.enhance.ts'

const folderWithArrow = 'M3.5 5.5h6l2 2.5h9v11.5h-17z M12 10.5v6 M9.5 14l2.5 2.5 2.5-2.5'

/** Head of the page with the place for a folder; with files it makes room for the builder. */
export function SetDesk({ copy, crumbs }: { copy: TrySetCopy; crumbs: Crumb[] }) {
  const { breadcrumb } = useUi()
  return (
    <header className="pt-8 lg:pt-12">
      <Breadcrumbs label={breadcrumb.label} crumbs={crumbs} />
      <Enhanced by={gatherDrawings} when="load">
        <div data-desk="start" data-takes-files>
          <HeadWords copy={copy.hero} aside={<DropFolder copy={copy.start} />} />
        </div>
      </Enhanced>
    </header>
  )
}

/** An empty sheet that waits for a folder; `data-over` marks it while files are dragged over the page. */
function DropFolder({ copy }: { copy: TrySetCopy['start'] }) {
  return (
    <section
      aria-label={copy.title}
      data-desk="sheet"
      className="group border border-line bg-sheet p-2 data-over:border-action"
    >
      <div className="border-2 border-ink group-data-over:border-action">
        <div className="needs-script flex flex-col items-center gap-4 px-6 py-10 text-center">
          <LineIcon
            path={folderWithArrow}
            className="size-12 text-muted group-data-over:text-action"
          />
          <p className="font-heading text-2xl font-semibold">{copy.drop}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <button type="button" data-desk="folder" className={actionLook.primary}>
              {copy.chooseFolder}
            </button>
            <button type="button" data-desk="files" className={actionLook.secondary}>
              {copy.chooseFiles}
            </button>
          </div>
          <input type="file" hidden multiple aria-label={copy.chooseFiles} />
          <p
            className="text-sm"
            role="status"
            data-loading={copy.loading}
            data-load-failed={copy.loadFailed}
            data-nothing={copy.nothing}
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
