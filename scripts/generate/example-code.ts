import { existsSync, readFileSync } from 'node:fs'
import { exampleNames } from '../../shared/content/pages/guide.ts'
import { highlight } from './highlight.ts'

const folder = 'docs/examples/sandbox'
const languages = {
  sh: 'shellscript',
  py: 'python',
  ts: 'typescript',
  cs: 'csharp',
  java: 'java',
} as const

/** The examples of the documentation as highlighted markup, in the order in which they are shown. */
export async function exampleCode() {
  const files = exampleNames.flatMap((name) =>
    (['sh', 'py', 'ts', 'cs', 'java'] as const)
      .filter((language) => existsSync(`${folder}/${name}.${language}`))
      .map((language) => ({ name, language })),
  )
  return Promise.all(
    files.map(async ({ name, language }) => {
      const code = readFileSync(`${folder}/${name}.${language}`, 'utf8').trimEnd()
      return { name, language, html: await highlight(code, languages[language]) }
    }),
  )
}
