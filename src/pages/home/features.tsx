import type { HomeCopy } from '../../../shared/content/home.ts'
import { isOutputName, OutputIcon } from '../../components/output-icon.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { Section } from '../../components/section.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'

/** Sections of the documentation that are not called like their icon. */
const anchors: Readonly<Record<string, string>> = { extract: 'metadata' }

/** Six outputs a request can name, as cells of one table. */
export function Features({ copy }: { copy: HomeCopy['features'] }) {
  return (
    <Section id="features" number={2} title={copy.title} intro={copy.intro}>
      <ul className="cells sm:grid-cols-2 lg:grid-cols-3">
        {copy.cards.map((card) => (
          <li key={card.title} className="output-card p-5 lg:p-8">
            <div className="flex items-center gap-3 lg:block">
              {isOutputName(card.icon) && (
                <OutputIcon name={card.icon} className="size-9 text-action" />
              )}
              <h3 className="text-xl lg:mt-5">
                <SiteLink href={`/documentation#${anchors[card.icon] ?? card.icon}`}>
                  {card.title}
                </SiteLink>
              </h3>
            </div>
            <p className="mt-2 text-muted">
              <RichText nodes={card.text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
