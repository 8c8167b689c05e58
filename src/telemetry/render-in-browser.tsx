import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import { firstVisit, LOCALE_KEY, SCHEME_KEY } from '../i18n/first-visit.ts'
import { getRouter } from '../router.tsx'
import { startErrorReporting } from './start-error-reporting.ts'

/**
 * Renders the page in place of the failure shell, whose server could not. Where that fails as well, the
 * shell stays (or comes back), because its words are the better answer.
 */
export async function renderInBrowser(options: RootOptions): Promise<void> {
  // The shell has no inline script: language and scheme of the visitor are applied here.
  firstVisit(window, LOCALE_KEY, SCHEME_KEY)
  const { scheme } = document.documentElement.dataset
  const shell = document.documentElement.cloneNode(true)
  const router = getRouter()
  await router.load()
  startErrorReporting(router)
  const failed = router.state.matches.find((match) => match.status === 'error')
  if (failed) throw failed.error

  const root = createRoot(document, options)
  const onMount = () => {
    // React takes <html> over without attributes it does not know.
    if (scheme) document.documentElement.dataset.scheme = scheme
    if (document.querySelector('#main h1')) return
    // An error boundary stands in for the page. Unmounting must wait until this commit has ended.
    setTimeout(() => {
      root.unmount()
      document.documentElement?.remove()
      document.append(shell)
    })
  }
  root.render(<Page router={router} onMount={onMount} />)
}

function Page({ router, onMount }: { router: AnyRouter; onMount: () => void }) {
  useEffect(onMount, [onMount])
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}
