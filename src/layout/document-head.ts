import siteCss from '../styles/site.css?url'

/** What the head of every page carries; titles, descriptions and the rest come from each page. */
export function documentHead() {
  return {
    meta: [
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#fafaf7', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#0a1a33', media: '(prefers-color-scheme: dark)' },
    ],
    links: [
      { rel: 'stylesheet', href: siteCss },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }
}
