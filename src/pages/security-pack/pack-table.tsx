import type { SecurityPackCopy } from '../../../shared/content/pages/security-pack.ts'
import { Cell, Row, RowHeader, Table } from '../../components/tables/table.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import type { SecurityPackData, ShownControl } from './security-pack-data.ts'

interface PackTableProps {
  copy: SecurityPackCopy
  topics: SecurityPackData['topics']
}

/** All questions, topic after topic. Those that the filter excludes are hidden, so that scripts can show them again. */
export function PackTable({ copy, topics }: PackTableProps) {
  const { caption, question, answer, status } = copy.table
  return (
    <div className="reference pack">
      <Table className="reference__table" caption={caption} columns={[question, answer, status]}>
        {topics.flatMap(({ id, title, controls }) => [
          <Row
            key={id}
            id={id.toLowerCase()}
            data-topic={id}
            hidden={controls.every(({ isShown }) => !isShown)}
          >
            <Cell colSpan={3}>
              <h2>{title}</h2>
            </Cell>
          </Row>,
          ...controls.map((control) => (
            <ControlRow key={control.id} control={control} copy={copy} />
          )),
        ])}
      </Table>
    </div>
  )
}

/** There are many of them, so the style sheet and `filterControls` know its parts by their elements. */
function ControlRow({ control, copy }: { control: ShownControl; copy: SecurityPackCopy }) {
  const { id, question, status, answer, source, askHref, updated, isShown } = control
  return (
    <Row id={id} data-status={status} hidden={!isShown}>
      <RowHeader>
        <small>{id}</small> {question}
      </RowHeader>
      <Cell>
        {answer && <RichParagraph nodes={answer} />}
        {askHref && (
          <SiteLink href={askHref} rel="nofollow">
            {answer ? copy.askMore : copy.ask}
          </SiteLink>
        )}
      </Cell>
      <Cell>
        <b>{copy.statuses[status]}</b>
        {source && <SiteLink href={source.href}>{source.label}</SiteLink>}
        <time dateTime={updated.iso}>{updated.text}</time>
        <label>
          <input type="checkbox" value={id} aria-label={copy.markOne.replace('{label}', id)} />
          {copy.mark}
        </label>
      </Cell>
    </Row>
  )
}
