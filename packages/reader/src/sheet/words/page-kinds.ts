/** Words that only sheets of another trade carry, per kind; lower case, seven languages. */
export const kindWords = {
  FLOOR_PLAN:
    /\b(?:floor plan|ground floor|first floor|second floor|site plan|bedrooms?|bath(?:room)?|kitchen|living room|garage|closet|hallway|staircase|grundriss|erdgeschoss|obergeschoss|untergeschoss|kellergeschoss|dachgeschoss|schlafzimmer|wohnzimmer|küche|badezimmer|flur|treppenhaus|plattegrond|begane grond|verdieping|slaapkamer|woonkamer|keuken|badkamer|plan d'étage|rez-de-chaussée|chambre|cuisine|salon|salle de bains?|planta baja|dormitorio|cocina|baño|salón|pianta|piano terra|camera da letto|cucina|soggiorno|bagno)\b|間取り|平面図|寝室|台所|和室/gi,
  PIPING_DIAGRAM:
    /\b(?:p&id|p & id|piping (?:and|&) instrumentation|pfd|process flow diagram|r&i[- ]?(?:fließbild|schema)|rohrleitungs-? und instrumentenfließbild|instrument air|cooling water|knock[- ]?out drum|heat exchanger|distillation|schéma tuyauterie|diagrama de tuber[ií]as)\b|\b(?:[PTLF]I?[CT]|[PTLF]SV|[PTLF]I|[PTLF]IC|[PTLF]SH|[PTLF]AL?L?|[PTLF]AHH?)[- ]?\d{3,4}[A-Z]?\b/gi,
  WIRING_DIAGRAM:
    /\b(?:wiring diagram|circuit diagram|schematic|electrical schematic|stromlaufplan|schaltplan|klemmenplan|verdrahtungsplan|bedradingsschema|aansluitschema|schéma électrique|esquema eléctrico|schema elettrico|24\s?v\s?dc|230\s?v\s?ac|400\s?v(?:\s?ac)?|gnd|vcc|terminal strip|klemmleiste|[lL][123]\s?\/?\s?N\s?\/?\s?PE)\b|配線図|回路図|結線図|-[XKQFTMS]\d{1,3}\b(?::\d{1,2})?/gi,
} as const

/** Words of which a single one names the kind of the sheet. */
export const kindTitles = {
  FLOOR_PLAN: /floor plan|grundriss|plattegrond|plan d'étage|間取り/i,
  PIPING_DIAGRAM: /p\s?&\s?id\b|piping (?:and|&) instrumentation|fließbild/i,
  WIRING_DIAGRAM:
    /wiring diagram|circuit diagram|electrical schematic|stromlaufplan|schaltplan|klemmenplan|schéma électrique|esquema eléctrico|schema elettrico|配線図|回路図/i,
} as const
