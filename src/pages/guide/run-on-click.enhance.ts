import type { ExampleRequest } from './example-requests.ts'

const base = '/sandbox/v2'
const shownHeaders = ['content-type', 'ratelimit', 'ratelimit-policy', 'retry-after']

/** Sends the request of an example when its button is clicked, and writes the answer below it. */
export function runOnClick(root: HTMLElement): void {
  const holder = root.querySelector<HTMLElement>('[data-request]')
  const button = root.querySelector('button')
  const status = root.querySelector<HTMLElement>('[role=status]')
  const section = root.querySelector('section')
  const code = root.querySelector('code')
  if (!holder || !button || !status || !section || !code) return

  async function run(request: ExampleRequest) {
    const answer = await send(request)
    const text = `${headersOf(answer)}\n\n${JSON.stringify(await answer.json(), null, 2)}`
    return { text, line: `${answer.status} ${answer.statusText}`.trim() }
  }
  button.addEventListener('click', async () => {
    button.disabled = true
    try {
      const { text, line } = await run(JSON.parse(holder.dataset.request ?? ''))
      code.textContent = text
      status.textContent = line
      section.hidden = false
    } catch {
      // No network, or an answer that something on the way has put in place of ours.
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
