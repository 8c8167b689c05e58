/** Words of notes and fields that point to a way of making the part, in seven languages. */
export const processWords = {
  sheetMetal:
    /\b(?:sheet metal|(?:inner |inside )?bend(?:ing)? (?:radius|line|r\b)|inner band(?:ing)?|bent|k[\s-]?factor|flat pattern|unfold(?:ed)?|(?:up|down) 90|blech(?:dicke|stärke)?|abwicklung|biegeradius|biegelinie|kanten?\s?biegen|plaatwerk|plaatdikte|zetting|uitslag|tôle|pliage|pli[eé]e?|d[eé]velopp[eé]|chapa|plegado|desarrollo|lamiera|piegatura|sviluppo)\b|\bt\s?=\s?\d|板金|曲げ|展開|钣金|折弯/i,
  moulding:
    /\b(?:draft(?: angle)?|parting line|ejector|gate mark|mou?ld(?:ed|ing)?|entformungs?schräge|formschräge|trennebene|auswerfer|anguss|spritzguss|lossingshoek|spuitgiet\S*|d[eé]pouille|plan de joint|inject[eé]e?|desmoldeo|inyecci[oó]n|sformo|stampaggio)\b|抜き勾配|射出成形|拔模|注塑/i,
  casting:
    /\b(?:cast(?:ing)?|die[\s-]cast|guss(?:teil)?|rohteil gegossen|druckguss|gietstuk|moulage|fonderie|fundici[oó]n|fusione|pressofusione)\b|鋳造|铸/i,
  heatTreatment:
    /\b(?:\d{2}\s?(?:[-–+±]\s?\d{1,2})?\s?HRC|HRC\s?\d{2}|\d{3}\s?HV|HV\s?\d{2,4}|hardened|harden|case[\s-]harden\w*|nitrid\w*|quench\w*|gehärtet|vergütet|einsatzgehärtet|nitriert|gehard|tremp[eé]e?|c[eé]ment[eé]e?|templad[oa]|cementad[oa]|temprat[oa]|bonificat[oa])\b|焼入|淬火|调质/i,
  /** A finish that leaves the surface as it is. */
  uncoated:
    /\b(?:unfinished|uncoated|untreated|unplated|unpainted|none|raw|bare|plain|as[\s-](?:is|machined|milled|turned|rolled|cast|welded|printed)|machined|mill finish|no (?:finish|coating|treatment)|deburr(?:ed)?|unbehandelt|unbeschichtet|roh|blank|walzblank|keine?|brut|sans traitement|sin tratamiento|en bruto|grezz[oa]|nessun[oa]?|onbehandeld|geen)\b|なし|無処理|无/iu,
  /** A way of making the part in the place of its finish: no coating. */
  madeBy:
    /^(?:(?:cnc[\s-]?)?(?:milled|turned|machined|sawn|sheared)|cnc|gefräst|gedreht|fraisée?|tournée?|fresad[oa]|tornead[oa])$/i,
  /** The same, of a part that no tool mills. */
  cutOrPrinted:
    /^(?:(?:laser|plasma|water[\s-]?jet)(?:[\s-]?cut(?:ting)?)?|3d[\s-]?print(?:ed|ing)?|fdm|sla|sls|gelasert|lasergeschnitten|3d[\s-]?druck|découpe laser|corte láser|taglio laser)$/i,
  grinding:
    /\b(?:ground|grind(?:ing)?|geschliffen|schleifen|geslepen|rectifi[eé]e?|rectificad[oa]|rettificat[oa])\b|研削|研磨|磨削/i,
} as const
