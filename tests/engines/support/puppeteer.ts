import puppeteer, {
  type Browser,
  type KeyInput,
  type LaunchOptions,
  type Page,
  TimeoutError,
} from 'puppeteer-core'
import { chromiumFlags, findChromium } from '../../../scripts/setup/chromium.mjs'
import { findProgram } from '../../../scripts/setup/programs.mjs'
import { type Driver, type DriverOptions, keysOf } from './driver.ts'

/** Chromium, by its own protocol. */
export async function openChromium({ proxy, isDarkAndStill }: DriverOptions): Promise<Driver> {
  const browser = await launch({
    browser: 'chrome',
    executablePath: findChromium(),
    args: [
      ...chromiumFlags,
      '--lang=en-GB',
      `--proxy-server=${proxy}`,
      ...(isDarkAndStill
        ? ['--force-prefers-reduced-motion', '--blink-settings=preferredColorScheme=0']
        : []),
    ],
  })
  // A browser with windows grants this without asking; a headless one would wait for an answer.
  await browser.defaultBrowserContext().setPermission(proxy, {
    permission: { name: 'clipboard-write' },
    state: 'granted',
  })
  return drive(browser)
}

/** Firefox, by WebDriver BiDi. */
export async function openFirefox({ proxy, isDarkAndStill }: DriverOptions): Promise<Driver> {
  const { hostname, port } = new URL(proxy)
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram(['firefox-esr']),
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      'network.proxy.type': 1,
      'network.proxy.http': hostname,
      'network.proxy.http_port': Number(port),
      'network.proxy.ssl': hostname,
      'network.proxy.ssl_port': Number(port),
      'ui.systemUsesDarkTheme': isDarkAndStill ? 1 : 0,
      'ui.prefersReducedMotion': isDarkAndStill ? 1 : 0,
    },
  })
  return drive(browser)
}

function launch(options: LaunchOptions): Promise<Browser> {
  return puppeteer.launch({ headless: true, handleSIGINT: false, ...options })
}

async function drive(browser: Browser): Promise<Driver> {
  const page = await browser.newPage()
  return {
    open: (address) => open(page, address),
    evaluate: async (run, ...args) => page.evaluate(run as never, ...args),
    point: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (keys) => press(page, keysOf(keys).map(keyInput)),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  }
}

/** Puppeteer may miss, in Firefox, that a page was left which the browser keeps for the way back. */
async function open(page: Page, address: string): Promise<void> {
  try {
    await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 8000 })
  } catch (error) {
    const place = await page.evaluate(() => location.href)
    if (!(error instanceof TimeoutError) || place !== address) throw error
  }
}

/** WebDriver BiDi names the key by its character. */
function keyInput(key: string): KeyInput {
  return (key === 'Space' ? ' ' : key) as KeyInput
}

async function press({ keyboard }: Page, keys: KeyInput[]): Promise<void> {
  const [key, ...held] = keys.toReversed()
  for (const each of held) await keyboard.down(each)
  if (key) await keyboard.press(key)
  for (const each of held) await keyboard.up(each)
}
