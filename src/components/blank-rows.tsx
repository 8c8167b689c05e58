/** Rows that are ruled and empty, as in a register that is not filled in yet; nothing to those who do not see them. */
export function BlankRows({ count, columns }: { count: number; columns: number }) {
  if (count <= 0) return null
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_row, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all alike
        <tr key={row}>
          {Array.from({ length: columns }, (_cell, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: and so are their cells
            <td key={cell} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}
