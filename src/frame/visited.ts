const { prerendering } = document as { prerendering?: boolean }

/** Whether the browser renders the page ahead of a visit that may never come. */
export const isAhead = prerendering === true

/** Resolves when the page is visited: at once, or when a page that was rendered ahead is shown. */
export const visited = new Promise<void>((done) => {
  if (isAhead) document.addEventListener('prerenderingchange', () => done(), { once: true })
  else done()
})
