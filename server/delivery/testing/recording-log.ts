/** A log that keeps its lines. */
export interface RecordingLog {
  readonly lines: { readonly level: string; readonly text: string; readonly facts: unknown }[]
  info(facts: unknown, text?: string): void
  warn(facts: unknown, text?: string): void
  error(facts: unknown, text?: string): void
  /** Texts of one level. */
  texts(level: string): string[]
}

/** A log without lines. */
export function createRecordingLog(): RecordingLog {
  const lines: { level: string; text: string; facts: unknown }[] = []
  const write = (level: string) => (facts: unknown, text?: string) => {
    lines.push({ level, text: text ?? String(facts), facts })
  }
  return {
    lines,
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    texts: (level) => lines.filter((line) => line.level === level).map((line) => line.text),
  }
}
