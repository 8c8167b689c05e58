import { Fragment } from 'react'

/**
 * Where a path or an address may break: behind a dot, an underscore, a bracket or a slash, before the sign of a mail
 * address; not inside a name, nor before the ending of a file.
 */
const joints = /(?<=[a-z\]]\.|\w{4}_|\]|\w\/)(?!json$|txt$|xml$)(?=\w)|(?<=\w)(?=@)/

/** Text without spaces that may break after its separators. */
export function Breakable({ children }: { children: string }) {
  return children.split(joints).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
