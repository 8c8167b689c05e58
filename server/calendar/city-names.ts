import type { Locale } from '../../shared/i18n/locale.ts'

/** Names of cities by the last part of their zone, where today's English or German spelling is another one. */
const names: Readonly<Record<string, { readonly en?: string; readonly de?: string }>> = {
  Addis_Ababa: { de: 'Addis Abeba' },
  Algiers: { de: 'Algier' },
  Asuncion: { en: 'Asunción', de: 'Asunción' },
  Athens: { de: 'Athen' },
  Azores: { de: 'Azoren' },
  Baghdad: { de: 'Bagdad' },
  Belgrade: { de: 'Belgrad' },
  Bogota: { en: 'Bogotá', de: 'Bogotá' },
  Brussels: { de: 'Brüssel' },
  Bucharest: { de: 'Bukarest' },
  Cairo: { de: 'Kairo' },
  Canary: { en: 'Canary Islands', de: 'Kanarische Inseln' },
  Cancun: { en: 'Cancún', de: 'Cancún' },
  Chisinau: { en: 'Chișinău', de: 'Chișinău' },
  Copenhagen: { de: 'Kopenhagen' },
  Curacao: { en: 'Curaçao', de: 'Curaçao' },
  Damascus: { de: 'Damaskus' },
  Djibouti: { de: 'Dschibuti' },
  DumontDUrville: { en: 'Dumont d’Urville', de: 'Dumont d’Urville' },
  Dushanbe: { de: 'Duschanbe' },
  Faeroe: { en: 'Faroe Islands', de: 'Färöer' },
  Faroe: { en: 'Faroe Islands', de: 'Färöer' },
  Havana: { de: 'Havanna' },
  Ho_Chi_Minh: { en: 'Ho Chi Minh City', de: 'Ho-Chi-Minh-Stadt' },
  Hong_Kong: { de: 'Hongkong' },
  Khartoum: { de: 'Khartum' },
  Kiev: { de: 'Kiew' },
  Kuwait: { en: 'Kuwait City', de: 'Kuwait-Stadt' },
  Kyiv: { de: 'Kyjiw' },
  Lisbon: { de: 'Lissabon' },
  Luxembourg: { de: 'Luxemburg' },
  Mexico_City: { de: 'Mexiko-Stadt' },
  Mogadishu: { de: 'Mogadischu' },
  Moscow: { de: 'Moskau' },
  Nicosia: { de: 'Nikosia' },
  Prague: { de: 'Prag' },
  Riyadh: { de: 'Riad' },
  Rome: { de: 'Rom' },
  Sao_Paulo: { en: 'São Paulo', de: 'São Paulo' },
  Sao_Tome: { en: 'São Tomé', de: 'São Tomé' },
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
