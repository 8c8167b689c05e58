import type { HomeCopy } from '../../../shared/content/home.ts'
import { ActionLink } from '../../components/action-link.tsx'
import { FaqList } from '../../components/faq-list.tsx'
import { Section } from '../../components/section.tsx'

/** Questions and answers, closing with a call. */
export function Faq({ copy }: { copy: HomeCopy['faq'] }) {
  return (
    <Section id="faq" number={10} title={copy.title} intro={copy.intro}>
      <FaqList items={copy.items} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border border-line bg-sheet p-4">
        <p className="max-w-[38rem] sm:text-lg">{copy.closing}</p>
        <ActionLink href={copy.call.href} look="primary">
          {copy.call.label}
        </ActionLink>
      </div>
    </Section>
  )
}
