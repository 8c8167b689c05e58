import { Component, createRef, type ReactNode } from 'react'

interface State {
  hasFailed: boolean
}

/**
 * Keeps the server's HTML of a lazy section when its module can no longer be loaded: the visitor
 * goes on reading, the update notice offers a reload. Nothing else of the page is touched.
 */
export class KeptSection extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }
  private readonly element = createRef<HTMLDivElement>()
  private html: string | undefined

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return <div ref={this.element}>{this.props.children}</div>
    this.html ??= this.element.current?.innerHTML ?? ''
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup, read back before React drops it
    return <div dangerouslySetInnerHTML={{ __html: this.html }} />
  }
}
