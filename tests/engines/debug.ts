import { Front } from './support/front.ts'
import { openFirefox } from './support/puppeteer.ts'
import { Visitor } from './support/visitor.ts'

const front = new Front({ isWatching: false, asksByItself: /mozilla/ })
await front.listen()
front.site = 'http://127.0.0.1:23477'
const d = await openFirefox({ proxy: front.origin })
const v = new Visitor(d, front, undefined as never)
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms))
await d.resize(1440, 900)
const f = () =>
  d.evaluate(
    () =>
      document.activeElement?.outerHTML.slice(0, 150) +
      ' focus:' +
      document.hasFocus() +
      ' visible:' +
      document.activeElement?.matches(':focus-visible'),
  )
await v.open('/#faq')
await v.click('#faq summary')
await wait(500)
console.log(
  'faq',
  await f(),
  await d.evaluate(() => document.querySelectorAll('#faq details[open]').length),
)
await v.press('Enter')
await wait(500)
console.log(await d.evaluate(() => document.querySelectorAll('#faq details[open]').length))
await v.open('/knowledge-base/general-tolerances?lang=de')
await d.evaluate(() => {
  for (const t of ['focusin', 'focusout'])
    document.addEventListener(t, (e) =>
      console.error(t, (e.target as Element).outerHTML.slice(0, 60)),
    )
})
await v.focus('article a.term')
console.log(await f())
await wait(1500)
await v.press('Shift+Tab')
await wait(300)
console.log(await f())
await v.press('Tab')
await wait(800)
console.log(
  await f(),
  await d.evaluate(() => document.querySelector('.term-hint')?.outerHTML.slice(0, 300)),
)
console.log(d.takeProblems())
await v.open('/schedule-call?timeZone=Europe%2FBerlin')
await v.focus('#times input[name=start]')
console.log(await f())
await v.press('Space')
await wait(400)
console.log(
  await d.evaluate(
    () => document.querySelector<HTMLInputElement>('#times input:checked')?.value ?? 'none',
  ),
  await f(),
)
await v.open('/use-cases/erp-data-entry#record')
await v.focus('#record tbody button')
await wait(1500)
console.log(
  await f(),
  await d.evaluate(() => document.querySelectorAll('#record .evidence-box[data-active]').length),
)
console.log(d.takeProblems())
await d.close()
await front.close()
