import { letterId } from './letter-id.ts'

interface LetterIndexProps {
  label: string
  groups: readonly { letter: string; shown: ReadonlySet<string> }[]
}

/** Jumps to a letter. One that has no term at the moment leads nowhere and is not a link. */
export function LetterIndex({ label, groups }: LetterIndexProps) {
  return (
    <nav aria-label={label}>
      <ul className="letter-index">
        {groups.map(({ letter, shown }) => (
          <li key={letter}>
            <a href={shown.size > 0 ? `#${letterId(letter)}` : undefined}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
