import type { Content } from '../server/content/store/queries.ts'
import { locales } from '../shared/i18n/locale.ts'
import { sitePages } from '../shared/pages.ts'
import type { SocialImage } from './social-images.ts'

const collections = ['blog', 'knowledge-base'] as const

/** One social image per page, article and language, with the page's own title. */
export function sitePictures(content: Content): SocialImage[] {
  const brand = content.site().brand.shortName
  return locales.flatMap((locale) => {
    const captions = content.wording('machine-readers', locale).socialImage
    const common = { locale, brand, captions }
    return [
      ...content.pageIds().map((id) => {
        const path = sitePages[id].path
        return { ...common, title: content.page(id, locale).seo.title, section: '', path }
      }),
      ...collections.flatMap((collection) =>
        content.articles(collection, locale).map(({ slug, title }) => ({
          ...common,
          title,
          section: content.page(collection, locale).seo.title,
          path: `/${collection}/${slug}`,
        })),
      ),
    ]
  })
}
