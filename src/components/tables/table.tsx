import type { ComponentProps, ReactNode } from 'react'

interface TableProps {
  className: string
  caption: ReactNode
  /** Show the caption. By default it is for screen readers only, because the heading above says the same. */
  isCaptionShown?: boolean
  columns: readonly ReactNode[]
  /** Rows of the body. */
  children: ReactNode
  foot?: ReactNode
}

// biome-ignore-start lint/a11y/noRedundantRoles: see Table

/**
 * A table whose rows become blocks on narrow screens. A changed `display` removes the implicit roles
 * of a table and its parts, so the roles are written out: it stays a table for screen readers.
 */
export function Table(props: TableProps) {
  const { className, caption, isCaptionShown = false, columns, children, foot } = props
  return (
    <table role="table" className={className}>
      <caption className={isCaptionShown ? undefined : 'sr-only'}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
            <th key={index} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
      {foot && <tfoot role="rowgroup">{foot}</tfoot>}
    </table>
  )
}

/** A row of {@link Table}. */
export function Row(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />
}

/** The cell that names its row. */
export function RowHeader(props: ComponentProps<'th'>) {
  return <th role="rowheader" scope="row" {...props} />
}

/** Any other cell. */
export function Cell(props: ComponentProps<'td'>) {
  return <td role="cell" {...props} />
}

// biome-ignore-end lint/a11y/noRedundantRoles: see Table
