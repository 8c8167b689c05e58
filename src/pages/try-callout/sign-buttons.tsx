import type { SignedText } from '@firstangle/drawings/lettering'
import { SignedWords } from '../../components/signed-words.tsx'

interface SignButtonsProps {
  label: string
  signs: readonly { id: string; name: string }[]
  drawn: readonly SignedText[]
}

/** Signs that keyboards lack. */
export function SignButtons({ label, signs, drawn }: SignButtonsProps) {
  return (
    <fieldset className="needs-script mt-3 min-w-0">
      <legend className="sr-only">{label}</legend>
      <ul className="relative -mx-1.5 flex gap-1.5 overflow-x-auto p-1.5 sm:flex-wrap">
        {signs.map(({ id, name }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={name}
              title={name}
              data-sign={id}
              className="grid size-9 place-items-center border border-hairline font-mono text-lg hover:border-action hover:text-action"
            >
              <SignedWords parts={drawn[index] ?? [id]} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
