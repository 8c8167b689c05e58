import type { QuotingCopy } from '../../../../shared/content/pages/quoting.ts'
import { Icon, type IconName } from '../../../components/icons/icon.tsx'
import { RichText } from '../../../components/text/rich-text.tsx'

/** For whom it is, and for whom not, side by side. */
export function Fit({ copy }: { copy: QuotingCopy['fit'] }) {
  return (
    <div className="cells large-cells @min-[41rem]:grid-cols-2">
      <Side copy={copy.best} icon="check" />
      <Side copy={copy.notIdeal} icon="cross" />
    </div>
  )
}

function Side({ copy, icon }: { copy: QuotingCopy['fit']['best']; icon: IconName }) {
  return (
    <div className="p-6 lg:p-8">
      <h3 className="text-xl">{copy.title}</h3>
      <ul className="mt-4 space-y-3">
        {copy.points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points never change their order
          <li key={index} className="flex gap-3 text-muted">
            <Icon
              name={icon}
              className={`mt-1 size-5 flex-none ${icon === 'check' ? 'text-action' : 'text-line'}`}
            />
            <span>
              <RichText nodes={point} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
