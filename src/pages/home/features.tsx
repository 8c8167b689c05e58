import type { HomeCopy } from '../../../shared/content/pages/home.ts'
import { CopyButton } from '../../components/code/copy-button.tsx'
import { copyOnClick } from '../../components/code/copy-on-click.enhance.ts'
import { Section } from '../../components/sections/section.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import sheet from '../../generated/drawings/bracket.svg?url'
import layers from '../../generated/drawings/bracket-outputs.svg?url'
import { itemList } from '../../generated/item-list.ts'
import { pythonPackage } from '../../generated/python-package.ts'
import { Enhanced } from '../../islands/island.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'

type FeaturesCopy = HomeCopy['features']
type Card = FeaturesCopy['cards'][number]

/** The name of an output in requests and in the documentation, if it differs from the name of its icon. */
const requestTypes: Readonly<Record<string, string>> = { extract: 'metadata' }
const requestType = ({ icon }: Card) => requestTypes[icon] ?? icon

/** One sheet, six outputs: the chosen one adds its layer to the sheet. Radio buttons choose, the style sheet shows. */
export function Features({ copy }: { copy: FeaturesCopy }) {
  return (
    <Section id="features" number={2} title={copy.title} intro={copy.intro}>
      <Enhanced by={copyOnClick} when="load">
        <div className="outputs">
          <ul className="outputs__list">
            {copy.cards.map((card, index) => (
              <Output key={card.title} card={card} docs={copy.docs} isFirst={index === 0} />
            ))}
          </ul>
          <Stage copy={copy} />
        </div>
      </Enhanced>
    </Section>
  )
}

interface OutputProps {
  card: Card
  docs: string
  isFirst: boolean
}

function Output({ card, docs, isFirst }: OutputProps) {
  const { code } = useUi()
  const type = requestType(card)
  return (
    <li>
      <h3>
        <label>
          <input type="radio" name="output" value={type} defaultChecked={isFirst} />
          {card.title}
        </label>
      </h3>
      <div className="outputs__more">
        <RichParagraph nodes={card.text} />
        <figure>
          <pre translate="no">
            <code>{`${pythonPackage}.read_drawing(drawing, requests=["${type}"])`}</code>
          </pre>
          <figcaption>
            <CopyButton labels={code} />
            <SiteLink href={`/documentation#${type}`}>{docs}</SiteLink>
          </figcaption>
        </figure>
      </div>
    </li>
  )
}

/** The sheet with a layer for each output that draws on it; for a thumbnail it becomes small, in a list of items. */
function Stage({ copy }: { copy: FeaturesCopy }) {
  const item = itemList.find(({ id }) => id === 'bracket')
  return (
    <div className="outputs__stage">
      <div className="outputs__sheet">
        <img src={sheet} alt={copy.drawingAlt} width="1680" height="1188" loading="lazy" />
        {copy.cards
          .filter(({ icon }) => icon !== 'thumbnails')
          .map(({ icon }) => (
            <img key={icon} src={`${layers}#${icon}`} alt="" loading="lazy" />
          ))}
      </div>
      <p aria-hidden="true" translate="no" lang={item?.language}>
        <b>{item?.number}</b>
        {item?.name}
        <span>{item?.material}</span>
      </p>
    </div>
  )
}
