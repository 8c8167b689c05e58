import type { HomeCopy } from '../../../../server/content/schemas/home.ts'
import { ShareLinkButton } from '../../../components/share-link-button.tsx'
import { fillText, formatMoney, formatNumber } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { calculateRoi, type RoiInputs, type RoiPrices } from './roi.ts'
import { RoiPlot } from './roi-plot.tsx'
import { plotGeometry } from './roi-plot-geometry.ts'

/** What the calculator says; what only surrounds it stands in the page. */
export type RoiWords = Omit<HomeCopy['roi'], 'title' | 'intro' | 'assumptions'>

interface RoiResultPanelProps {
  copy: RoiWords
  /** Undefined while an input is wrong. */
  inputs: RoiInputs | undefined
  prices: RoiPrices
  locale: Locale
}

/** The four outputs and the plot; dashes while an input is wrong, never a NaN. */
export function RoiResultPanel({ copy, inputs, prices, locale }: RoiResultPanelProps) {
  const result = inputs && calculateRoi(inputs, prices)
  const money = (value: number | undefined) =>
    value === undefined ? '–' : formatMoney(value, locale)
  const { outputs } = copy
  return (
    <div className="border-t border-line p-6 lg:col-span-7 lg:border-t-0 lg:border-l lg:p-8">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2" aria-live="polite">
        <Output label={outputs.monthlySavings} value={money(result?.monthlySavings)} />
        <Output label={outputs.productCost} value={money(result?.productCost)} />
        <Output label={outputs.netRoi} value={money(result?.netRoi)} strong />
        <Output label={outputs.breakEven} value={breakEvenText(outputs, result, locale)} />
      </dl>
      {inputs && result && (
        <RoiPlot
          copy={copy.plot}
          geometry={plotGeometry(inputs, prices, result.breakEven)}
          breakEven={result.breakEven}
          locale={locale}
        />
      )}
      {inputs && (
        <p className="mt-4">
          <ShareLinkButton hash="roi" labels={copy} />
        </p>
      )}
    </div>
  )
}

function breakEvenText(
  outputs: RoiWords['outputs'],
  result: { breakEven: number | undefined } | undefined,
  locale: Locale,
): string {
  if (!result) return '–'
  if (result.breakEven === undefined) return outputs.breakEvenNever
  return fillText(outputs.breakEvenValue, { count: formatNumber(result.breakEven, locale) })
}

function Output({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div>
      <dt className="title-label">{label}</dt>
      <dd
        className={`font-heading text-2xl font-semibold leading-tight ${strong ? 'text-action' : ''}`}
      >
        {value}
      </dd>
    </div>
  )
}
