/** One line of a Dockerfile, such as `RUN npm ci`. */
export interface Instruction {
  readonly name: string
  readonly text: string
}

/** What stands between one `FROM` and the next. */
export interface Stage {
  readonly base: string
  readonly name: string
  readonly instructions: readonly Instruction[]
}

/** Reads a Dockerfile: comments and empty lines go, lines that end with a backslash go on. */
export function parseDockerfile(text: string): Stage[] {
  const lines = text.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line))
  const whole = lines.join('\n').replace(/\\\n\s*/g, '')
  const instructions = whole.split('\n').map((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? []
    if (name === '') throw new Error(`This line of the Dockerfile is not understood: ${line}`)
    return { name, text: rest }
  })
  return stagesOf(instructions)
}

function stagesOf(instructions: readonly Instruction[]): Stage[] {
  const starts = instructions.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []))
  return starts.map((start, number) => {
    const [base = '', , name = String(number)] = instructions[start]?.text.split(/\s+/) ?? []
    return { base, name, instructions: instructions.slice(start + 1, starts[number + 1]) }
  })
}

/** The pairs of `ENV A=1 B=2`. */
export function pairsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  )
}

/** The words of `CMD ["a", "b"]`. */
export function wordsOf(text: string): string[] {
  return JSON.parse(text) as string[]
}

/** The command of `HEALTHCHECK --interval=10s CMD ["a", "b"]`. */
export function healthCheckOf(text: string): string[] {
  return wordsOf(text.replace(/^(?:--\S+\s+)*CMD\s+/, ''))
}
