import { Front } from './support/front.ts'
import { openFirefox } from './support/puppeteer.ts'

const front = new Front({ isWatching: false, asksByItself: /mozilla/ })
await front.listen()
front.site = 'http://127.0.0.1:23477'
const d = await openFirefox({ proxy: front.origin })
await d.resize(1440, 900)
for (const a of [
  '/#supported-drawings',
  '/imprint',
  '/#roi',
  '/pricing?plan=growth#growth',
  '/pricing#growth',
  '/pricing',
  '/pricing#growth',
  '/security#main',
]) {
  await d.open(front.origin + a)
  await new Promise((r) => setTimeout(r, 2500))
  console.log(
    a,
    await d.evaluate(() =>
      JSON.stringify([
        document.visibilityState,
        scrollY,
        performance.getEntriesByType('paint').map((e) => [e.name, e.startTime]),
        document.querySelector('[data-opens-search] kbd')?.textContent,
        document.readyState,
        performance.getEntriesByType('resource').length,
      ]),
    ),
    d.takeProblems(),
  )
}
await d.open(front.origin + '/security')
await new Promise((r) => setTimeout(r, 1000))
const f = () =>
  d.evaluate(() => document.activeElement?.outerHTML.slice(0, 150) + ' ' + document.hasFocus())
await d.press('Tab')
console.log(await f())
await d.press('Enter')
await new Promise((r) => setTimeout(r, 300))
console.log(await f())
for (let i = 0; i < 4; i++) {
  await d.press('Tab')
  console.log(await f())
}
await d.resize(390, 844)
await d.open(front.origin + '/security')
await new Promise((r) => setTimeout(r, 1000))
await d.evaluate(() => document.querySelector<HTMLElement>('[command=show-modal]')?.click())
for (let i = 0; i < 30; i++) {
  await d.press('Tab')
  console.log((await f()).slice(0, 80))
}
await d.close()
await front.close()
