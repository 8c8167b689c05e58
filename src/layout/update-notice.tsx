import type { UiCopy } from '../../server/content/schemas/ui.ts'
import { actionLook } from '../components/action-link.tsx'
import { Icon } from '../components/icon.tsx'

/**
 * Place and template of the banner that a newer build, or a module that is gone, makes appear (SPEC section 4 "Update
 * notice"); `frame/update-notice.ts` shows it.
 */
export function UpdateNotice({ copy }: { copy: UiCopy['updateNotice'] }) {
  return (
    <div role="status" className="update-notice no-print">
      <template>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border border-line bg-sheet px-5 py-3">
          <p>{copy.text}</p>
          <button type="button" data-reload className={`${actionLook.primary} text-base!`}>
            {copy.reload}
          </button>
          <button
            type="button"
            aria-label={copy.dismiss}
            className="grid size-11 place-items-center hover:text-action"
          >
            <Icon name="cross" />
          </button>
        </div>
      </template>
    </div>
  )
}
