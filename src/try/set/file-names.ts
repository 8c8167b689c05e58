/** Letters of a name without its ending. */
const longestStem = 80

/** Names that Windows keeps for devices, whatever their ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Endings by the format that a file has by its content. */
const endings: Readonly<Record<string, readonly [usual: string, ...others: string[]]>> = {
  pdf: ['pdf'],
  tiff: ['tif', 'tiff'],
  jpeg: ['jpg', 'jpeg'],
  jp2: ['jp2', 'j2k', 'jpf'],
  png: ['png'],
  bmp: ['bmp'],
}

interface NamedFile {
  /** As the visitor's computer gives it, folders included. */
  readonly path: string
  readonly format: string
}

/**
 * Names for an archive, one for each file: no folders and no signs that a file system or a reader of names could stumble
 * over, each once whatever its case, and with the ending of what the file is.
 */
export function archiveNames(files: readonly NamedFile[]): string[] {
  const taken = new Set<string>()
  return files.map(({ path, format }) => {
    const name = freeName(...partsOf(path, format), taken)
    taken.add(folded(name))
    return name
  })
}

/** Numbers instead of names: they tell the format of a file and nothing else. */
export function neutralNames(files: readonly Pick<NamedFile, 'format'>[]): string[] {
  const digits = Math.max(3, String(files.length).length)
  return files.map(({ format }, index) => {
    const number = String(index + 1).padStart(digits, '0')
    return `drawing-${number}.${endings[format]?.[0] ?? format}`
  })
}

function partsOf(path: string, format: string): [stem: string, ending: string] {
  const name = safeName(path.split(/[\\/]/).at(-1) ?? '')
  const [usual = format, ...others] = endings[format] ?? []
  const [, stem = name, given = ''] = /^(.*)\.([^.]*)$/s.exec(name) ?? []
  const isRight = [usual, ...others].includes(given.toLowerCase())
  const plain = isRight ? stem : name
  const kept = Array.from(plain)
    .slice(0, longestStem)
    .join('')
    .replace(/(?<![. ])[. ]+$/, '')
  const safe = kept === '' || devices.test(kept) ? `drawing${kept && `-${kept}`}` : kept
  return [safe, isRight ? given.toLowerCase() : usual]
}

/** Without what file systems refuse, what cannot be seen, and marks that turn the direction of reading. */
function safeName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[\\/:*?"<>|]/g, '_')
    .replace(/^[. ]+/, '')
    .trim()
}

function freeName(stem: string, ending: string, taken: ReadonlySet<string>): string {
  for (let copy = 1; ; copy += 1) {
    const name = `${copy === 1 ? stem : `${stem} (${copy})`}.${ending}`
    if (!taken.has(folded(name))) return name
  }
}

/** Names that a file system may take for the same. */
const folded = (name: string) => name.normalize('NFKC').toLowerCase()
