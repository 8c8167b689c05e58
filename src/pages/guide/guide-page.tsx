import type { GuideData } from './guide-data.ts'
import { GuideFrame } from './guide-frame.tsx'
import { GuideSection } from './guide-section.tsx'

/** A page that a developer integrates from: words, code that runs, fields, errors. */
export function GuidePage(page: GuideData) {
  return (
    <GuideFrame page={page}>
      {page.copy.sections.map((section, index) => (
        <GuideSection key={section.id} copy={section} number={index + 1} page={page} />
      ))}
    </GuideFrame>
  )
}
