const api = 'https://www.firstangle.example/sandbox/v2'
const key = 'fa_sandbox_public'

export class ApiError extends Error {
  code: string
  constructor(problem: { code: string; detail: string }) {
    super(`${problem.code}: ${problem.detail}`)
    this.code = problem.code
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export async function call<Answer>(
  path: string,
  body?: object,
  headers: Record<string, string> = {},
  attempts = 3,
): Promise<Answer> {
  const answer = await fetch(api + path, {
    method: body ? 'POST' : 'GET',
    body: body && JSON.stringify(body),
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      ...headers,
    },
    signal: AbortSignal.timeout(60_000),
  })
  if (answer.ok) return answer.json()
  const isBusy = answer.status === 429 || answer.status === 503
  if (!isBusy || attempts === 1) throw new ApiError(await answer.json())
  await sleep(Number(answer.headers.get('Retry-After')) * 1000)
  return call(path, body, headers, attempts - 1)
}
