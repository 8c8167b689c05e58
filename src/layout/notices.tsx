import type { UiCopy } from '../../shared/content/words/ui.ts'
import { actionLook } from '../components/actions/action-link.tsx'
import { Icon } from '../components/icons/icon.tsx'

const box = 'border border-line bg-sheet px-5 py-3'

/** Place and templates of the notices of the frame (SPEC section 4); `frame/show-notice.ts` shows it. */
export function Notices({ copy }: { copy: Pick<UiCopy, 'updateNotice' | 'status'> }) {
  const { text, reload, dismiss } = copy.updateNotice
  return (
    <div role="status" className="notices no-print">
      {/* A newer build is there, or a module is gone. */}
      <template data-notice="update">
        <div className={`flex flex-wrap items-center gap-x-6 gap-y-2 ${box}`}>
          <p>{text}</p>
          <button type="button" data-reload className={`${actionLook.primary} text-base!`}>
            {reload}
          </button>
          <button
            type="button"
            aria-label={dismiss}
            className="grid size-11 place-items-center hover:text-action"
          >
            <Icon name="cross" />
          </button>
        </div>
      </template>
      {/* The next page takes its time. */}
      <template data-notice="loading">
        <p className={`font-mono text-muted ${box}`}>{copy.status.loading}</p>
      </template>
    </div>
  )
}
