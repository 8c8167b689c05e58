import { Breakable } from './breakable.tsx'

interface FieldPathProps {
  path: string
  className?: string
}

/** A path of the response as code; long ones break at their joints. */
export function FieldPath({ path, className }: FieldPathProps) {
  return (
    <code lang="en" translate="no" className={className}>
      <Breakable>{path}</Breakable>
    </code>
  )
}
