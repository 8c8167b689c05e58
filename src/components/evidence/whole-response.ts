import { highlightJson } from '../code/highlight-json.ts'

/**
 * Puts a whole response in the place of the excerpt that the page carries, in the panel of code below `root`. What cannot be
 * loaded stays an excerpt; a link leads to the file.
 */
export async function showWholeResponse(root: HTMLElement): Promise<void> {
  const code = root.querySelector('.code code')
  const address = root.querySelector<HTMLElement>('.copy-button[data-from]')?.dataset.from
  const answer = address ? await fetch(address).catch(() => undefined) : undefined
  if (code && answer?.ok) code.innerHTML = highlightJson(await answer.json())
}
