import { createContext, type ReactElement, type ReactNode, useContext } from 'react'

/** When the script runs: after the first paint, near the viewport, or on the first interaction. */
type When = 'load' | 'near' | 'use'

export interface IslandProps {
  when: When
  /** The export of a `*.island.tsx` file. Its props are JSON, or elements that stay as the server made them. */
  children: ReactElement<object>
}

export interface EnhancedProps {
  when: When
  /** The export of a `*.enhance.ts` file: adds behaviour to HTML that is complete without it. */
  by: (root: HTMLElement) => void
  children: ReactNode
}

/** How islands are rendered; set only while the server renders a page. */
export const IslandRenderer = createContext({
  island: ({ children }: IslandProps): ReactNode => children,
  enhanced: ({ children }: EnhancedProps): ReactNode => children,
})

/**
 * Marks a React component that is hydrated in the browser. Inside another hydrated component it has no effect.
 *
 * @example <Island when="near"><RoiCalculator copy={copy} /></Island>
 */
export function Island(props: IslandProps) {
  return useContext(IslandRenderer).island(props)
}

/**
 * Marks HTML that a plain function adds behaviour to. It must not stand inside a component that is hydrated: React
 * would not know what the function changes.
 *
 * @example <Enhanced by={copyCode} when="use"><CodeBlock … /></Enhanced>
 */
export function Enhanced(props: EnhancedProps) {
  return useContext(IslandRenderer).enhanced(props)
}
