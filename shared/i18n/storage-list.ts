import { formValuesKey } from './form-values-key.ts'
import { localeKey, placeKey, schemeKey, slashKey } from './storage-keys.ts'

/** Everything this site ever writes to a browser's storage; the privacy policy is made from this list. */
export const storageKeys = {
  locale: localeKey,
  scheme: schemeKey,
  slash: slashKey,
  place: placeKey,
  form: formValuesKey,
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]
