import type { PageReading } from '@firstangle/reader'
import { useSessionWords } from './reader-words.ts'

interface InsightListProps {
  reading: PageReading
  onPoint: (id: number | undefined) => void
}

/** What rules conclude from the values, each marked as an estimate. */
export function InsightList({ reading, onPoint }: InsightListProps) {
  const { words, percent, writer } = useSessionWords()
  const { insights: copy } = words
  if (reading.insights.length === 0) return null
  const inLanguage = (value: string) =>
    value.replaceAll(/(?<!\d)\d+\.\d+/g, (figure) => writer.number(Number(figure)))
  return (
    <section className="try-kind try-insights" data-kind="metadata">
      <header>
        <h3>{copy.title}</h3>
      </header>
      <ul>
        {reading.insights.map(({ kind, value, confidence, reasons }) => {
          const because = reasons.flatMap(({ rule }) => copy.reasons[rule] ?? [])
          const [first] = reasons.flatMap(({ ids }) => ids)
          return (
            <li
              key={`${kind} ${value}`}
              onPointerEnter={() => onPoint(first)}
              onPointerLeave={() => onPoint(undefined)}
            >
              <b>{copy.kinds[kind]}</b> {copy.values[value] ?? inLanguage(value)}
              <span className="try-estimate">
                {copy.estimate}, {percent(confidence)}
              </span>
              {because.length > 0 && (
                <span className="try-note">
                  {copy.because} {because.join('; ')}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
