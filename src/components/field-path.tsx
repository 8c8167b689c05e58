import { Fragment } from 'react'

interface FieldPathProps {
  path: string
  className?: string
}

/** A path of the response as code; long ones break behind a dot or an underscore, not inside a name. */
export function FieldPath({ path, className }: FieldPathProps) {
  return (
    <code lang="en" translate="no" className={className}>
      {path.split(/(?<=[a-z\]]\.|\w{4}_|\])(?=\w)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}
