import type { AccuracyCopy } from '../../../shared/content/pages/try-accuracy.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { Section } from '../../components/sections/section.tsx'
import { SignedWords } from '../../components/text/signed-words.tsx'
import type { TryAccuracyData } from './try-accuracy-data.ts'

/** Pictures of the mistakes, by their names in the results. */
const pictures = import.meta.glob<string>('../../generated/accuracy/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface ConfusionsProps {
  copy: AccuracyCopy['confusions']
  items: TryAccuracyData['confusions']
  number: number
}

/** Three pictures in a row where four would leave the last row half empty. */
const wide = (count: number) =>
  count % 4 !== 0 && count % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'

/** Mistakes of the run, each with the part of its sheet. */
export function Confusions({ copy, items, number }: ConfusionsProps) {
  const { title, intro } = copy
  return (
    <Section id="confusions" number={number} title={title} intro={intro}>
      <ul
        className={`grid gap-6 sm:grid-cols-2 ${wide(items.length)} print:grid-cols-4 print:gap-3`}
      >
        {items.map(({ picture, width, height, group, kind, read, signed, confidence }) => (
          <li key={picture} className="grid content-start border border-line bg-sheet">
            <div className="grid place-items-center border-b border-hairline p-2">
              <img
                src={pictures[`../../generated/accuracy/${picture}`]}
                alt={fillText(copy.alt, { label: read })}
                width={width}
                height={height}
                loading="lazy"
                className="h-40 w-full object-contain"
              />
            </div>
            <div className="px-4 py-3 text-sm">
              <p className="text-muted">
                {kind} · {group}
              </p>
              <p className="mt-1">
                {copy.read}{' '}
                <span className="font-mono break-words" translate="no">
                  <SignedWords parts={signed} />
                </span>
              </p>
              <p className="text-muted">
                {copy.confidence} {confidence}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
