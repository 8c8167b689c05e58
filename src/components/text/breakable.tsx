import { Fragment } from 'react'

/** Where a path may break: behind a dot, an underscore, a bracket or a slash; not before the ending of a file. */
const joints = /(?<=[a-z\]]\.|\w{4}_|\]|\w\/)(?!json$|txt$|xml$)(?=\w)/

/** Where a mail address may break: behind its sign alone, so that the domain is read as one. */
const mailJoint = /(?<=\w@)/

/** Text without spaces that may break at its joints. */
export function Breakable({ children }: { children: string }) {
  return children.split(/\w@/.test(children) ? mailJoint : joints).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
