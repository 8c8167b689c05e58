import type { UseCaseCopy } from '../../../server/content/schemas/use-case.ts'

/** Fields of the response and what each is used for. */
export function Uses({ copy }: { copy: UseCaseCopy['uses'] }) {
  return (
    <table className="definition-table">
      <caption className="sr-only">{copy.title}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.fieldHeading}</th>
          <th scope="col">{copy.purposeHeading}</th>
        </tr>
      </thead>
      <tbody>
        {copy.rows.map((row) => (
          <tr key={row.field}>
            <th scope="row">
              {row.field}
              <code lang="en" translate="no">
                {row.path}
              </code>
            </th>
            <td>{row.purpose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
