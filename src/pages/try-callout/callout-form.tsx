import type { SignedText } from '@firstangle/drawings/lettering'
import { fillText, textFor } from '../../../shared/i18n/format.ts'
import { actionLook } from '../../components/actions/action-link.tsx'
import { SignedWords } from '../../components/text/signed-words.tsx'
import { Cached } from '../../islands/cached.tsx'
import { LanguageField } from '../../navigation/language-field.tsx'
import { CalloutExamples } from './callout-examples.tsx'
import type { TryCalloutData } from './try-callout-data.ts'

type FormWords = TryCalloutData['copy']['form']

/** The field, the unit of the sheet, signs and examples: a form whose answer is a page. */
export function CalloutForm({ data }: { data: TryCalloutData }) {
  const { copy, query, unit } = data
  const { form } = copy
  return (
    <div className="no-print decoder__desk">
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not known to all browsers and readers yet */}
      <form action="/try/callout" role="search">
        <LanguageField />
        <label htmlFor="callout" className="form-label">
          {form.label}
        </label>
        <p id="callout-hint" className="form-hint">
          {form.hint}
        </p>
        <div className="flex flex-wrap gap-x-2">
          <input
            id="callout"
            type="text"
            name="q"
            className="form-input sign-input min-w-0 flex-[1_1_9.5rem]"
            aria-describedby="callout-hint"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            enterKeyHint="go"
            spellCheck={false}
            placeholder={data.example}
            defaultValue={query}
          />
          <button type="submit" className={`${actionLook.primary} mt-2 flex-none px-4`}>
            {form.submit}
          </button>
        </div>
        <Cached name="signs">
          <SignButtons label={form.signs} signs={form.sign} drawn={data.drawn.signs} />
        </Cached>
        <UnitChoice words={form} unit={unit} />
      </form>
      <Cached name="examples">
        <CalloutExamples
          label={form.examples}
          examples={form.example}
          drawn={data.drawn.examples}
        />
      </Cached>
      <p role="status" className="sr-only mt-4" data-part="said" data-failed={form.failed}>
        {statusOf(data)}
      </p>
    </div>
  )
}

/** The unit of sizes whose unit is not printed. */
function UnitChoice({ words, unit }: { words: FormWords; unit: TryCalloutData['unit'] }) {
  return (
    <fieldset className="mt-2 flex flex-wrap items-center gap-x-3 text-sm">
      <legend className="contents text-muted">{words.unit}</legend>
      <span className="flex gap-x-3">
        {(['mm', 'inch'] as const).map((each) => (
          <label key={each} className="inline-flex min-h-11 items-center gap-2">
            <input type="radio" name="unit" value={each} defaultChecked={unit === each} />
            {words[each]}
          </label>
        ))}
      </span>
    </fieldset>
  )
}

/** What screen readers announce once typing pauses. */
function statusOf(data: TryCalloutData): string {
  const { copy, outcome, decoded, query } = data
  if (outcome === 'answered') return answeredStatus(data)
  if (outcome === 'recognised') return decoded.recognised ?? ''
  return outcome === 'unclear' ? fillText(copy.unclear.title, { query }) : ''
}

function answeredStatus({ copy, decoded }: TryCalloutData): string {
  const { answer } = copy
  const { readings } = decoded
  const [first] = readings
  const callouts = first?.callouts ?? []
  const count = callouts.length
  const names = callouts.map(({ title }) => title).join(', ')
  const words = fillText(textFor(count, answer), { count })
  if (!first || readings.length === 1) return `${words}: ${names}`
  const place = { number: 1, count: readings.length, score: first.confidence }
  return `${fillText(answer.reading, place)}: ${names}`
}

interface SignButtonsProps {
  label: string
  signs: readonly { id: string; name: string }[]
  drawn: readonly SignedText[]
}

/** Signs that keyboards lack; on a phone two lines of them. */
function SignButtons({ label, signs, drawn }: SignButtonsProps) {
  return (
    <fieldset className="needs-script mt-3 min-w-0">
      <legend className="sr-only">{label}</legend>
      <ul className="grid grid-cols-9 gap-1 py-1.5 sm:flex sm:flex-wrap sm:gap-1.5">
        {signs.map(({ id, name }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={name}
              title={name}
              data-sign={id}
              className="grid h-9 w-full place-items-center sm:w-9 border border-hairline font-mono text-lg hover:border-action hover:text-action"
            >
              <SignedWords parts={drawn[index] ?? [id]} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
