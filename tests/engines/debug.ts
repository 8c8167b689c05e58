import { Front } from './support/front.ts'
import { Visitor } from './support/visitor.ts'
import { openWebKit } from './support/webkit.ts'

const front = new Front({ isWatching: true, asksByItself: /mozilla/ })
await front.listen()
front.site = 'http://127.0.0.1:23477'
const d = await openWebKit({ proxy: front.origin })
const v = new Visitor(d, front, undefined as never)
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms))
await d.open(front.origin + '/imprint')
await d.resize(1440, 900)
let t = Date.now()
const lap = (s: string) => {
  console.log(s, Date.now() - t)
  t = Date.now()
}
try {
  await v.open('/#devs')
  lap('open')
  await d.evaluate(() =>
    addEventListener(
      'click',
      (e) => {
        document.documentElement.dataset.clicked +=
          ' ' + e.isTrusted + (e.target as Element).outerHTML.slice(0, 90)
      },
      true,
    ),
  )
  await v.click('#devs-installation [data-copy=code]')
  lap('click')
  await wait(2000)
  console.log(
    await d.evaluate(() => [
      document.documentElement.dataset.clicked,
      document.querySelector('#devs-installation [data-copy=code]')?.parentElement?.textContent,
      document.hasFocus(),
      scrollY,
    ]),
  )
  await v.click('#devs-installation [data-copy=code]')
  lap('click')
  await wait(1000)
  console.log(
    await d.evaluate(() => [
      document.documentElement.dataset.clicked,
      document.querySelector('#devs-installation [data-copy=code]')?.parentElement?.textContent,
    ]),
  )
  await v.open('/?drawings=500&x=1#roi')
  lap('open')
  await d.evaluate(() =>
    addEventListener(
      'click',
      (e) => {
        document.documentElement.dataset.clicked +=
          ' ' + e.isTrusted + (e.target as Element).outerHTML.slice(0, 90)
      },
      true,
    ),
  )
  await v.click('footer a[hreflang=de]')
  lap('click')
  await wait(3000)
  console.log(
    await v.address(),
    await d.evaluate(() => [document.documentElement.dataset.clicked, scrollY]),
  )
  await d.open(front.origin + '/imprint')
  await v.open('/#supported-drawings')
  lap('open')
  await d.evaluate(() =>
    addEventListener(
      'click',
      (e) => {
        document.documentElement.dataset.clicked +=
          ' ' + e.isTrusted + (e.target as Element).outerHTML.slice(0, 90)
      },
      true,
    ),
  )
  await v.click('[data-move="1"]')
  lap('click')
  await wait(2000)
  console.log(
    await d.evaluate(() => [
      document.documentElement.dataset.clicked,
      document.querySelector('.carousel')?.scrollLeft,
      document.querySelector('page-island:has([data-move])')?.getAttribute('when'),
    ]),
  )
  await v.click('[data-move="1"]')
  lap('click')
  await wait(2000)
  console.log(
    await d.evaluate(() => [
      document.documentElement.dataset.clicked,
      document.querySelector('.carousel')?.scrollLeft,
      document.querySelector('page-island:has([data-move])')?.getAttribute('when'),
    ]),
  )
  console.log(front.problems)
} catch (e) {
  console.log(e)
}
await d.close()
await front.close()
