import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Builder, Key, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../../server/testing/free-port.ts'
import { removeFolder } from '../../../server/testing/remove-folder.ts'
import { type Driver, type DriverOptions, keysOf } from './driver.ts'

/** How long a browser may take to quit. */
const quitMs = 10_000

/** WebKitGTK, by WebDriver, on a display of its own. */
export async function openWebKit({
  proxy,
  isDarkAndStill = false,
}: DriverOptions): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'firstangle-webkit-'))
  chooseLook(home, isDarkAndStill)
  const display = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const port = await freePort()
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...environment(home, await displayOf(display)),
      ...drawing(isDarkAndStill),
    },
  })
  await listening(port)
  const args = ['--automation', `--proxy=${proxy}`, '--ignore-host=127.0.0.1']
  const web = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { args: isDarkAndStill ? [...args, '--dark-mode'] : args },
    })
    .build()
  async function close() {
    // One that no longer answers is ended by its process.
    await Promise.race([web.quit(), setTimeout(quitMs)])
    await end(program)
    await end(display)
    removeFolder(home)
  }
  return drive(web, close)
}

/** GTK reads from its settings what the visitor's system prefers. */
function chooseLook(home: string, isDarkAndStill: boolean): void {
  const folder = join(home, 'gtk-3.0')
  mkdirSync(folder)
  const [still, dark] = isDarkAndStill ? [0, 1] : [1, 0]
  const lines = [
    '[Settings]',
    `gtk-enable-animations=${still}`,
    `gtk-application-prefer-dark-theme=${dark}`,
  ]
  writeFileSync(join(folder, 'settings.ini'), lines.join('\n'))
}

function environment(home: string, display: string): Record<string, string> {
  return {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    // Neither a bus for assistive technology nor a settings service runs here.
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
    // Its sandbox cannot be nested in a container; it opens our own pages only.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
}

/**
 * A graphics card that the processor plays costs as much again as the pages, so most checks do without one. Without it
 * MiniBrowser crashes when a link leaves a page whose address a script has changed, and one time in four when it goes
 * back to a long page; checks in the dark have it.
 */
function drawing(isDarkAndStill: boolean): Record<string, string> {
  return isDarkAndStill ? {} : { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
}

/** Resolves when something listens on a port of this machine; fails after ten seconds. */
async function listening(port: number): Promise<void> {
  for (const started = Date.now(); ; await setTimeout(50)) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    if (Date.now() - started > 10_000) throw new Error(`Nothing listens on port ${port}`)
  }
}

async function displayOf(display: ChildProcess): Promise<string> {
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data')
  return `:${String(number).trim()}`
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill()
  await ended
}

function drive(web: WebDriver, close: () => Promise<void>): Driver {
  const mouse = (x: number, y: number) =>
    web.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 })
  return {
    open: (address) => web.get(address),
    evaluate: (run, ...args) => web.executeScript(run as never, ...args),
    point: ({ x, y }) => mouse(x, y).perform(),
    click: ({ x, y }) => mouse(x, y).click().perform(),
    press: (keys) => press(web, keysOf(keys)),
    type: (text) => web.actions().sendKeys(text).perform(),
    resize: (width, height) => resize(web, width, height),
    close,
  }
}

const keyNames: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
}

async function press(web: WebDriver, keys: string[]): Promise<void> {
  const [key = '', ...held] = keys.toReversed().map((name) => keyNames[name] ?? name)
  const actions = web.actions()
  for (const each of held) actions.keyDown(each)
  actions.keyDown(key).keyUp(key)
  for (const each of held) actions.keyUp(each)
  await actions.perform()
}

/** A window is as much higher than its page as its bars are. */
async function resize(web: WebDriver, width: number, height: number): Promise<void> {
  const bars = await web.executeScript<number>(() => outerHeight - innerHeight)
  await web
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + bars })
}
