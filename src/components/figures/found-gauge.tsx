import { TitleBlockFrame } from '../sections/title-block-frame.tsx'

interface FoundGaugeProps {
  label: string
  shares: readonly {
    name: string
    /** From 0 to 1. */
    share: number
    /** The share as it is read. */
    value: string
    /** There is no share: it is said in words. */
    isRefused?: boolean
  }[]
}

/** Shares on one scale, a line each: what a table of the page says, at a glance. */
export function FoundGauge({ label, shares }: FoundGaugeProps) {
  return (
    <TitleBlockFrame label={label} className="found-gauge">
      <dl>
        {shares.map(({ name, share, value, isRefused }) => (
          <div key={name} className="found-gauge__line" data-refused={isRefused || undefined}>
            <dt>{name}</dt>
            <dd className="found-gauge__value">{value}</dd>
            <dd className="found-gauge__bar" aria-hidden="true">
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 8V2M25 8V5M50 8V2M75 8V5M100 8V2" />
                <rect y="4" width={Math.round(share * 1000) / 10} height="4" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </TitleBlockFrame>
  )
}
