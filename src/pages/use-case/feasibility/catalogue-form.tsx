import { geometricCharacteristics } from '@firstangle/drawings/responses'
import type { ReactNode } from 'react'
import type { PlaygroundCopy } from '../../../../shared/content/pages/feasibility.ts'
import {
  type Draft,
  type DraftReading,
  largest,
} from '../../../../shared/feasibility/catalogue-draft.ts'
import {
  drawingKey,
  measuredKey,
  type NumberKey,
  noteKey,
} from '../../../../shared/feasibility/catalogue-keys.ts'
import { namedNotes } from '../../../../shared/feasibility/catalogue-terms.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { SubmitWithoutScript } from '../../../components/fields/submit-without-script.tsx'
import { LanguageField } from '../../../navigation/language-field.tsx'
import { CheckBox } from './check-box.tsx'
import { MaterialLists } from './material-lists.tsx'
import { NumberField } from './number-field.tsx'
import { exactNumber } from './wording.ts'

interface CatalogueFormProps {
  copy: PlaygroundCopy
  action: string
  draft: Draft
  faults: DraftReading['faults']
  /** The drawing that the address names: without scripts, the form has to send it along. */
  drawing: string | undefined
  locale: Locale
  onChange: (draft: Draft) => void
  children: ReactNode
}

/** The shop's limits. Each change is checked at once; a wrong field keeps the last good result. */
export function CatalogueForm(props: CatalogueFormProps) {
  const { copy, action, draft, faults, drawing, locale, onChange, children } = props
  const { form } = copy
  const set = (key: string) => (value: string) => onChange({ ...draft, [key]: value })
  const number = (key: NumberKey) => (
    <NumberField
      name={key}
      copy={form.fields[key]}
      text={draft[key] ?? ''}
      fault={faultText(form, faults[key], exactNumber(largest[key], locale))}
      onChange={set(key)}
    />
  )
  const box = (key: string, label: string) => (
    <CheckBox key={key} name={key} label={label} isOn={draft[key] === '1'} onChange={set(key)} />
  )
  return (
    <form
      method="get"
      action={action}
      noValidate
      aria-labelledby="catalogue-title"
      className="catalogue"
      onSubmit={(event) => event.preventDefault()}
    >
      <LanguageField />
      {drawing && <input type="hidden" name={drawingKey} value={drawing} />}
      <h3 id="catalogue-title" className="text-2xl">
        {form.title}
      </h3>
      <div className="catalogue__groups">
        <Group title={form.legends.sizes} hint={form.hints.tolerance}>
          {number('tolerance')}
          {namedNotes.map((note) => box(noteKey(note), fillText(form.acceptNote, { note })))}
        </Group>
        <Group title={form.legends.threads}>
          {number('thread-min')}
          {number('thread-max')}
          {box('fine-pitch', form.finePitch)}
        </Group>
        <Group title={form.legends.corners}>
          {number('radius')}
          {number('chamfer')}
        </Group>
        <Group title={form.legends.surface} hint={form.hints.rz}>
          {number('ra')}
          {number('rz')}
        </Group>
        <Group title={form.legends.gdnt}>
          {number('zone')}
          <div>
            {geometricCharacteristics.map((each) =>
              box(measuredKey(each), copy.characteristics[each]),
            )}
          </div>
        </Group>
        <Group title={form.legends.materials} hint={form.hints.materials}>
          <MaterialLists copy={copy} draft={draft} onChange={(key, value) => set(key)(value)} />
        </Group>
      </div>
      {Object.keys(faults).length > 0 && <p className="mt-4 text-sm text-error">{form.stale}</p>}
      <SubmitWithoutScript label={form.submit} />
      {children}
    </form>
  )
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-hairline pt-3">
      <legend className="float-left mb-2 w-full font-heading text-lg font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
      {hint && <p className="mt-2 text-xs text-muted">{hint}</p>}
    </fieldset>
  )
}

function faultText(
  { errors }: PlaygroundCopy['form'],
  fault: DraftReading['faults'][NumberKey],
  max: string,
): string | undefined {
  return fault && fillText(errors[fault], { max })
}
