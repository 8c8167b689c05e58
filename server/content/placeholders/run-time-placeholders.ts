/*
 * Placeholders that the compiler leaves as they are, because the server or the browser fills them in when the text is
 * shown: results of a visitor's input, values of a drawing, dates of a request.
 */

/** Those that one content file alone uses, by its name without language and ending. */
export const placeholdersOfFiles: Readonly<Record<string, string>> = {
  bring: 'ask cost drawings expected files formats minutes net priced savings wage',
  callout:
    'angle band depth designation diameter first form gap grade half hole lead length letter lower meaning outer pilot product ' +
    'radius range ratio scale second shaft sign third upper',
  mails: 'directors email phone register seat subject topic vatId when',
  'pages/reference-true-position': 'deviation permitted',
  'pages/try-callout': 'score',
  'pages/try-rules': 'all cell field from kilobytes known line outcome same tag to x y',
  'pages/use-case-feasibility-analysis': 'allowed category coarse found note results',
  reader: 'format height pageType pages percent seconds',
  receipt: 'date time',
  set: 'lines names',
}

/** Those that several content files use. */
export const commonPlaceholders =
  'address characteristic chosen class count done dpi fit goal high label limit low max name number over page ' +
  'parameter pitch query reason reference size suited text total until upTo value version width'

/** All of them. */
export const runTimePlaceholders: readonly string[] = [
  commonPlaceholders,
  ...Object.values(placeholdersOfFiles),
].flatMap((names) => names.split(' '))
