/** What a title block and the views of a sheet say in a language. */
interface SheetWords {
  /** Title, drawing number, material, scale, size, revision, date, sheet. */
  readonly captions: readonly string[]
  readonly title: string
  readonly material: string
  readonly section: string
  readonly detail: string
  readonly scale: string
  /** Behind a hole that goes through. */
  readonly through: string
}

/** Languages that the drawing kit can letter. It has no kana and no ideographs, so there is no Japanese sheet. */
export const sheetWords = {
  en: {
    captions: ['Title', 'Drawing no.', 'Material', 'Scale', 'Size', 'Rev', 'Date', 'Sheet'],
    title: 'Bearing cover',
    material: 'AISI 304',
    section: 'SECTION A-A',
    detail: 'DETAIL B',
    scale: 'SCALE 5:1',
    through: 'THRU',
  },
  de: {
    captions: [
      'Benennung',
      'Zeichnungsnummer',
      'Werkstoff',
      'Maßstab',
      'Format',
      'Änd.',
      'Datum',
      'Blatt',
    ],
    title: 'Lagerdeckel',
    material: 'S355J2',
    section: 'SCHNITT A-A',
    detail: 'EINZELHEIT B',
    scale: 'MASSSTAB 5:1',
    through: 'durch',
  },
  fr: {
    captions: [
      'Désignation',
      'N° de plan',
      'Matière',
      'Échelle',
      'Format',
      'Indice',
      'Date',
      'Feuille',
    ],
    title: 'Couvercle de palier',
    material: 'X5CrNi18-10',
    section: 'COUPE A-A',
    detail: 'DÉTAIL B',
    scale: 'ÉCHELLE 5:1',
    through: 'débouchant',
  },
  it: {
    captions: [
      'Denominazione',
      'N° disegno',
      'Materiale',
      'Scala',
      'Formato',
      'Rev.',
      'Data',
      'Foglio',
    ],
    title: 'Coperchio cuscinetto',
    material: 'C45E',
    section: 'SEZIONE A-A',
    detail: 'DETTAGLIO B',
    scale: 'SCALA 5:1',
    through: 'passante',
  },
  es: {
    captions: [
      'Denominación',
      'N° de plano',
      'Material',
      'Escala',
      'Formato',
      'Revisión',
      'Fecha',
      'Hoja',
    ],
    title: 'Tapa del rodamiento',
    material: '42CrMo4',
    section: 'SECCIÓN A-A',
    detail: 'DETALLE B',
    scale: 'ESCALA 5:1',
    through: 'pasante',
  },
  pl: {
    captions: [
      'Nazwa',
      'Nr rysunku',
      'Materiał',
      'Podziałka',
      'Format',
      'Zmiana',
      'Data',
      'Arkusz',
    ],
    title: 'Pokrywa łożyska',
    material: 'S235JR',
    section: 'PRZEKRÓJ A-A',
    detail: 'SZCZEGÓŁ B',
    scale: 'PODZIAŁKA 5:1',
    through: 'na wylot',
  },
  cs: {
    captions: ['Název', 'Číslo výkresu', 'Materiál', 'Měřítko', 'Formát', 'Změna', 'Datum', 'List'],
    title: 'Víko ložiska',
    material: 'S355J2+N',
    section: 'ŘEZ A-A',
    detail: 'DETAIL B',
    scale: 'MĚŘÍTKO 5:1',
    through: 'skrz',
  },
} as const satisfies Record<string, SheetWords>

export type Language = keyof typeof sheetWords

export const languages = Object.keys(sheetWords) as readonly Language[]
