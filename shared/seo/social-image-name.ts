import type { Locale } from '../i18n/locale.ts'
import { barePath } from './canonical.ts'

/**
 * Public path of a page's social image. The build writes it, the document head names it.
 *
 * `socialImageName('/case-studies/process-automation', 'de')` -> `/social/case-studies--process-automation.de.png`
 */
export function socialImageName(path: string, locale: Locale): string {
  const name = barePath(path).slice(1).replaceAll('/', '--') || 'home'
  return `/social/${name}.${locale}.png`
}
