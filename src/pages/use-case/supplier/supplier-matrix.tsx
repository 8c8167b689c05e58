import type { SupplierSelectionCopy } from '../../../../shared/content/pages/supplier-selection.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import { Icon } from '../../../components/icons/icon.tsx'
import { Definitions } from '../../../components/lists/definitions.tsx'
import { Cell, Row, RowHeader, Table } from '../../../components/tables/table.tsx'
import { FieldPath } from '../../../components/text/field-path.tsx'
import { RichParagraph } from '../../../components/text/rich-text.tsx'
import { supplierMatrix } from '../../../generated/supplier-matrix.ts'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import { profileText, valueText } from './matrix-text.ts'
import type { SupplierProfile, Verdict } from './supplier-fit.ts'

type MatrixCopy = SupplierSelectionCopy['matrix']

const parts: readonly { id: keyof MatrixCopy['parts']; verdicts: readonly Verdict[] }[] =
  supplierMatrix.parts
const profiles: readonly SupplierProfile[] = supplierMatrix.profiles

/** Example suppliers against sample drawings: fit or not, and the field that decides. */
export function SupplierMatrix({ copy }: { copy: MatrixCopy }) {
  const { locale } = useShownPage()
  return (
    <div id="matrix-content" className="space-y-8">
      <Table
        className="fit-matrix"
        caption={copy.caption}
        columns={[copy.shop, ...parts.map(({ id }) => copy.parts[id])]}
      >
        {profiles.map((profile, row) => (
          <Row key={profile.id}>
            <RowHeader>
              {copy.profile} {profile.id}
              <span>{profileText(profile, copy, locale)}</span>
            </RowHeader>
            {parts.map(({ id, verdicts }) => (
              <Cell key={id} data-label={copy.parts[id]} data-fits={!verdicts[row]?.failed}>
                <Fit verdict={verdicts[row]} part={copy.parts[id]} copy={copy} />
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
      <RichParagraph className="max-w-[44rem] text-sm text-muted" nodes={copy.note} />
      <Definitions items={copy.rules} />
    </div>
  )
}

/** The field that decides, by its own name; the rest of its path is hidden text and a tooltip. */
function DecidingField({ path }: { path: string }) {
  const name = path.slice(path.lastIndexOf('.') + 1)
  return (
    <span title={path}>
      <span className="sr-only">
        <FieldPath path={path.slice(0, -name.length)} />
      </span>
      <FieldPath path={name} />
    </span>
  )
}

interface FitProps {
  verdict: Verdict | undefined
  /** Name of the drawing: on a phone the reasons stand below all verdicts of a supplier. */
  part: string
  copy: MatrixCopy
}

function Fit({ verdict, part, copy }: FitProps) {
  const { locale } = useShownPage()
  if (!verdict) return null
  const { failed, compared } = verdict
  return (
    <div>
      <p className="fit-matrix__verdict">
        <Icon name={failed ? 'cross' : 'check'} className="size-4 flex-none" />
        {failed ? copy.noFit : copy.fits}
      </p>
      <div className="fit-matrix__reason" data-label={part}>
        {failed ? (
          <p>
            <span>
              {copy.checks[failed.check]}: {valueText(failed.check, failed.value, copy, locale)}
            </span>
            <span>
              {copy.profile}: {valueText(failed.check, failed.limit, copy, locale)}
            </span>
            <DecidingField path={failed.path} />
          </p>
        ) : (
          <p>{fillText(copy.allChecks, { count: compared })}</p>
        )}
      </div>
    </div>
  )
}
