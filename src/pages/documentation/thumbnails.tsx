import type { DocumentationCopy } from '../../../shared/content/pages/documentation.ts'
import { Definitions } from '../../components/lists/definitions.tsx'
import { Section } from '../../components/sections/section.tsx'
import bracket from '../../generated/drawings/bracket-thumbnail.svg?url'
import cover from '../../generated/drawings/cover-thumbnail.svg?url'
import plate from '../../generated/drawings/plate-thumbnail.svg?url'
import shaft from '../../generated/drawings/shaft-thumbnail.svg?url'
import { itemList } from '../../generated/item-list.ts'
import { SampleFigure } from './file-sections.tsx'

const pictures = { shaft, bracket, plate, cover }

/** The same picture as a page, a card and a row would show it, px. */
const widths = [320, 160, 80]

interface ThumbnailsProps {
  copy: DocumentationCopy['thumbnails']
  number: number
}

/** Thumbnails at three sizes, and where they are used: in a list of items, with what the metadata says of each. */
export function Thumbnails({ copy, number }: ThumbnailsProps) {
  return (
    <Section id="thumbnails" number={number} title={copy.title} intro={copy.intro}>
      <SampleFigure caption={copy.caption}>
        <div className="flex items-end gap-4 border-b border-hairline p-4" aria-hidden="true">
          {widths.map((width) => (
            <img
              key={width}
              src={pictures.bracket}
              width={width}
              height={Math.round((width * 297) / 420)}
              alt=""
              loading="lazy"
              className="min-w-0 border border-hairline"
            />
          ))}
        </div>
        <ul
          className="swipe gap-px bg-hairline sm:grid md:grid-cols-2"
          aria-labelledby="thumbnails-title"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the list scrolls, and a keyboard must reach it to do so
          tabIndex={0}
        >
          {itemList.map((item) => (
            <li key={item.id} className="thumbnail-card">
              <img
                src={pictures[item.id]}
                width="168"
                height="119"
                alt={`${copy.alt} ${item.number}`}
                loading="lazy"
              />
              <dl>
                <Cell label={copy.columns.name} value={item.name} lang={item.language} />
                <Cell label={copy.columns.number} value={item.number} />
                <Cell label={copy.columns.material} value={item.material} />
              </dl>
            </li>
          ))}
        </ul>
      </SampleFigure>
      <Definitions className="points" items={copy.points} swipedAs="thumbnails-title" />
    </Section>
  )
}

function Cell({ label, value, lang }: { label: string; value: string; lang?: string }) {
  return (
    <div>
      <dt className="title-label">{label}</dt>
      <dd lang={lang} translate="no">
        {value}
      </dd>
    </div>
  )
}
