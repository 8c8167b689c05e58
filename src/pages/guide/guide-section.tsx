import type { GuideSectionCopy } from '../../../shared/content/pages/guide.ts'
import { QuietLinks } from '../../components/actions/quiet-links.tsx'
import { CodeBlock } from '../../components/code/code-block.tsx'
import { Definitions } from '../../components/lists/definitions.tsx'
import { Section } from '../../components/sections/section.tsx'
import { Tabs } from '../../components/tabs/tabs.tsx'
import { Paragraphs } from '../../components/text/paragraphs.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { AnswerSheet } from './answer-sheet.tsx'
import { DrawnBeside } from './drawn-beside.tsx'
import { ErrorScale } from './error-scale.tsx'
import { exampleRequests } from './example-requests.ts'
import type { GuideData, ShownError, ShownExample, ShownPackage } from './guide-data.ts'
import { ObjectFields } from './object-fields.tsx'
import { RequestBuilder } from './request-builder.tsx'
import { RunRequest } from './run-request.tsx'

interface GuideSectionProps {
  copy: GuideSectionCopy
  number: number
  page: GuideData
}

/** A section of a guide: what to do, the code that does it, the fields that travel. */
export function GuideSection({ copy, number, page }: GuideSectionProps) {
  const { labels } = page
  return (
    <Section id={copy.id} number={number} title={copy.title} intro={copy.intro}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <DrawnBeside drawing={copy.drawing}>
          <Words copy={copy} />
        </DrawnBeside>
        {copy.example && <Example name={copy.example} page={page} />}
        {copy.listsPackages && <PackageList packages={page.packages} />}
        {copy.after && <RichParagraph className="max-w-[40rem]" nodes={copy.after} />}
        {copy.objects.map((name) => {
          const object = page.objects[name]
          return (
            object && (
              <ObjectFields key={name} object={object} label={labels.fields} words={page.words} />
            )
          )
        })}
        {copy.listsErrors && (
          <>
            <ErrorScale errors={page.errors} words={labels.scale} />
            <ErrorList errors={page.errors} label={labels.status} />
          </>
        )}
        {copy.links.length > 0 && <QuietLinks links={copy.links} />}
      </div>
    </Section>
  )
}

function Words({ copy }: { copy: GuideSectionCopy }) {
  return (
    <div className="grid gap-8">
      {copy.text.length > 0 && (
        <div className="max-w-[40rem] space-y-4">
          <Paragraphs texts={copy.text} />
        </div>
      )}
      {copy.definitions.length > 0 && <Definitions items={copy.definitions} />}
      {copy.files.length > 0 && <FileList files={copy.files} />}
    </div>
  )
}

/** Files of this site for programs, by their addresses. */
function FileList({ files }: { files: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 font-mono text-sm leading-loose">
      {files.map((path) => (
        <li key={path}>
          <a href={path} className="py-0.5 text-action underline underline-offset-4" translate="no">
            {path}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** An example, with the button that runs it where it is one request; the first one can be changed. */
function Example({ name, page }: { name: string; page: GuideData }) {
  const { labels } = page
  const { builder } = page.copy
  const request = exampleRequests[name]
  const isFirst = name === 'read'
  const sheet = isFirst && builder ? <AnswerSheet alt={builder.sheet} /> : undefined
  const example = (
    <>
      <ExampleCode label={labels.language} examples={page.examples[name] ?? []} />
      {request && <RunRequest request={request} labels={labels} sheet={sheet} />}
    </>
  )
  return isFirst && builder ? <RequestBuilder labels={builder}>{example}</RequestBuilder> : example
}

const languages = { sh: 'curl', py: 'Python', ts: 'TypeScript', cs: 'C#', java: 'Java' } as const

interface ExampleCodeProps {
  label: string
  examples: readonly ShownExample[]
}

/** The same example in each language that has it. */
function ExampleCode({ label, examples }: ExampleCodeProps) {
  const { code } = useUi()
  const tabs = examples.map(({ language, file, html }) => ({
    id: file.replace('.', '-'),
    title: languages[language],
    panel: <CodeBlock caption={file} html={html} labels={code} />,
  }))
  const [first] = tabs
  return tabs.length === 1 ? first?.panel : <Tabs label={label} tabs={tabs} />
}

/** The client packages to fetch, with size and sum. */
function PackageList({ packages }: { packages: readonly ShownPackage[] }) {
  return (
    <dl className="definitions">
      {packages.map(({ file, href, size, sha256 }) => (
        <div key={file}>
          <dt>
            <a
              href={href}
              className="font-mono text-base text-action underline underline-offset-4"
              translate="no"
            >
              {file}
            </a>{' '}
            <span className="text-sm text-muted">{size}</span>
          </dt>
          <dd>
            SHA-256
            <code className="package-sum break-all" translate="no">
              {sha256}
            </code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Every error with its status, what happened and what to do. Each code is an anchor: problem details lead there. */
function ErrorList({ errors, label }: { errors: readonly ShownError[]; label: string }) {
  return (
    <dl className="definitions error-codes">
      {errors.map(({ code, status, title, detail, action }) => (
        <div key={code} id={code} tabIndex={-1} className="scroll-mt-20">
          <dt>
            <span className="error-codes__status">
              <span className="sr-only">{label} </span>
              {status}
            </span>
            <code translate="no">{code}</code>
          </dt>
          <dd>
            <strong>{title}.</strong> {detail} {action}
          </dd>
        </div>
      ))}
    </dl>
  )
}
