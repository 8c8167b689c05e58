import type { Locale } from '../../shared/i18n/locale.ts'
import type { NewPage } from './check-page.ts'

/** The file of a page's words in one language. Each text says what is to be written in its place. */
export function starterWords({ id, path }: NewPage, locale: Locale): string {
  const words = id.replaceAll('-', ' ')
  const name = words[0]?.toUpperCase() + words.slice(1)
  return locale === 'de' ? german(name, path) : english(name, path)
}

const english = (name: string, path: string) => `seo:
  title: ${name}
  description: Write here in 120 to 160 characters what a reader finds at ${path}. Search engines print it below the title.
  keywords: [${name}]
  imageAlt: Drawing sheet titled ${name}, with the first-angle projection symbol
hero:
  title: ${name}
  intro: Write here in one or two sentences whom this page is for and what it answers.
overview:
  id: overview
  title: Title of the first section
  text:
    - Write here what the reader came for. Each entry of this list is a paragraph.
details:
  id: details
  title: Title of the second section
  points:
    - Write here what follows from it. Each entry of this list is a point.
    - A section may have text, points, definitions and links, in this order.
`

const german = (name: string, path: string) => `seo:
  title: ${name} auf Deutsch
  description: Schreiben Sie hier in 120 bis 160 Zeichen, was man unter ${path} findet. Suchmaschinen zeigen es unter dem Titel.
  keywords: [${name}]
  imageAlt: Zeichnungsblatt mit dem Titel ${name} auf Deutsch und dem Symbol der Projektionsmethode 1
hero:
  title: ${name} auf Deutsch
  intro: Schreiben Sie hier in ein oder zwei Sätzen, für wen diese Seite ist und was sie beantwortet.
overview:
  id: overview
  title: Titel des ersten Abschnitts
  text:
    - Schreiben Sie hier, weshalb man auf diese Seite kommt. Jeder Eintrag dieser Liste ist ein Absatz.
details:
  id: details
  title: Titel des zweiten Abschnitts
  points:
    - Schreiben Sie hier, was daraus folgt. Jeder Eintrag dieser Liste ist ein Punkt.
    - Ein Abschnitt kann Absätze, Punkte, Begriffe und Links enthalten, in dieser Reihenfolge.
`
