/**
 * Words that tell the language of a sheet, lower case: captions and note words that no other of
 * these languages shares. ISO 639-1 codes.
 */
export const languageWords: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:drawn|checked|approved|scale|sheet|weight|title|size|unless|otherwise|specified|drawing|all|dimensions? (?:are|in)|sharp edges|surface|finish|thru|tolerances?|material|date of issue|isometric|general|steel|stainless|the|and)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:benennung|ma(?:ß|ss)stab|werkstoff|gewicht|blatt|gezeichnet|gez|geprüft|gepr|bearb|freigegeben|zeichnungs?-?(?:nr|nummer)|allgemeintoleranz(?:en)?|kanten|oberflächen?|maße|ausgabedatum|ersteller|erstellt|genehmigt|teilenummer|werkstückkanten|stückliste|datum|und|nicht|alle|für|(?:vorder|seiten|rück)?ansicht|draufsicht|untersicht|schnitt|einzelheit)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:schaal|benaming|tekening(?:nummer)?|getekend|gecontroleerd|goedgekeurd|materiaal|gewicht|formaat|blad|eenheid|maten|tenzij|anders|aangegeven|toleranties|scherpe|bramen|oppervlaktebehandeling|het|een|alle|aanzicht|doorsnede)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:échelle|echelle|matière|matériau|désignation|dessiné|dessine|vérifié|approuvé|feuille|folio|masse|poids|tolérances|générales|sauf|indication|contraire|cotes|arêtes|traitement|date d'édition|plan|les|des|et|vue|coupe)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:escala|denominación|dibujado|comprobado|aprobado|hoja|peso|tolerancias|generales|salvo|cotas|fecha|título|plano|acabado|tratamiento|aristas|los|las|todas|corte)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:scala|denominazione|disegnato|disegnatore|controllato|approvato|foglio|materiale|peso|tolleranze|generali|salvo|quote|data|titolo|disegno|trattamento|spigoli|smussi|gli|tutte|non|sezione|dettaglio)(?!\p{L})/giu,
  cs: /(?<!\p{L})(?:měřítko|kreslil|navrhl|schválil|kontroloval|hmotnost|polotovar|sestavy|výkres(?:u)?|promítání|podle|hrany|drsnost|neoznačené|součásti|pohled|řez)(?!\p{L})/giu,
  pl: /(?<!\p{L})(?:rysunek|rysunku|nazwa|arkusz|zatwierdzony|sprawdzony|zaprojektowany|przez|tolerancje|wymiary|wszystkie|podziałka|widok|przekrój)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:desenhado|projetado|verificado|aprovado|folha|dimensões|tolerâncias|rebarbas)(?!\p{L})/giu,
  sv: /(?<!\p{L})(?:skala|benämning|ritad|granskad|godkänd|ritningsnummer|vikt|ytbehandling|och|hållare|ljushållare)(?!\p{L})/giu,
}

/** Shared by several of the languages: these alone prove none of them. */
export const sharedWords =
  /^(?:material|date|datum|format|position|gewicht|peso|salvo|alle|les|general|plan|all|masse|data)$/i
