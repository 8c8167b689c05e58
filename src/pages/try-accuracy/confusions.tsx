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

/** As many columns as fill the last row too, where that can be; of two cards, each has half of the page. */
function columnsFor(count: number): string {
  if (count <= 2) return ''
  return count % 4 !== 0 && count % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
}

/** Mistakes of the run, each with the part of its sheet. */
export function Confusions({ copy, items, number }: ConfusionsProps) {
  const { title, intro } = copy
  const columns = columnsFor(items.length)
  return (
    <Section id="confusions" number={number} title={title} intro={intro}>
      <ul className={`grid gap-6 sm:grid-cols-2 ${columns} print:grid-cols-4 print:gap-3`}>
        {items.map((item) => (
          <Confusion key={item.picture} copy={copy} item={item} isWide={columns === ''} />
        ))}
      </ul>
    </Section>
  )
}

interface ConfusionProps {
  copy: AccuracyCopy['confusions']
  item: TryAccuracyData['confusions'][number]
  /** The words stand beside the picture where the page is wide. */
  isWide: boolean
}

function Confusion({ copy, item, isWide }: ConfusionProps) {
  const { picture, width, height, group, kind, read, signed, confidence } = item
  return (
    <li
      className={`grid content-start border border-line bg-sheet ${isWide ? 'lg:grid-cols-2' : ''}`}
    >
      <div
        className={`grid place-items-center border-b border-hairline p-2 ${isWide ? 'lg:border-r lg:border-b-0' : ''}`}
      >
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
  )
}
