import type { PlaygroundCopy } from '../../../../shared/content/pages/feasibility.ts'
import { type ExampleId, exampleIds } from '../../../../shared/feasibility/catalogue.ts'

interface CatalogueExamplesProps {
  copy: PlaygroundCopy['form']['examples']
  hrefOf: (example: ExampleId) => string
  onChoose: (example: ExampleId) => void
}

/** Catalogues to start from. Links, so that they also work without scripts. */
export function CatalogueExamples({ copy, hrefOf, onChoose }: CatalogueExamplesProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-1">
      <p className="font-heading text-lg font-semibold">{copy.title}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {exampleIds.map((id) => (
          <li key={id}>
            <a
              href={hrefOf(id)}
              rel="nofollow"
              className="inline-flex min-h-8 items-center text-action underline underline-offset-4 hover:decoration-2"
              onClick={(event) => {
                event.preventDefault()
                onChoose(id)
              }}
            >
              {copy.names[id]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
