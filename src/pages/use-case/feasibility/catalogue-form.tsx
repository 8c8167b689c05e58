import { geometricCharacteristics } from '@firstangle/drawings/responses'
import type { ReactNode } from 'react'
import type { PlaygroundCopy } from '../../../../shared/content/feasibility.ts'
import type { Draft, DraftReading } from '../../../../shared/feasibility/catalogue-draft.ts'
import {
  drawingKey,
  measuredKey,
  type NumberKey,
  noteKey,
} from '../../../../shared/feasibility/catalogue-keys.ts'
import { namedNotes } from '../../../../shared/feasibility/catalogue-terms.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { SubmitWithoutScript } from '../../../components/submit-without-script.tsx'
import { LanguageField } from '../../../navigation/language-field.tsx'
import { CheckBox } from './check-box.tsx'
import { target } from './check-drawings.ts'
import { MaterialLists } from './material-lists.tsx'
import { NumberField } from './number-field.tsx'
import { StaleNote } from './stale-note.tsx'
import { faultText } from './wording.ts'

interface CatalogueFormProps {
  copy: PlaygroundCopy
  draft: Draft
  faults: DraftReading['faults']
  /** Chosen in the address, where a form without scripts must keep it. */
  drawing: string | undefined
  locale: Locale
  children: ReactNode
}

/** The shop's limits. */
export function CatalogueForm(props: CatalogueFormProps) {
  const { copy, draft, faults, drawing, locale, children } = props
  const { form } = copy
  const number = (key: NumberKey) => (
    <NumberField
      name={key}
      copy={form.fields[key]}
      text={draft[key] ?? ''}
      fault={faultText(copy, key, faults[key], locale)}
    />
  )
  const box = (key: string, label: string) => (
    <CheckBox key={key} name={key} label={label} isOn={draft[key] === '1'} />
  )
  return (
    <form
      method="get"
      action={target}
      noValidate
      aria-labelledby="catalogue-title"
      className="catalogue"
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
          <MaterialLists copy={copy} draft={draft} />
        </Group>
      </div>
      <div data-part="stale">
        <StaleNote copy={copy} faults={faults} />
      </div>
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
