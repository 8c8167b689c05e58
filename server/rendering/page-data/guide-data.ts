import { clientPackagePath } from '../../../shared/addresses/file-paths.ts'
import { localAddress } from '../../../shared/addresses/local-address.ts'
import { markdownPath } from '../../../shared/addresses/markdown-path.ts'
import { definition, meaningKey } from '../../../shared/api-schemas/definitions.ts'
import { ownFields } from '../../../shared/api-schemas/field-groups.ts'
import { errorCodes, errorStatus } from '../../../shared/api-schemas/sandbox-errors.ts'
import { meaningOf } from '../../../shared/content/words/meanings.ts'
import type { FeedbackPage } from '../../../shared/forms/forms.ts'
import { formatNumber } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { sitePages } from '../../../shared/pages.ts'
import { keepTogether } from '../../../shared/typesetting/keep-together.ts'
import { clientPackages } from '../../../src/generated/client-packages.ts'
import { examples } from '../../../src/generated/examples.ts'
import type {
  GuideData,
  GuideId,
  ShownError,
  ShownExample,
  ShownObject,
  ShownPackage,
} from '../../../src/pages/guide/guide-data.ts'
import { siteContext } from '../site-context.ts'
import { exampleHtml } from './example-html.ts'
import { formData } from './form-data.ts'
import { pageData } from './page-data.ts'

/** A guide of the documentation: its words, and the code, fields and errors that they name. */
export const guideData =
  (id: GuideId) =>
  (locale: Locale): GuideData => {
    const data = pageData(id, locale)
    const { content } = siteContext()
    const { explorer } = content.page('documentation', locale)
    const { sections } = data.copy
    const named = sections.flatMap(({ objects }) => objects)
    const shown = sections.flatMap(({ example }) => (example ? [example] : []))
    const { optional, values, examples: examplesWord } = explorer
    return {
      ...data,
      objects: Object.fromEntries(named.map((name) => [name, shownObject(name, locale)])),
      errors: sections.some(({ listsErrors }) => listsErrors) ? shownErrors(locale) : [],
      examples: Object.fromEntries(shown.map((name) => [name, shownExamples(name)])),
      packages: sections.some(({ listsPackages }) => listsPackages) ? shownPackages(locale) : [],
      feedback: { page: feedbackPageOf(id), form: formData('feedback', locale) },
      labels: content.wording('sandbox', locale).guides,
      words: { optional, values, examples: examplesWord },
      markdown: localAddress(markdownPath(sitePages[id].path), locale),
    }
  }

/** The name that its feedback has for a guide. */
const feedbackPageOf = (id: GuideId) => id.replace('documentation-', '') as FeedbackPage

function shownObject(name: string, locale: Locale): ShownObject {
  const { content } = siteContext()
  const words = {
    ...content.page('documentation', locale).fields,
    ...content.wording('sandbox', locale).fields,
  }
  const nodes = definition(name)
  const fields = ownFields(name).map((field) => {
    const node = nodes[field.path]
    return node
      ? { ...field, meaning: meaningOf(words, meaningKey(name, field.path, node)) }
      : field
  })
  return { name, fields }
}

function shownErrors(locale: Locale): ShownError[] {
  const { errors } = siteContext().content.wording('sandbox', locale)
  return errorCodes.map((code) => {
    const { title, detail, action } = errors[code]
    const words = { title, detail: keepTogether(detail), action: keepTogether(action) }
    return { code, status: errorStatus[code], ...words }
  })
}

function shownPackages(locale: Locale): ShownPackage[] {
  return clientPackages.map(({ file, bytes, sha256 }) => ({
    file,
    href: clientPackagePath(file),
    size: `${formatNumber(bytes / 1000, locale, { fractionDigits: 1 })}\u00a0kB`,
    sha256,
  }))
}

function shownExamples(name: string): ShownExample[] {
  return examples
    .filter((example) => example.name === name)
    .map(({ language, html }) => ({
      language,
      file: `${name}.${language}`,
      html: exampleHtml(html),
    }))
}
