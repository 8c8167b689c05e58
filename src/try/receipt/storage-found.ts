/** What a browser keeps for this site: names only. Null where the browser does not say. */
export interface StorageFound {
  readonly local: readonly string[] | null
  readonly session: readonly string[] | null
  readonly cookies: readonly string[] | null
  readonly databases: readonly string[] | null
  readonly caches: readonly string[] | null
}

/** Looks at everything that a page of this site can see of what the browser keeps for it. */
export async function findStorage(scope: Window = window): Promise<StorageFound> {
  return {
    local: await answerInTime(() => Object.keys(scope.localStorage)),
    session: await answerInTime(() => Object.keys(scope.sessionStorage)),
    cookies: await answerInTime(() => cookieNames(scope.document.cookie)),
    databases: await answerInTime(async () =>
      (await scope.indexedDB.databases()).map(({ name }) => name ?? ''),
    ),
    caches: await answerInTime(() => scope.caches.keys()),
  }
}

/** Some browsers never answer; without a limit the receipt would never be made. */
const patienceMs = 2000

/** Null if the browser refuses to say, as in private windows, does not know how, or does not answer. */
async function answerInTime(ask: () => string[] | Promise<string[]>): Promise<string[] | null> {
  const noAnswer = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
  try {
    return await Promise.race([ask(), noAnswer])
  } catch {
    return null
  }
}

const cookieNames = (cookies: string): string[] =>
  cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => name !== '')
