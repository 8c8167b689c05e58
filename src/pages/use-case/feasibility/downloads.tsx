import type { PlaygroundCopy } from '../../../../shared/content/feasibility.ts'
import { actionLook } from '../../../components/action-link.tsx'

/** The catalogue as a file, made in the browser: nothing is sent anywhere. */
export function Downloads({ copy }: { copy: PlaygroundCopy['download'] }) {
  return (
    <div className="needs-script mt-6 border-t border-hairline pt-4">
      <p className="font-heading text-lg font-semibold">{copy.title}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {(['csv', 'json'] as const).map((format) => (
          <button key={format} type="button" data-save={format} className={actionLook.secondary}>
            {copy[format]}
          </button>
        ))}
      </div>
    </div>
  )
}
