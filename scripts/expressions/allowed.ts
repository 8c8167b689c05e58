interface Allowance {
  path: string
  /** The source of the expression, or how it begins. */
  source: string
  why: string
}

const content = 'reads the words of content/, while they are compiled'
const evaluation = 'reads what our own evaluation compares'

/** Expressions whose cost may grow faster than their text: the text is short, or no stranger can write it. */
export const allowed: readonly Allowance[] = [
  {
    path: 'server/content/copy/compare-languages.ts',
    source: String.raw`\{[^{}]*\}|\S*(?::\/\/|@)\S*`,
    why: content,
  },
  { path: 'server/content/faults.ts', source: String.raw`[ \t]*[\r\n]+[ \t]*`, why: content },
  {
    path: 'server/content/placeholders/fill-placeholders.ts',
    source: String.raw`\{\s*([A-Za-z][\w.]*)\s*(?:\|\s*(\w*)\s*)?\}`,
    why: content,
  },
  {
    path: 'server/content/placeholders/fill-placeholders.ts',
    source: String.raw`^\{\s*([A-Za-z][\w.]*)\s*(?:\|\s*(\w*)\s*)?\}$`,
    why: content,
  },
  {
    path: 'shared/content/parts/fields.ts',
    source: String.raw`\*\*([^*]+)\*\*|${'`([^`]+)`'}|\[([^\]]+)\]\(([^)\s]+)\)`,
    why: content,
  },
  {
    path: 'packages/reader/src/evaluation/compare-metadata.ts',
    source: String.raw`\([^)]*\)`,
    why: evaluation,
  },
  {
    path: 'shared/i18n/format.ts',
    source: String.raw`\B(?=(\d{3})+$)`,
    why: 'reads the digits of a number, 22 at most',
  },
  {
    path: 'src/telemetry/scrub-text.ts',
    source: String.raw`[^\s@"'<>()=:/]+@[^\s@"'<>()]+\.[a-z]{2,}`,
    why: 'reads 1,000 characters at most, and must not miss an address',
  },
  {
    path: 'packages/reader/src/evaluation/normal-names.ts',
    source: String.raw`(\.\d*?)0+(?=\D|$)`,
    why: evaluation,
  },
  {
    path: 'packages/reader/src/evaluation/normal-names.ts',
    source: String.raw`(?:M\d+(?:\.\d+)?(?:X`,
    why: evaluation,
  },
  {
    path: 'server/markdown/write-markdown.ts',
    source: '^( *)(`{3,})[^',
    why: 'reads our own page, in which a visitor has 400 characters at most',
  },
  {
    path: 'server/search/words/analyse.ts',
    source: String.raw`((?<![\p{L}\d])m(?:`,
    why: 'reads our own texts, and 200 characters of a query',
  },
]
