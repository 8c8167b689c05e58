import { Fragment } from 'react'

/** Where a path may break: behind a dot, an underscore, a bracket or a slash; not before the ending of a file. */
const joints = /(?<=[a-z\]]\.|\w{4}_|\]|\w\/)(?!json$|txt$|xml$)(?=\w)/

/** Where a mail address may break: behind its sign, and before its last dot, which there is not taken for a full stop. */
const mailJoints = /(?<=\w@)|(?=\.\w{1,24}$)/

/** Text without spaces that may break at its joints. */
export function Breakable({ children }: { children: string }) {
  return children.split(/\w@/.test(children) ? mailJoints : joints).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
