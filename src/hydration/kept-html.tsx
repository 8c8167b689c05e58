import { type ReactNode, Suspense } from 'react'

/**
 * A section without interaction on the page the server has sent: in the browser React knows its box and
 * nothing of what is inside, so the HTML stays untouched and its code is never loaded. The framework's
 * own `never()` puts a copy in its place after hydration, which would close an opened question again.
 */
export function KeptHtml({ children }: { children: ReactNode }) {
  if (typeof window !== 'undefined') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves the server's markup alone
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }
  return (
    <div>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  )
}
