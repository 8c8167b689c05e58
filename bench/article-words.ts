import type { Locale } from '../shared/i18n/locale.ts'

/** What made-up articles are made of. */
export interface WordLists {
  nouns: readonly string[]
  verbs: readonly string[]
  adjectives: readonly string[]
  /** `{n}`, `{v}`, `{a}` and `{d}` stand for a noun, a verb, an adjective and a designation. */
  sentences: readonly string[]
  on: string
  and: string
  /** Makes one noun of two. */
  join(first: string, second: string): string
}

const list = (words: string) => words.trim().split(/\s+/)

/** Words of the trade, the common ones first. */
export const articleWords: Record<Locale, WordLists> = {
  en: {
    nouns:
      list(`drawing tolerance dimension thread surface bore part sheet material standard shop quote supplier order
      projection section view chamfer radius edge burr groove keyway slot shaft bracket cover plate housing flange
      bearing gear spindle bushing washer screw bolt nut pin spring seal gasket weld casting forging blank bar tube
      profile angle taper cone sphere hole counterbore countersink spotface undercut relief fillet rib boss web wall
      draft parting gate ejector mould cavity core insert electrode fixture clamp gauge caliper micrometer probe scan
      image pixel resolution contrast threshold field value unit inch millimetre grade class fit clearance interference
      transition deviation allowance limit datum axis plane position flatness straightness roundness cylindricity
      parallelism perpendicularity angularity profile runout symmetry concentricity roughness waviness lay texture
      coating plating anodising hardening tempering annealing nitriding polishing grinding honing lapping turning
      milling drilling reaming tapping broaching sawing bending stamping punching cutting laser waterjet sintering
      printing moulding extrusion revision index number designation title block owner signature date scale format
      language weight mass volume density price cost margin offer request inquiry invoice contract delivery batch lot
      series prototype sample inspection report measurement deviation complaint return rework scrap yield capacity
      machine tool holder coolant chip cycle setup changeover shift operator planner buyer estimator engineer`),
    verbs:
      list(`shows defines limits names repeats replaces needs allows carries holds checks reads writes compares
      measures adds removes moves keeps covers joins splits refers follows precedes contains excludes accepts rejects`),
    adjectives:
      list(`general nominal upper lower internal external left right coarse fine medium functional basic
      auxiliary theoretical actual maximum minimum total circular flat straight round parallel visible hidden`),
    sentences: [
      'The {n} of a {n} {v} the {a} {n}.',
      'Without a {n} the {n} {v} no {n}, and {d} says so.',
      'A {n} that {v} the {n} is an {a} {n}.',
      'Where the sheet names {d}, the {n} {v} the {n} of the {a} {n}.',
      'Each {n} {v} one {n}; a second {n} only {v} the first one.',
      'For {d} the {n} is {a}, for the {n} it is not.',
      'Whoever {v} the {n} should look at the {a} {n} and the {n}.',
    ],
    on: 'on the',
    and: 'and',
    join: (first, second) => `${first} ${second}`,
  },
  de: {
    nouns:
      list(`Zeichnung Toleranz Maß Gewinde Oberfläche Bohrung Teil Blatt Werkstoff Norm Werkstatt Angebot
      Lieferant Auftrag Projektion Schnitt Ansicht Fase Radius Kante Grat Nut Passfeder Langloch Welle Winkel Deckel
      Platte Gehäuse Flansch Lager Zahnrad Spindel Buchse Scheibe Schraube Bolzen Mutter Stift Feder Dichtung Schweißnaht
      Guss Schmiedeteil Rohling Stange Rohr Profil Kegel Kugel Senkung Freistich Rundung Rippe Auge Steg Wand
      Formschräge Trennebene Anguss Auswerfer Werkzeug Kavität Kern Einsatz Elektrode Vorrichtung Spanner Lehre
      Messschieber Messschraube Taster Scan Bild Pixel Auflösung Kontrast Schwelle Feld Wert Einheit Zoll Millimeter
      Grad Klasse Passung Spiel Übermaß Übergang Abmaß Zugabe Grenze Bezug Achse Ebene Lage Ebenheit Geradheit Rundheit
      Zylindrizität Parallelität Rechtwinkligkeit Neigung Lauf Symmetrie Koaxialität Rauheit Welligkeit Rille Struktur
      Beschichtung Verzinkung Eloxalschicht Härtung Anlassen Glühung Nitrierung Politur Schleifen Honen Läppen Drehen
      Fräsen Reiben Räumen Sägen Biegen Stanzen Lochen Schneiden Laser Wasserstrahl Sintern Druck Spritzguss
      Änderungsstand Index Nummer Benennung Schriftfeld Eigentümer Unterschrift Datum Maßstab Format Sprache Gewicht
      Masse Volumen Dichte Preis Kosten Marge Anfrage Rechnung Vertrag Lieferung Charge Los Serie Prototyp Muster
      Prüfung Bericht Messung Abweichung Reklamation Rücksendung Nacharbeit Ausschuss Ausbeute Kapazität Maschine
      Halter Kühlmittel Span Takt Rüstung Umbau Schicht Bediener Planer Einkäufer Kalkulator Konstrukteur`),
    verbs:
      list(`zeigt bestimmt begrenzt nennt wiederholt ersetzt braucht erlaubt trägt hält prüft liest schreibt
      vergleicht misst ergänzt entfernt verschiebt behält bedeckt verbindet teilt befolgt enthält verlangt verwirft`),
    adjectives:
      list(`allgemeine obere untere innere äußere linke rechte grobe feine mittlere funktionale theoretische
      wirkliche größte kleinste gesamte kreisförmige ebene gerade runde parallele sichtbare verdeckte`),
    sentences: [
      'Das {n}-Feld der {n} {v} die {a} {n}.',
      'Ohne die {n} {v} das {n} keine {n}, und {d} sagt es.',
      'Eine {n}, die das {n} {v}, ist eine {a} {n}.',
      'Wo das Blatt {d} nennt, {v} die {n} das {n} der {a} {n}.',
      'Jede {n} {v} eine {n}; eine zweite {n} {v} nur die erste.',
      'Bei {d} ist die {n} eine {a}, bei der {n} nicht.',
      'Wer die {n} {v}, sollte die {a} {n} und das {n} ansehen.',
    ],
    on: 'auf der',
    and: 'und',
    join: (first, second) => `${first}s${second.charAt(0).toLowerCase()}${second.slice(1)}`,
  },
}
