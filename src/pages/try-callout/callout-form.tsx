import { useRef } from 'react'
import type { TryCalloutData } from '../../../server/rendering/try-callout-data.ts'
import { actionLook } from '../../components/action-link.tsx'
import { fillText } from '../../i18n/format.ts'
import { Examples } from './examples.tsx'
import { withSign } from './insert-sign.ts'
import { SignButtons } from './sign-buttons.tsx'
import { useCalloutQuery } from './use-callout-query.ts'

const path = '/try/callout'

/** The field, the unit of the sheet, signs and examples. Without scripts a form whose answer is a page. */
export function CalloutForm({ data }: { data: TryCalloutData }) {
  const { copy, locale } = data
  const { form } = copy
  const field = useRef<HTMLInputElement>(null)
  const { text, unit, ask } = useCalloutQuery(data)

  function insert(sign: string) {
    const input = field.current
    if (!input) return
    const { selectionStart, selectionEnd } = input
    const next = withSign(text, sign, selectionStart ?? text.length, selectionEnd ?? text.length)
    ask({ text: next.text })
    input.focus()
    requestAnimationFrame(() => input.setSelectionRange(next.caret, next.caret))
  }

  return (
    <div className="no-print mt-10 border border-line bg-sheet p-5 sm:p-8">
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not known to all browsers and readers yet */}
      <form action={path} role="search" onSubmit={(event) => event.preventDefault()}>
        {locale !== 'en' && <input type="hidden" name="lang" value={locale} />}
        <label htmlFor="callout" className="form-label">
          {form.label}
        </label>
        <p id="callout-hint" className="form-hint">
          {form.hint}
        </p>
        <div className="gap-3 sm:flex">
          <input
            ref={field}
            id="callout"
            type="text"
            name="q"
            className="form-input sign-input min-w-0 flex-1"
            aria-describedby="callout-hint"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            enterKeyHint="go"
            spellCheck={false}
            value={text}
            onChange={({ target }) => ask({ text: target.value })}
          />
          <button type="submit" className={`${actionLook.primary} mt-2 flex-none`}>
            {form.submit}
          </button>
        </div>
        <SignButtons
          label={form.signs}
          signs={form.sign}
          drawn={data.drawn.signs}
          onInsert={insert}
        />
        <fieldset className="mt-4 flex flex-wrap gap-x-6 text-sm">
          <legend className="float-left w-full text-muted">{form.unit}</legend>
          {(['mm', 'inch'] as const).map((each) => (
            <label key={each} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="unit"
                value={each}
                checked={unit === each}
                onChange={() => ask({ unit: each })}
              />
              {form[each]}
            </label>
          ))}
        </fieldset>
      </form>
      <Examples label={form.examples} examples={form.example} drawn={data.drawn.examples} />
      <p role="status" className="sr-only">
        {statusOf(data)}
      </p>
    </div>
  )
}

/** What screen readers are told once typing pauses. */
function statusOf({ copy, outcome, decoded, query }: TryCalloutData): string {
  const count = decoded.callouts.length
  if (outcome === 'answered') {
    const words = count === 1 ? copy.answer.one : fillText(copy.answer.many, { count })
    return `${words}: ${decoded.callouts.map(({ title }) => title).join(', ')}`
  }
  return outcome === 'unclear' ? fillText(copy.unclear.title, { query }) : ''
}
