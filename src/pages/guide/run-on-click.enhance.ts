import type { ExampleRequest } from './example-requests.ts'

const base = '/sandbox/v2'
const shownHeaders = ['content-type', 'ratelimit', 'ratelimit-policy', 'retry-after']

/** Shows an answer in some further way: its JSON, the headers above it, the place where both are written. */
type ShowAnswer = (answer: unknown, headers: string, code: Element) => void

/**
 * Sends the request of an example when its button is clicked, and writes the answer below it.
 *
 * @param show called with each answer
 */
export function runOnClick(root: HTMLElement, show: ShowAnswer = () => undefined): void {
  const holder = root.querySelector<HTMLElement>('[data-request]')
  const button = root.querySelector('button')
  const status = root.querySelector<HTMLElement>('[role=status]')
  const section = root.querySelector('section')
  const code = root.querySelector('code')
  if (!holder || !button || !status || !section || !code) return

  async function run(request: ExampleRequest) {
    const answer = await send(request)
    const json: unknown = await answer.json()
    return {
      json,
      headers: headersOf(answer),
      line: `${answer.status} ${answer.statusText}`.trim(),
    }
  }
  button.addEventListener('click', async () => {
    button.disabled = true
    try {
      const { json, headers, line } = await run(JSON.parse(holder.dataset.request ?? ''))
      code.textContent = `${headers}\n\n${JSON.stringify(json, null, 2)}`
      show(json, headers, code)
      status.textContent = line
      section.hidden = false
    } catch {
      // No network, or a proxy answered instead of the server.
      status.textContent = status.dataset.failed ?? ''
      section.hidden = true
    }
    button.disabled = false
  })
}

function send({ path, headers, body }: ExampleRequest): Promise<Response> {
  return fetch(base + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: 'Bearer fa_sandbox_public',
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })
}

function headersOf(answer: Response): string {
  return shownHeaders
    .flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : `${name}: ${value}`
    })
    .join('\n')
}
