import { type Locale, otherLocale } from '../i18n/locale.ts'

/** Open Graph data of a page (SPEC section 3 "Social card"). */
export interface SocialCard {
  title: string
  description: string
  /** Equals the canonical address; null where there is none. */
  url: string | null
  image: string
  imageAlt: string
  imageWidth: number
  imageHeight: number
  imageType: string
  type: 'website' | 'article'
  locale: string
  alternateLocale: string
  siteName: string
}

export interface TwitterCard {
  card: 'summary_large_image'
  title: string
  description: string
  image: string
  imageAlt: string
}

interface SocialCardInput {
  title: string
  description: string
  url: string | null
  /** Absolute address. */
  image: string
  imageAlt: string
  siteName: string
  type?: 'website' | 'article'
  locale?: Locale
}

/** Size of every social image in pixels. */
export const socialImageSize = Object.freeze({ width: 1200, height: 630 })

const cardLocales: Readonly<Record<Locale, string>> = Object.freeze({ en: 'en_US', de: 'de_DE' })

/** A new card each time; type defaults to `website`, locale to `en_US`. */
export function socialCard(input: SocialCardInput): SocialCard {
  const locale = input.locale ?? 'en'
  return {
    title: input.title,
    description: input.description,
    url: input.url,
    image: input.image,
    imageAlt: input.imageAlt,
    imageWidth: socialImageSize.width,
    imageHeight: socialImageSize.height,
    imageType: 'image/png',
    type: input.type ?? 'website',
    locale: cardLocales[locale],
    alternateLocale: cardLocales[otherLocale(locale)],
    siteName: input.siteName,
  }
}

/** The same card as Twitter/X names it. */
export function twitterCard(card: SocialCard): TwitterCard {
  return {
    card: 'summary_large_image',
    title: card.title,
    description: card.description,
    image: card.image,
    imageAlt: card.imageAlt,
  }
}
