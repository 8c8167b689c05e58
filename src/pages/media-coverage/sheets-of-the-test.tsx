/** How the twenty sheets of the test are made up, as the words beside them say. */
export const sheetKinds = { usual: 15, scan: 3, inch: 1, refused: 1 } as const

/** A kind of sheet. */
export type SheetKind = keyof typeof sheetKinds

/** Sheets in a row; size of a sheet and the gap between two, in units of the drawing. */
const columns = 5
const [width, height, gap] = [46, 32, 10]

const sheets = Object.entries(sheetKinds).flatMap(([kind, count]) =>
  Array<SheetKind>(count).fill(kind as SheetKind),
)

/** Twenty sheets on the table, the difficult ones last. */
export function SheetsOfTheTest() {
  const rows = Math.ceil(sheets.length / columns)
  const right = columns * (width + gap) - gap
  const bottom = rows * (height + gap) - gap
  return (
    <svg viewBox={`-1 -1 ${right + 2} ${bottom + 2}`} aria-hidden="true">
      {sheets.map((kind, index) => {
        const [column, row] = [index % columns, Math.floor(index / columns)]
        const place = `translate(${column * (width + gap)} ${row * (height + gap)})`
        return (
          <g key={place} transform={place}>
            <SmallestSheet kind={kind} />
          </g>
        )
      })}
    </svg>
  )
}

/** One of them beside its name. */
export function SheetSign({ kind }: { kind: SheetKind }) {
  return (
    <svg viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden="true">
      <SmallestSheet kind={kind} />
    </svg>
  )
}

/** A sheet with its title block; a scan lies askew, inches are marked as such, what is to be refused is a wiring diagram. */
function SmallestSheet({ kind }: { kind: SheetKind }) {
  const turn = kind === 'scan' ? `rotate(-3 ${width / 2} ${height / 2})` : undefined
  return (
    <g transform={turn}>
      <path
        className={kind === 'scan' ? 'diagram__box diagram__box--dashed' : 'diagram__box'}
        d={`M0 0h${width}v${height}h${-width}z`}
      />
      <path className="diagram__line" d="M28 25h18M28 25v7" />
      {kind === 'refused' ? (
        <path className="diagram__boundary" d="M6 9h9v6h9v-8h9M15 15v8h8M33 7v9h6" />
      ) : (
        <path className="diagram__line" d="M6 10h7V7h12v3h8v8h-8v3H13v-3H6z" />
      )}
      {kind === 'scan' && (
        <path className="diagram__hatching" d="M2 3h42M2 8h42M2 13h42M2 18h42M2 23h24M2 28h24" />
      )}
      {kind === 'inch' && (
        <text className="diagram__title" x="40" y="17">
          ″
        </text>
      )}
    </g>
  )
}
