import { evenLetters } from './support/even-letters.ts'
import { addressOf, articleAddresses, localisedRoutes } from './support/site.ts'
import { expect, test } from './support/test.ts'

/* Faces come after the first paint: the title of a page keeps its lines when its face arrives. */

test.use({ isMobile: true, hasTouch: true, deviceScaleFactor: 2, launchOptions: evenLetters })

const titles = /<html lang="(?<language>\w+)"|<h1[^>]*>(?<title>[\s\S]*?)<\/h1>/g

for (const width of [360, 390, 412]) {
  test(`titles have as many lines in the stand-in as in their face at ${width} px`, {
    tag: '@once',
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(addressOf('/pricing', 'en'))
    await page.waitForFunction(isLoaded, 'Barlow Semi Condensed')
    const addresses = [...localisedRoutes.map(({ address }) => address), ...articleAddresses]
    const moved: string[] = []
    for (const address of addresses) {
      const found = [...(await (await request.get(address)).text()).matchAll(titles)]
      const language = found[0]?.groups?.language ?? ''
      const title = found.find(({ groups }) => groups?.title)?.groups?.title ?? ''
      expect(title, address).not.toBe('')
      const [face, standIn] = await page.evaluate(heights, { language, title })
      if (face !== standIn) moved.push(address)
    }
    expect(moved).toEqual([])
  })
}

function isLoaded(family: string): boolean {
  const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', '') === family)
  return faces.some(({ status }) => status === 'loaded')
}

/** Of a title in its face, and in its stand-in alone. */
function heights({ language, title }: { language: string; title: string }): [number, number] {
  const heading = document.querySelector('h1') as HTMLElement
  heading.lang = language
  heading.innerHTML = title
  heading.style.fontFamily = ''
  const face = heading.offsetHeight
  heading.style.fontFamily = '"Barlow Semi Condensed Fallback"'
  return [face, heading.offsetHeight]
}
