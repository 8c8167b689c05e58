import type { PressKitCopy } from '../../../shared/content/pages/press.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { CopyButton } from '../../components/code/copy-button.tsx'
import { copyOnClick } from '../../components/code/copy-on-click.enhance.ts'
import type { TermStrokes } from '../../components/diagram/term-drawing.tsx'
import { Dimension } from '../../components/figures/dimension.tsx'
import { Band } from '../../components/sections/band.tsx'
import { Section } from '../../components/sections/section.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import { TitleBlock } from '../../components/sections/title-block.tsx'
import { keptRanges } from '../../components/text/kept-ranges.tsx'
import { Enhanced } from '../../islands/island.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { LogoConstruction } from './logo-construction.tsx'
import { lengthDrawings, vocabularyDrawings } from './term-drawings.ts'

/** Sections whose terms are drawn, by their ids. */
const drawings: Partial<Record<string, readonly TermStrokes[]>> = {
  description: lengthDrawings,
  vocabulary: vocabularyDrawings,
}

interface PressKitPageProps {
  copy: PressKitCopy
  crumbs: Crumb[]
}

/** Facts to quote and files to print. */
export function PressKitPage({ copy, crumbs }: PressKitPageProps) {
  const { construction, figures, files, sections } = copy
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} aside={<TitleBlock copy={copy.titleBlock} />} />
      <Band id="construction" title={construction.title} intro={construction.intro}>
        <LogoConstruction copy={construction} />
      </Band>
      <Section id="figures" number={1} title={figures.title} intro={figures.intro}>
        <CitableFigures items={figures.items} />
      </Section>
      {sections.map((section, index) => (
        <TextSection
          key={section.id}
          copy={section}
          number={index + 2}
          drawings={drawings[section.id]}
        />
      ))}
      <Section id="files" number={sections.length + 2} title={files.title} intro={files.intro}>
        <ul className="cells large-cells sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
          {files.items.map((file) => (
            <li key={file.svg} className="grid content-between gap-4 p-6">
              <PressFile file={file} />
            </li>
          ))}
        </ul>
      </Section>
    </article>
  )
}

function PressFile({ file }: { file: PressKitCopy['files']['items'][number] }) {
  return (
    <>
      <div className="press-file" data-ground={file.ground}>
        <img src={file.svg} alt={file.alt} width="368" height="160" loading="lazy" />
      </div>
      <div className="grid content-end gap-1">
        <h3 className="text-lg">{file.title}</h3>
        <p className="flex gap-4 font-mono text-sm">
          {[file.svg, file.png].map((address) => (
            <a
              key={address}
              href={address}
              download
              className="inline-flex min-h-6 items-center text-action underline underline-offset-4"
            >
              {formatOf(address)}
              <span className="sr-only">, {file.title}</span>
            </a>
          ))}
        </p>
      </div>
    </>
  )
}

/** `SVG` or `PNG`, from the end of the file's name. */
function formatOf(address: string): string {
  return address.slice(address.lastIndexOf('.') + 1).toUpperCase()
}

/** Figures as dimensions, each with the sentence to quote it in, and a button that copies the sentence. */
function CitableFigures({ items }: { items: PressKitCopy['figures']['items'] }) {
  const { code } = useUi()
  return (
    <Enhanced by={copyOnClick} when="load">
      <ul className="citable-figures">
        {items.map(({ value, label, quote }) => (
          <li key={label}>
            <figure>
              <Dimension>{value}</Dimension>
              <p className="citable-figures__label">{label}</p>
              <blockquote>{keptRanges(quote)}</blockquote>
              <CopyButton labels={code} />
            </figure>
          </li>
        ))}
      </ul>
    </Enhanced>
  )
}
