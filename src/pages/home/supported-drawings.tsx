import type { DrawingId } from '@firstangle/drawings'
import type { HomeCopy } from '../../../shared/content/pages/home.ts'
import { Carousel } from '../../components/lists/carousel.tsx'
import { Section } from '../../components/sections/section.tsx'
import { RichParagraph, RichText } from '../../components/text/rich-text.tsx'
import bracket from '../../generated/drawings/bracket-evidence.svg?url'
import cover from '../../generated/drawings/cover-evidence.svg?url'
import plate from '../../generated/drawings/plate-evidence.svg?url'
import shaft from '../../generated/drawings/shaft-evidence.svg?url'

const sheets: Record<DrawingId, string> = { shaft, bracket, plate, cover }

type SupportedCopy = HomeCopy['supportedDrawings']

/** What is read, what is refused, and the four sample sheets with everything that is read from them. */
export function SupportedDrawings({ copy }: { copy: SupportedCopy }) {
  return (
    <Section id="supported-drawings" number={3} title={copy.title} intro={copy.intro}>
      <Carousel
        labels={copy.carousel}
        slides={copy.carousel.slides.map((slide) => ({
          id: slide.drawing,
          title: slide.title,
          content: <Slide slide={slide} />,
        }))}
      />
      <div className="mt-6 grid gap-x-12 gap-y-5 lg:mt-14 lg:gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h3 id="supported" className="text-2xl">
            {copy.supportedTitle}
          </h3>
          <ItemList items={copy.supported} icon="check" labelledBy="supported" />
        </div>
        <div className="lg:col-span-4">
          <h3 id="unsupported" className="text-2xl">
            {copy.unsupportedTitle}
          </h3>
          <ItemList items={copy.unsupported} icon="cross" labelledBy="unsupported" />
        </div>
      </div>
      <ul
        className="cells swipe mt-5 sm:mt-14 sm:grid-cols-2 lg:grid-cols-4"
        aria-labelledby="supported-drawings-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the list scrolls, and a keyboard must reach it to do so
        tabIndex={0}
      >
        {copy.rules.map((rule) => (
          <li key={rule.title} className="p-4 sm:p-5">
            <b className="title-label">{rule.title}</b>
            <RichParagraph className="mt-2" nodes={rule.text} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Slide({ slide }: { slide: SupportedCopy['carousel']['slides'][number] }) {
  return (
    <figure>
      <img src={sheets[slide.drawing]} alt={slide.alt} width="1680" height="1188" loading="lazy" />
      <figcaption>
        <strong>{slide.title}</strong>
        <span>
          <RichText nodes={slide.text} />
        </span>
      </figcaption>
    </figure>
  )
}

interface ItemListProps {
  items: SupportedCopy['supported']
  icon: 'check' | 'cross'
  /** Id of its heading. */
  labelledBy: string
}

function ItemList({ items, icon, labelledBy }: ItemListProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of nothing but its list, which scrolls on a phone
    <div
      role="group"
      className="swipe-pages mt-4"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and a keyboard must reach it to do so
      tabIndex={0}
    >
      <ul className={`marked-list marked-list--${icon}`}>
        {items.map((item) => (
          <li key={item.title}>
            <h4>{item.title}</h4>
            <RichParagraph nodes={item.text} />
          </li>
        ))}
      </ul>
    </div>
  )
}
