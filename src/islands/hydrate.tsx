import { Component, type ComponentType, createElement, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { announceFields } from './fields.ts'
import { unpackProps } from './props.ts'

/** Hydrates an island; resolves when it listens and knows what is in its fields. */
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
