import type { ReactNode } from 'react'
import { requestTypes, sampleNames } from '../../../shared/api-schemas/sandbox.ts'
import type { GuideCopy } from '../../../shared/content/pages/guide.ts'
import { Enhanced } from '../../islands/island.tsx'
import { LanguageField } from '../../navigation/language-field.tsx'
import { buildRequest } from './build-request.enhance.ts'

interface RequestBuilderProps {
  labels: NonNullable<GuideCopy['builder']>
  /** The examples, and the button that runs them. */
  children: ReactNode
}

/** Lets a visitor choose sample and request types; the examples follow. Without scripts they stay as they are. */
export function RequestBuilder({ labels, children }: RequestBuilderProps) {
  return (
    <Enhanced by={buildRequest} when="use">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <form className="needs-script flex flex-wrap items-end gap-x-8 gap-y-4">
          <LanguageField />
          <label className="grid gap-1 text-sm">
            {labels.sample}
            <select name="sample" className="min-h-11 border border-line bg-sheet px-3">
              {sampleNames.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <fieldset className="text-sm">
            <legend>{labels.types}</legend>
            <div className="flex flex-wrap gap-x-5">
              {requestTypes.map((type) => (
                <label key={type} className="flex min-h-11 items-center gap-2" translate="no">
                  <input
                    type="checkbox"
                    name="type"
                    value={type}
                    defaultChecked={type === 'features'}
                  />
                  {type}
                </label>
              ))}
            </div>
          </fieldset>
        </form>
        {children}
      </div>
    </Enhanced>
  )
}
