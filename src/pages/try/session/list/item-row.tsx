import { type MouseEvent, memo, useState } from 'react'
import { fillText, noBreakSpace } from '../../../../../shared/i18n/format.ts'
import { itemKindTable } from '../../../../../shared/item-kinds.ts'
import { LineIcon } from '../../../../components/icons/icon.tsx'
import { Cell, Row, RowHeader } from '../../../../components/tables/table.tsx'
import { plainCallout } from '../../../../components/text/sign-names.ts'
import {
  type CorrectedItem,
  type Correction,
  editableText,
} from '../../../../try/result/corrections.ts'
import { factsOf, nameOf, spokenNameOf } from '../item-text.ts'
import { useSessionWords } from '../reader-words.ts'
import { EditForm } from './edit-form.tsx'
import { PrintedValue } from './printed-value.tsx'

const icons = {
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5z M13.5 7l3.5 3.5',
  undo: 'M8.5 5l-4 4 4 4 M4.5 9h9a5.5 5.5 0 0 1 0 11h-4',
  hide: 'M3.5 12c4.5-7.5 12.5-7.5 17 0c-4.5 7.5-12.5 7.5-17 0 M4.5 19.5L19.5 4.5',
  unhide:
    'M3.5 12c4.5-7.5 12.5-7.5 17 0c-4.5 7.5-12.5 7.5-17 0 M12 12m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
} as const

export interface ItemRowProps {
  item: CorrectedItem
  isActive: boolean
  onPoint: (key: string | undefined) => void
  onSelect: (key: string) => void
  onCorrect: (key: string, change: Correction) => void
}

/** A value: as printed, typed, how sure; with what can be done to it. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, isActive, onPoint, onSelect, onCorrect } = props
  const session = useSessionWords()
  const { list } = session.words
  const [isEditing, setIsEditing] = useState(false)
  const name = nameOf(item, session)
  const label = spokenNameOf(item, session)
  function keepText(text: string) {
    onCorrect(item.key, { text })
    setIsEditing(false)
  }
  return (
    <Row
      data-key={item.key}
      data-kind={itemKindTable[item.kind].colour}
      data-active={isActive || undefined}
      data-hidden={item.isHidden || undefined}
      onPointerEnter={() => onPoint(item.key)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <RowHeader>
        <button
          type="button"
          className="try-show"
          title={fillText(list.show, { label })}
          aria-pressed={isActive}
          onFocus={() => onPoint(item.key)}
          onClick={() => onSelect(item.key)}
        >
          {item.content.type === 'callout' ? <PrintedValue text={name} /> : name}
        </button>
      </RowHeader>
      <Cell>
        {isEditing ? (
          <EditForm
            label={fillText(list.editLabel, { label })}
            text={editableText(item)}
            onKeep={keepText}
            onDiscard={() => setIsEditing(false)}
          />
        ) : (
          <ItemValue item={item} />
        )}
      </Cell>
      <ConfidenceCell confidence={item.confidence} />
      <ActionsCell item={item} onEdit={() => setIsEditing(true)} onCorrect={onCorrect} />
    </Row>
  )
})

/** The typed value, and in words what is doubtful or changed about it. */
function ItemValue({ item }: { item: CorrectedItem }) {
  const session = useSessionWords()
  const { list } = session.words
  const { content } = item
  const notes = [
    ...(content.type === 'callout' && content.isGeneral ? [list.general] : []),
    ...(item.isTyped ? [] : [list.untyped]),
    ...(item.isAdded ? [list.added] : []),
  ]
  return (
    <>
      <span className="try-facts">{factsOf(item, session).join(`${noBreakSpace}· `)}</span>
      {notes.map((note) => (
        <span key={note} className="try-note">
          {note}
        </span>
      ))}
      {item.doubts.map((doubt) => (
        <span key={doubt} className="try-doubt">
          {list.doubts[doubt]}
        </span>
      ))}
      {item.original !== null && (
        <span className="try-edited">
          {fillText(list.edited, { text: plainCallout(item.original) })}
        </span>
      )}
    </>
  )
}

function ConfidenceCell({ confidence }: { confidence: number }) {
  const { words, percent } = useSessionWords()
  return (
    <Cell className="try-confidence">
      <span className="sr-only">{words.list.confidence} </span>
      {percent(confidence)}
      <span className="try-bar">
        <span className="try-bar__fill" style={{ width: `${confidence * 100}%` }} />
      </span>
    </Cell>
  )
}

interface ActionsCellProps extends Pick<ItemRowProps, 'item' | 'onCorrect'> {
  onEdit: () => void
}

/** What can be done to a value: edit it, undo that, hide it or show it again. */
function ActionsCell({ item, onEdit, onCorrect }: ActionsCellProps) {
  const session = useSessionWords()
  const { list } = session.words
  const label = spokenNameOf(item, session)
  const correct = (event: MouseEvent<HTMLElement>, change: Correction) => {
    keepFocus(event.currentTarget)
    onCorrect(item.key, change)
  }
  return (
    <Cell className="try-actions">
      <IconButton name="edit" label={fillText(list.edit, { label })} onClick={onEdit} />
      {item.isEdited && (
        <IconButton
          name="undo"
          label={fillText(list.undo, { label })}
          onClick={(event) => correct(event, { text: undefined })}
        />
      )}
      <IconButton
        name={item.isHidden ? 'unhide' : 'hide'}
        label={fillText(item.isHidden ? list.unhide : list.hide, { label })}
        onClick={(event) => correct(event, { isHidden: !item.isHidden })}
      />
    </Cell>
  )
}

function IconButton(props: {
  name: keyof typeof icons
  label: string
  onClick: (event: MouseEvent<HTMLElement>) => void
}) {
  const { name, label, onClick } = props
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <LineIcon path={icons[name]} className="size-5" />
    </button>
  )
}

/**
 * Keeps the focus in the list when a click makes its own button go: in the row if it stays, otherwise on the same
 * button of the next row, or on the search field. Call it before the change.
 */
function keepFocus(button: HTMLElement): void {
  const row = button.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const panel = row?.closest('.try-panel')
  // By then React has made the change.
  setTimeout(() => {
    if (button.isConnected) return
    const heir = row?.isConnected
      ? row.querySelector<HTMLElement>('.try-actions button')
      : (neighbour?.querySelector<HTMLElement>('.try-actions button:last-child') ??
        panel?.querySelector<HTMLElement>('input[type=search]'))
    heir?.focus()
  })
}
