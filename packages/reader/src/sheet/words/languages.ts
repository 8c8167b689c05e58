/**
 * Words that tell the language of a sheet, lower case: captions and note words that no other of
 * these languages shares. ISO 639-1 codes.
 */
export const languageWords: Readonly<Record<string, RegExp>> = {
  en: /\b(?:drawn|checked|approved|scale|sheet|weight|title|size|unless|otherwise|specified|drawing|all|dimensions? (?:are|in)|sharp edges|surface|finish|thru|tolerances?|material|date of issue|isometric|general|steel|stainless|the|and)\b/gi,
  de: /\b(?:benennung|ma(?:ß|ss)stab|werkstoff|gewicht|blatt|gezeichnet|gez|geprüft|gepr|bearb|freigegeben|zeichnungs?-?(?:nr|nummer)|allgemeintoleranz(?:en)?|kanten|oberflächen?|maße|ausgabedatum|ersteller|erstellt|genehmigt|teilenummer|werkstückkanten|stückliste|datum|und|nicht|alle|für)\b/gi,
  nl: /\b(?:schaal|benaming|tekening(?:nummer)?|getekend|gecontroleerd|goedgekeurd|materiaal|gewicht|formaat|blad|eenheid|maten|tenzij|anders|aangegeven|toleranties|scherpe|bramen|oppervlaktebehandeling|het|een|alle)\b/gi,
  fr: /\b(?:échelle|echelle|matière|matériau|désignation|dessiné|dessine|vérifié|approuvé|feuille|folio|masse|poids|tolérances|générales|sauf|indication|contraire|cotes|arêtes|traitement|date d'édition|plan|les|des|et)\b/gi,
  es: /\b(?:escala|denominación|dibujado|comprobado|aprobado|hoja|peso|tolerancias|generales|salvo|cotas|fecha|título|plano|acabado|tratamiento|aristas|los|las|todas)\b/gi,
  it: /\b(?:scala|denominazione|disegnato|disegnatore|controllato|approvato|foglio|materiale|peso|tolleranze|generali|salvo|quote|data|titolo|disegno|trattamento|spigoli|smussi|gli|tutte|non)\b/gi,
  cs: /\b(?:měřítko|kreslil|navrhl|schválil|kontroloval|hmotnost|polotovar|sestavy|výkres(?:u)?|promítání|podle|hrany|drsnost|neoznačené|součásti)\b/gi,
  pl: /\b(?:rysunek|rysunku|nazwa|arkusz|zatwierdzony|sprawdzony|zaprojektowany|przez|tolerancje|wymiary|wszystkie|podziałka)\b/gi,
  pt: /\b(?:desenhado|projetado|verificado|aprovado|folha|dimensões|tolerâncias|rebarbas)\b/gi,
  sv: /\b(?:skala|benämning|ritad|granskad|godkänd|ritningsnummer|vikt|ytbehandling|och|hållare|ljushållare)\b/gi,
}

/** Shared by several of the languages: these alone prove none of them. */
export const sharedWords =
  /^(?:material|date|datum|format|position|gewicht|peso|salvo|alle|les|general|plan|all|masse|data)$/i
