import type { GuideData, ShownObject } from './guide-data.ts'

interface ObjectFieldsProps {
  object: ShownObject
  /** Before the name of the object. */
  label: string
  words: GuideData['words']
}

/** The fields of an object that travels, with type, meaning and values. */
export function ObjectFields({ object, label, words }: ObjectFieldsProps) {
  return (
    <div>
      <h3 className="text-xl">
        {label}{' '}
        <code className="font-mono text-base" translate="no">
          {object.name}
        </code>
      </h3>
      <dl className="definitions mt-3">
        {object.fields.map(({ path, type, isOptional, meaning, values, isOpen }) => (
          <div key={path}>
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <code className="text-base" translate="no">
                {path}
              </code>{' '}
              <code className="text-xs text-muted" translate="no">
                {type}
                {isOptional && <span translate="yes"> · {words.optional}</span>}
              </code>
            </dt>
            <dd>
              {meaning}
              {values && (
                <span className="block text-sm text-muted">
                  {isOpen ? words.examples : words.values}{' '}
                  <code translate="no">{values.join(', ')}</code>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
