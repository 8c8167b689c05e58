import type { NewPage } from './check-page.ts'
import { starterWords } from './starter-words.ts'

/** A file of the repository, by its path. */
interface TextFile {
  path: string
  text: string
}

/** The files that a page is made of: words in both languages, their schema, the component. */
export function pageFiles(page: NewPage): TextFile[] {
  const { id } = page
  return [
    { path: `content/pages/${id}.en.yaml`, text: starterWords(page, 'en') },
    { path: `content/pages/${id}.de.yaml`, text: starterWords(page, 'de') },
    { path: schemaFile(id), text: schemaText(page) },
    { path: componentFile(id), text: componentText(page) },
  ]
}

/** Reads one of the maps of pages. */
type Read = (path: string) => string

/** The table and the two maps, with the page in them. */
export function editedMaps({ id, path }: NewPage, read: Read): TextFile[] {
  const key = id.includes('-') ? `'${id}'` : id
  const edit = (file: string, name: string, entry: string, importLine?: string): TextFile => {
    const text = withProperty(read(file), name, `${key}: ${entry}`)
    return { path: file, text: importLine ? withImport(text, importLine) : text }
  }
  const schemas = 'shared/content/pages/page-schemas.ts'
  const pages = 'server/rendering/pages.tsx'
  return [
    edit('shared/pages.ts', 'table', `{ path: '${path}' }`),
    edit(schemas, 'ownSchemas', schemaName(id), `import { ${schemaName(id)} } from './${id}.ts'`),
    edit(
      pages,
      'pages',
      `page(words('${id}'), ${componentName(id)})`,
      `import { ${componentName(id)} } from '../../src/pages/${id}/${id}-page.tsx'`,
    ),
  ]
}

/** Adds a last property to the object that a formatted file declares as `const <name>`. */
export function withProperty(text: string, name: string, property: string): string {
  const start = text.search(new RegExp(`^const ${name}\\b`, 'm'))
  const end = start < 0 ? -1 : text.indexOf('\n}', start)
  if (end < 0) throw new Error(`There is no object "${name}" to add ${property} to`)
  return `${text.slice(0, end)}\n  ${property},${text.slice(end)}`
}

/** Adds an import after the last one; Biome sorts them. */
export function withImport(text: string, line: string): string {
  const last = text.lastIndexOf('\nimport ')
  const end = text.indexOf('\n', last + 1)
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

const schemaFile = (id: string) => `shared/content/pages/${id}.ts`
const componentFile = (id: string) => `src/pages/${id}/${id}-page.tsx`
const schemaName = (id: string) => `${camelCase(id)}Schema`
const componentName = (id: string) => `${camelCase(`-${id}`)}Page`

/** @example camelCase('road-map') // 'roadMap' */
function camelCase(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

function schemaText({ id, path }: NewPage): string {
  return `import { z } from 'zod'
import { heroSchema, textSectionSchema } from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** Words of ${path}. */
export const ${schemaName(id)} = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  overview: textSectionSchema,
  details: textSectionSchema,
})
`
}

function componentText({ id, path }: NewPage): string {
  return `import type { PageData } from '../../../shared/page-data.ts'
import { TextSection } from '../../components/sections/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'

/** What ${path} shows, section by section. */
export function ${componentName(id)}({ copy, crumbs }: PageData<'${id}'>) {
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} />
      <TextSection copy={copy.overview} number={1} />
      <TextSection copy={copy.details} number={2} />
    </article>
  )
}
`
}
