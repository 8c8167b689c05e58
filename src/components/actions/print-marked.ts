/** Prints only what has the class `printed-alone` (src/styles/paper.css); the browser's own print command prints the page. */
export function printMarked(): void {
  const { dataset } = document.documentElement
  dataset.print = 'marked'
  addEventListener(
    'afterprint',
    () => {
      delete dataset.print
    },
    { once: true },
  )
  print()
}
