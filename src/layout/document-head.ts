import headingFont from '../styles/fonts/barlow-semi-condensed-600.woff2?url'
import textFont from '../styles/fonts/ibm-plex-sans-400.woff2?url'
import siteCss from '../styles/site.css?url'

/** What the head of every page carries; titles, descriptions and the rest come from each page. */
export function documentHead() {
  return {
    meta: [{ name: 'viewport', content: 'width=device-width, initial-scale=1' }],
    links: [
      { rel: 'stylesheet', href: siteCss },
      fontPreload(headingFont),
      fontPreload(textFont),
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }
}

/** The two faces the first screen is set in; all others wait for the style sheet. */
function fontPreload(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const }
}
