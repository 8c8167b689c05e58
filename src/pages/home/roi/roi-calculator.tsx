import type { HomeCopy } from '../../../../shared/content/pages/home.ts'
import { formatNumber } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import type { RoiInputs } from '../../../../shared/roi.ts'
import { FigureField } from '../../../components/fields/figure-field.tsx'
import { SubmitWithoutScript } from '../../../components/fields/submit-without-script.tsx'
import { Section } from '../../../components/sections/section.tsx'
import { RichParagraph } from '../../../components/text/rich-text.tsx'
import { Enhanced } from '../../../islands/island.tsx'
import { JsonBlock } from '../../../islands/json-block.tsx'
import { LanguageField } from '../../../navigation/language-field.tsx'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import type { HomeData } from '../home-data.ts'
import { calculateRoi } from './calculate-roi.enhance.ts'
import { RoiResultPanel } from './roi-result-panel.tsx'
import { type RoiSearch, roiFields, roiKeys, roiSearch } from './roi-search.ts'
import { mapFields, type RoiSetup, type RoiTexts, roiView } from './roi-view.ts'

interface RoiCalculatorProps {
  copy: HomeCopy['roi']
  facts: HomeData['facts']
}

/**
 * Savings against cost. The values live in the address (`?drawings=&minutes=&wage=`), so a result can
 * be shared; as a plain form it also works without scripts.
 */
export function RoiCalculator({ copy, facts }: RoiCalculatorProps) {
  const { query, locale } = useShownPage()
  const setup = setupOf(copy, facts)
  const texts = initialTexts(roiSearch(query), setup.defaults, locale)
  const view = roiView(texts, setup, locale)
  return (
    <Section id="roi" number={9} title={copy.title} intro={copy.intro}>
      <Enhanced by={calculateRoi} when="near">
        <div className="grid grid-cols-[minmax(0,1fr)] border border-line bg-sheet md:grid-cols-12">
          <JsonBlock value={setup} />
          <form method="get" action="/#roi" noValidate className="p-4 md:col-span-5 lg:p-8">
            <LanguageField />
            <h3 className="text-2xl">{copy.inputsTitle}</h3>
            {roiFields.map((field) => (
              <FigureField
                key={field}
                name={roiKeys[field]}
                copy={copy.inputs[field]}
                text={texts[field]}
                fault={view.faults[field]}
              />
            ))}
            <SubmitWithoutScript label={copy.calculate} />
          </form>
          <RoiResultPanel copy={copy} view={view} />
        </div>
      </Enhanced>
      <RichParagraph className="mt-4 max-w-[36rem] text-sm text-muted" nodes={copy.assumptions} />
    </Section>
  )
}

function setupOf(copy: HomeCopy['roi'], { price, roi }: HomeData['facts']): RoiSetup {
  const { breakEvenValue, breakEvenNever } = copy.outputs
  return {
    prices: { base: price.base, perPage: price.perPage, pagesPerDrawing: roi.pagesPerDrawing },
    defaults: roi.defaults,
    max: roi.max,
    errors: copy.errors,
    words: { breakEvenValue, breakEvenNever },
    mark: copy.plot.breakEven,
  }
}

/** Shared numbers are shown as the language writes them; what a form without scripts sends stays as typed. */
function initialTexts(search: RoiSearch, defaults: RoiInputs, locale: Locale): RoiTexts {
  return mapFields((field) => {
    const given = search[roiKeys[field]]
    if (given === undefined) return formatNumber(defaults[field], locale)
    return /^\d+(\.\d{1,2})?$/.test(given) ? formatNumber(Number(given), locale) : given
  })
}
