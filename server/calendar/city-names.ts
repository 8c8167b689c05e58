import type { Locale } from '../../src/i18n/locale.ts'

/** Zones whose last part is not how the city is written today, and German names of cities. */
const names: Readonly<Record<string, { readonly en?: string; readonly de?: string }>> = {
  Addis_Ababa: { de: 'Addis Abeba' },
  Algiers: { de: 'Algier' },
  Asuncion: { en: 'Asunción', de: 'Asunción' },
  Athens: { de: 'Athen' },
  Baghdad: { de: 'Bagdad' },
  Azores: { de: 'Azoren' },
  Belgrade: { de: 'Belgrad' },
  Bogota: { en: 'Bogotá', de: 'Bogotá' },
  Brussels: { de: 'Brüssel' },
  Bucharest: { de: 'Bukarest' },
  Canary: { en: 'Canary Islands', de: 'Kanarische Inseln' },
  Cairo: { de: 'Kairo' },
  Chisinau: { en: 'Chișinău', de: 'Chișinău' },
  Copenhagen: { de: 'Kopenhagen' },
  Damascus: { de: 'Damaskus' },
  DumontDUrville: { en: 'Dumont d’Urville', de: 'Dumont d’Urville' },
  Dushanbe: { de: 'Duschanbe' },
  Faeroe: { en: 'Faroe Islands', de: 'Färöer' },
  Faroe: { en: 'Faroe Islands', de: 'Färöer' },
  Havana: { de: 'Havanna' },
  Ho_Chi_Minh: { en: 'Ho Chi Minh City', de: 'Ho-Chi-Minh-Stadt' },
  Hong_Kong: { de: 'Hongkong' },
  Kuwait: { en: 'Kuwait City', de: 'Kuwait-Stadt' },
  Kyiv: { de: 'Kyjiw' },
  Kiev: { de: 'Kiew' },
  Lisbon: { de: 'Lissabon' },
  Luxembourg: { de: 'Luxemburg' },
  Mexico_City: { de: 'Mexiko-Stadt' },
  Moscow: { de: 'Moskau' },
  Nicosia: { de: 'Nikosia' },
  Prague: { de: 'Prag' },
  Riyadh: { de: 'Riad' },
  Rome: { de: 'Rom' },
  Sao_Paulo: { en: 'São Paulo', de: 'São Paulo' },
  Singapore: { de: 'Singapur' },
  Tashkent: { de: 'Taschkent' },
  Tbilisi: { de: 'Tiflis' },
  Tehran: { de: 'Teheran' },
  Tokyo: { de: 'Tokio' },
  Vatican: { en: 'Vatican City', de: 'Vatikanstadt' },
  Vienna: { de: 'Wien' },
  Warsaw: { de: 'Warschau' },
  Yerevan: { de: 'Jerewan' },
  Zurich: { en: 'Zürich', de: 'Zürich' },
}

/** The city a zone is named after: `America/New_York` is `New York`. Undefined for zones of no city (`UTC`, `Etc/…`). */
export function cityName(timeZone: string, locale: Locale): string | undefined {
  const parts = timeZone.split('/')
  const last = parts.at(-1)
  if (parts.length < 2 || parts[0] === 'Etc' || last === undefined) return undefined
  return names[last]?.[locale] ?? last.replaceAll('_', ' ')
}
