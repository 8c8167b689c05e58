import type { TryCalloutCopy } from '../../../shared/content/pages/try-callout.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { ShareLinkButton } from '../../components/actions/share-link-button.tsx'
import { CodeBlock } from '../../components/code/code-block.tsx'
import { CalloutFigures } from '../../components/figures/callout-figures.tsx'
import { ReferenceTable } from '../../components/tables/reference-table.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { SignedWords } from '../../components/text/signed-words.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import type { DecodedLine, ShownCallout, ShownReading } from './try-callout-data.ts'

type AnswerCopy = TryCalloutCopy['answer']

interface CalloutAnswerProps {
  copy: AnswerCopy
  decoded: DecodedLine
}

/** The readings of the line one after the other, then the JSON of each and the standards. */
export function CalloutAnswer({ copy, decoded }: CalloutAnswerProps) {
  const { readings, standards } = decoded
  const labels = useUi().code
  const isOne = readings.length === 1
  const nameOf = (index: number) =>
    fillText(copy.reading, {
      number: index + 1,
      count: readings.length,
      score: readings[index]?.confidence ?? '',
    })
  return (
    <>
      <div>
        {readings.map((reading, index) => (
          <ReadingView
            key={nameOf(index)}
            reading={reading}
            copy={copy}
            name={isOne ? null : nameOf(index)}
          />
        ))}
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-4">
        {readings.map(({ json }, index) => (
          <CodeBlock
            key={nameOf(index)}
            caption={isOne ? copy.json : `${copy.json} · ${nameOf(index)}`}
            html={json}
            labels={labels}
          />
        ))}
        <RichParagraph className="text-sm text-muted" nodes={copy.jsonNote} />
      </div>
      <Standards copy={copy} standards={standards} />
      <ShareLinkButton hash="" labels={copy} />
    </>
  )
}

function Standards({ copy, standards }: { copy: AnswerCopy } & Pick<DecodedLine, 'standards'>) {
  return (
    <section aria-labelledby="standards" className="my-8">
      <h2 id="standards" className="text-xl">
        {copy.standards}
      </h2>
      <ul className="mt-2 border-t border-hairline text-sm">
        {standards.map(({ name, about }) => (
          <li key={name} className="grid grid-cols-2 gap-4 border-b border-hairline py-2">
            <span className="font-mono">{name}</span>
            <span className="text-muted">{about}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ReadingProps {
  reading: ShownReading
  copy: AnswerCopy
  /** Null where the line has no other reading. */
  name: string | null
}

function ReadingView({ reading, copy, name }: ReadingProps) {
  const { callouts, reason, notes } = reading
  return (
    <div className="not-first:mt-12 not-first:border-t not-first:border-line not-first:pt-8">
      {name && (
        <div className="mb-6 border-l-2 border-action pl-4">
          <p className="font-mono text-sm">{name}</p>
          {reason && <p className="mt-1 max-w-[38rem] text-muted">{reason}</p>}
        </div>
      )}
      {callouts.map((callout, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: callouts have no other name
        <Meaning key={index} callout={callout} copy={copy} />
      ))}
      <Notes notes={notes} label={copy.notes} />
    </div>
  )
}

function Notes({ notes, label }: { notes: string[]; label: string }) {
  if (notes.length === 0) return null
  return (
    <ul className="mt-5 grid max-w-[38rem] gap-2" aria-label={label}>
      {notes.map((note) => (
        <li key={note} className="border-l-2 border-line pl-4 text-muted">
          {note}
        </li>
      ))}
    </ul>
  )
}

interface MeaningProps {
  callout: ShownCallout
  copy: AnswerCopy
}

function Meaning({ callout, copy }: MeaningProps) {
  const { text, title, statements, values, notes, general, figures } = callout
  return (
    <section className="not-first:mt-12">
      <h2>
        <span className="block font-mono text-sm font-normal text-muted">{title}</span>
        <span className="mt-1 block font-mono text-2xl font-normal lg:text-3xl">
          <SignedWords parts={text} />
        </span>
      </h2>
      <p className="mt-2 max-w-[38rem] lg:text-lg">{statements.join(' ')}</p>
      <div className="mt-4">
        <CalloutFigures figures={figures()} />
      </div>
      {values.length > 0 && (
        <div className="mt-6">
          <ReferenceTable
            caption={copy.values}
            columns={[copy.values, copy.value, copy.source]}
            rows={values.map(({ label, value, source }) => ({
              key: label,
              cells: [label, <Value key="value">{value}</Value>, source],
            }))}
          />
        </div>
      )}
      <Notes notes={notes} label={copy.notes} />
      {general && (
        <div className="mt-4">
          <ReferenceTable
            caption={copy.general}
            columns={general.columns}
            rows={general.rows.map(([name = '', ...cells]) => ({
              key: name ?? '',
              cells: [name, ...cells.map((cell) => cell && <Value key={cell}>{cell}</Value>)],
            }))}
          />
        </div>
      )}
      <ReadOn callout={callout} copy={copy} />
    </section>
  )
}

const Value = ({ children }: { children: string }) => (
  <span className="font-mono whitespace-nowrap">{children}</span>
)

function ReadOn({ callout: { links }, copy }: MeaningProps) {
  const { documentation, article, chart, terms } = links
  return (
    <div className="mt-6 grid gap-1 text-sm [&_p>a]:py-1">
      {[article, chart].map(
        (each) =>
          each && (
            <p key={each.href}>
              <SiteLink href={each.href}>{each.title}</SiteLink>
            </p>
          ),
      )}
      <p>
        <span className="text-muted">{copy.documentation}</span>{' '}
        <SiteLink href={documentation.href}>
          <code translate="no">{documentation.list}</code>
        </SiteLink>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 [&>a]:min-w-6">
        <span className="text-muted">{copy.glossary}</span>
        {terms.map(({ href, name }) => (
          <SiteLink key={href} href={href}>
            {name}
          </SiteLink>
        ))}
      </p>
    </div>
  )
}
