const cell = 'grid size-9 place-items-center border border-hairline hover:underline'

interface LetterIndexProps {
  label: string
  groups: readonly { letter: string; shown: ReadonlySet<string> }[]
}

/** Jumps to a letter. One that has no term at the moment leads nowhere and is not a link. */
export function LetterIndex({ label, groups }: LetterIndexProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1 font-mono">
        {groups.map(({ letter, shown }) => (
          <li key={letter}>
            {shown.size > 0 ? (
              <a href={`#${letterId(letter)}`} className={`${cell} text-action no-underline`}>
                {letter}
              </a>
            ) : (
              <span className={`${cell} text-muted`}>{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Anchor of a letter. */
export const letterId = (letter: string): string => `letter-${letter.toLowerCase()}`
