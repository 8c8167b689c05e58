import { readFileSync } from 'node:fs'
import { highlightJson } from '../../src/components/code/highlight-json.ts'
import { highlight } from './highlight.ts'

const folder = 'docs/examples/agents'

/** How clients are set up, and how a program asks; in the order in which they are shown. */
const files = [
  { group: 'connect', file: 'claude-code.sh', title: 'Claude Code' },
  { group: 'connect', file: 'vs-code.json', title: 'VS Code' },
  { group: 'connect', file: 'cursor.json', title: 'Cursor' },
  { group: 'ask', file: 'ask.sh', title: 'curl' },
  { group: 'ask', file: 'ask.ts', title: 'TypeScript' },
] as const

/** The examples of the guide for agents as highlighted markup. */
export async function agentExamples() {
  return Promise.all(files.map(async (each) => ({ ...each, html: await markup(each.file) })))
}

async function markup(file: string): Promise<string> {
  const code = readFileSync(`${folder}/${file}`, 'utf8').trimEnd()
  if (file.endsWith('.json')) return highlightJson(JSON.parse(code))
  return highlight(code, file.endsWith('.sh') ? 'shellscript' : 'typescript')
}
