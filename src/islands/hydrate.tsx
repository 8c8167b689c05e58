import { Component, type ComponentType, createElement, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { unpackProps } from './props.ts'

/** Hydrates an island; resolves when it handles events and its state has what is in its fields. */
export async function hydrate(island: HTMLElement, module: object): Promise<void> {
  const [Island] = Object.values(module) as [ComponentType]
  const props = unpackProps(island.getAttribute('props') ?? '{}', slot)
  const identifierPrefix = island.getAttribute('prefix') ?? ''
  await new Promise<void>((onMount) => {
    const root = (
      <KeptHtml island={island} onMount={onMount}>
        <Island {...props} />
      </KeptHtml>
    )
    // Reports the error like any other; React's default only writes it to the console.
    hydrateRoot(island, root, { identifierPrefix, onCaughtError: reportError })
  })
  announceFields(island)
}

const html = { __html: '' }

/** A box whose content React does not touch, islands included. If the box is removed and shown again, its nodes are kept. */
function slot(key: number) {
  let nodes: ChildNode[] = []
  function ref(box: HTMLElement) {
    box.append(...nodes)
    return () => {
      nodes = [...box.childNodes]
    }
  }
  const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: html }
  return createElement('page-slot', { key, ref, ...kept })
}

/** An island that throws stays on the page as it was last shown. */
class KeptHtml extends Component<{ island: Element; onMount(): void; children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidMount() {
    this.props.onMount()
  }

  override render() {
    const { island, children } = this.props
    if (!this.state.hasFailed) return children
    const kept = { dangerouslySetInnerHTML: { __html: island.innerHTML } }
    return createElement('page-slot', kept)
  }
}

/** Fires change events for values that were typed, chosen or restored before the island was hydrated. */
function announceFields(island: HTMLElement): void {
  const fields = [...island.querySelectorAll<HTMLInputElement>('input,textarea,select')]
  const own = fields.filter((field) => field.closest('page-island') === island)
  const chosen = own.filter((field) => field.type === 'file' && field.files?.length)
  const typed = own.filter((field) => field.type !== 'file').map(stateOf)
  // Files cannot be set by script; the event alone makes React read them.
  for (const field of chosen) field.dispatchEvent(new Event('change', { bubbles: true }))
  // All values are read before the first event, because React then resets the other fields to their last known values.
  for (const { field, key, value, initial, type } of typed) {
    // In a group of radio buttons, only the one that is now checked fires an event.
    if (value === initial || (field.type === 'radio' && !value)) continue
    // React fires a change only if the value differs from the one last set on the element.
    Object.assign(field, { [key]: initial })
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, value)
    field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

function stateOf(field: HTMLInputElement) {
  const { value, checked, defaultValue, defaultChecked } = field
  if (/checkbox|radio/.test(field.type)) {
    return { field, key: 'checked', value: checked, initial: defaultChecked, type: 'click' }
  }
  if (field.tagName !== 'SELECT')
    return { field, key: 'value', value, initial: defaultValue, type: 'input' }
  const initial = field.querySelector<HTMLOptionElement>('[selected]')?.value
  return { field, key: 'value', value, initial, type: 'change' }
}
