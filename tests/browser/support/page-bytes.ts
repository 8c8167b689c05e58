import type { CDPSession, Page } from '@playwright/test'
import { scrollToEnd } from './visit.ts'

/** What the budgets tell apart. Video is `media`; whatever else is loaded (manifest, JSON) is `other`. */
export type Kind = 'html' | 'css' | 'js' | 'fonts' | 'images' | 'media' | 'other'

/** Bytes of bodies as they came over the wire, by kind. Headers do not count. */
type Bytes = Readonly<Record<Kind, number>>

export type LoadedFile = { readonly path: string; readonly kind: Kind; readonly bytes: number }

export interface LoadedPage {
  readonly before: Bytes
  /** Includes `before`. */
  readonly after: Bytes
  readonly files: readonly LoadedFile[]
  /** Paths of files the first paint waited for, each with its kind. */
  readonly blocking: readonly { readonly path: string; readonly kind: Kind }[]
  /** Codings the HTML, styles and scripts came in. */
  readonly codings: readonly string[]
}

export type Shift = { readonly value: number; readonly nodes: readonly string[] }

type Shifting = { readonly shifts: readonly Shift[]; readonly lateFonts: number }

/** Past the moment at which text is shown in a substitute. */
const fontDelayMs = 600

const noBytes: Bytes = { html: 0, css: 0, js: 0, fonts: 0, images: 0, media: 0, other: 0 }

/** Sums up bytes by kind. */
function sumByKind(files: readonly LoadedFile[]): Bytes {
  const sums: Record<Kind, number> = { ...noBytes }
  for (const { kind, bytes } of files) sums[kind] += bytes
  return sums
}

/** Loads a page in a context that has loaded nothing yet, then scrolls to its end; counts bytes at both moments. */
export async function loadCounting(page: Page, url: string): Promise<LoadedPage> {
  const session = await page.context().newCDPSession(page)
  const traffic = await recordTraffic(session)
  await page.goto(url, { waitUntil: 'networkidle' })
  await facesAsked(page)
  await settle(page)
  const before = traffic.files()
  const blockingUrls = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(
        (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      )
      .map((entry) => entry.name),
  )
  await scrollToEnd(page)
  await page.waitForLoadState('networkidle')
  await settle(page)
  const files = traffic.files()
  await session.detach()
  const kindOf = new Map(files.map(({ path, kind }) => [path, kind]))
  return {
    before: sumByKind(before),
    after: sumByKind(files),
    files,
    blocking: blockingUrls.map((blockingUrl) => {
      const path = pathOf(blockingUrl)
      return { path, kind: kindOf.get(path) ?? 'other' }
    }),
    codings: [...traffic.codings],
  }
}

/** Layout shifts over load and scroll to the end, with web fonts arriving late so that their swap counts. */
export async function loadShifting(page: Page, url: string): Promise<Shifting> {
  let lateFonts = 0
  await page.addInitScript(observeShifts)
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontDelayMs))
    await route.continue()
    lateFonts += 1
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await facesAsked(page)
  await page.evaluate(() => document.fonts.ready)
  await settle(page)
  await scrollToEnd(page)
  await settle(page)
  const shifts = await page.evaluate(() => (globalThis as { shifts?: Shift[] }).shifts ?? [])
  return { shifts, lateFonts }
}

/** Sum of all shifts: never less than CLS, which only takes the worst five seconds. */
export function totalShift(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0)
}

/** Faces are asked for after the first paint; on a busy machine the network is quiet for long before it. */
async function facesAsked(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fonts.size > 0)
}

/** Two frames and an idle moment: what waits for idle has started, what it started is under way. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(400)
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  )
  await page.waitForLoadState('networkidle')
}

type Pending = { url: string; mimeType: string; received: number; length: number }

async function recordTraffic(session: CDPSession) {
  const requests = new Map<string, Pending>()
  const codings = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType } = response
    if (!/^https?:/.test(url)) return
    const header = (name: string) =>
      Object.entries(response.headers).find(([given]) => given.toLowerCase() === name)?.[1]
    const coding = header('content-encoding') ?? 'identity'
    const length = Number(header('content-length') ?? Number.NaN)
    const received = requests.get(requestId)?.received ?? 0
    requests.set(requestId, { url, mimeType, received, length })
    // Below this scripts/precompress.ts leaves a file as it is: its compressed form would be no smaller.
    const isTiny = length < 256
    if (/html|css|javascript/.test(mimeType) && !isTiny) codings.add(coding)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.received += encodedDataLength
  })
  await session.send('Network.enable')
  return { codings, files: () => [...requests.values()].map(fileOf) }
}

/** Video is fetched in ranges that may be cut: what has come counts. Everything else is as long as its header says. */
function fileOf({ url, mimeType, received, length }: Pending): LoadedFile {
  const kind = kindOfType(mimeType)
  const bytes = kind === 'media' || Number.isNaN(length) ? received : length
  return { path: pathOf(url), kind, bytes }
}

function kindOfType(mimeType: string): Kind {
  if (mimeType === 'text/html') return 'html'
  if (mimeType === 'text/css') return 'css'
  if (/javascript/.test(mimeType)) return 'js'
  if (/^font\/|woff/.test(mimeType)) return 'fonts'
  if (mimeType.startsWith('image/')) return 'images'
  return /^(?:video|audio)\//.test(mimeType) ? 'media' : 'other'
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Runs in the page before its own scripts. Shifts right after a click or key are the visitor's own and do not count. */
function observeShifts(): void {
  type LayoutShift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    const classes = element?.getAttribute('class')?.split(' ').slice(0, 3).join('.')
    return element ? `${element.localName}${classes ? `.${classes}` : ''}` : '?'
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      shifts.push({ value: entry.value, nodes: entry.sources.map(({ node }) => nameOf(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
