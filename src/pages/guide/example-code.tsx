import { CodeBlock } from '../../components/code-block.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import type { ShownExample } from './guide-data.ts'

const languages = { sh: 'curl', py: 'Python', ts: 'TypeScript', cs: 'C#', java: 'Java' } as const

interface ExampleCodeProps {
  label: string
  examples: readonly ShownExample[]
}

/** The same example in each language that has it. */
export function ExampleCode({ label, examples }: ExampleCodeProps) {
  const { code } = useUi()
  const tabs = examples.map(({ language, file, html }) => ({
    id: file.replace('.', '-'),
    title: languages[language],
    panel: <CodeBlock caption={file} html={html} labels={code} />,
  }))
  const [first] = tabs
  return tabs.length === 1 ? first?.panel : <Tabs label={label} tabs={tabs} />
}
