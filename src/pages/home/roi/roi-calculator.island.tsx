import { useState } from 'react'
import type { HomeData } from '../../../../server/rendering/home-data.ts'
import { actionLook } from '../../../components/action-link.tsx'
import { FigureField } from '../../../components/figure-field.tsx'
import { fillText, formatNumber } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { parseNumber } from '../../../i18n/parse-number.ts'
import { LanguageField } from '../../../navigation/language-field.tsx'
import { shareValues } from '../../../navigation/share-values.ts'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import type { RoiInputs } from './roi.ts'
import { RoiResultPanel, type RoiWords } from './roi-result-panel.tsx'
import { type RoiField, roiFields, roiKeys, roiSearch } from './roi-search.ts'

interface RoiCalculatorProps {
  copy: RoiWords
  facts: HomeData['facts']
}

/**
 * Savings against cost. The values live in the address (`?drawings=&minutes=&wage=`), so a result can
 * be shared; as a plain form it also works without scripts.
 */
export function RoiCalculator({ copy, facts }: RoiCalculatorProps) {
  const { query, locale } = useShownPage()
  const { defaults, max } = facts.roi
  const [texts, setTexts] = useState(() => initialTexts(roiSearch(query), defaults, locale))
  const parsed = mapFields((field) => parseNumber(texts[field], locale, max[field]))

  function change(field: RoiField, text: string) {
    setTexts({ ...texts, [field]: text })
    const value = parseNumber(text, locale, max[field])
    const kept =
      typeof value === 'number' && value !== defaults[field] ? sharedText(value) : undefined
    shareValues({ [roiKeys[field]]: kept })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] border border-line bg-sheet lg:grid-cols-12">
      <form method="get" action="/#roi" noValidate className="p-6 lg:col-span-5 lg:p-8">
        <LanguageField />
        <h3 className="text-2xl">{copy.inputsTitle}</h3>
        {roiFields.map((field) => (
          <FigureField
            key={field}
            name={roiKeys[field]}
            copy={copy.inputs[field]}
            text={texts[field]}
            fault={faultText(copy, parsed[field], formatNumber(max[field], locale))}
            onChange={(text) => change(field, text)}
          />
        ))}
        <noscript>
          <button type="submit" className={`${actionLook.secondary} mt-5`}>
            {copy.calculate}
          </button>
        </noscript>
      </form>
      <RoiResultPanel
        copy={copy}
        inputs={validInputs(parsed)}
        prices={{ ...facts.price, pagesPerDrawing: facts.roi.pagesPerDrawing }}
        locale={locale}
      />
    </div>
  )
}

type Parsed = Record<RoiField, ReturnType<typeof parseNumber>>

function mapFields<T>(value: (field: RoiField) => T): Record<RoiField, T> {
  return Object.fromEntries(roiFields.map((field) => [field, value(field)])) as Record<RoiField, T>
}

/** Shared links carry plain numbers of at most two decimals, so that `1.200` can only be typed German. */
function sharedText(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Shared numbers are shown as the language writes them; what a form without scripts sends stays as typed. */
function initialTexts(
  search: Partial<Record<string, string>>,
  defaults: RoiInputs,
  locale: Locale,
): Record<RoiField, string> {
  return mapFields((field) => {
    const given = search[roiKeys[field]]
    if (given === undefined) return formatNumber(defaults[field], locale)
    return /^\d+(\.\d{1,2})?$/.test(given) ? formatNumber(Number(given), locale) : given
  })
}

function validInputs(parsed: Parsed): RoiInputs | undefined {
  const isValid = roiFields.every((field) => typeof parsed[field] === 'number')
  return isValid ? (parsed as RoiInputs) : undefined
}

function faultText(copy: RoiWords, value: Parsed[RoiField], max: string): string | undefined {
  return typeof value === 'string' ? fillText(copy.errors[value], { max }) : undefined
}
