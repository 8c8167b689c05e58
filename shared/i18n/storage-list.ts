import { FORM_KEY } from './form-key.ts'
import { LOCALE_KEY, PLACE_KEY, SCHEME_KEY, SLASH_KEY } from './storage-keys.ts'

/** Everything this site ever writes to a browser's storage; the privacy policy is made from this list. */
export const storageKeys = {
  locale: LOCALE_KEY,
  scheme: SCHEME_KEY,
  slash: SLASH_KEY,
  place: PLACE_KEY,
  form: FORM_KEY,
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]
