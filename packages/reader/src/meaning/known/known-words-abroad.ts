import type { SourceKey } from '../keys.ts'
import type { StatementKey } from '../statement-keys.ts'

/** Notes in the languages of sheets that are neither English nor German. The first counts. */
export const knownWordsAbroad: readonly (readonly [RegExp, StatementKey, SourceKey | null])[] = [
  [
    /^(?:CLAVETTES?|CHAVETTES?|LOGEMENT DE CLAVETTE|LINGUETTA|CAVA (?:PER )?LINGUETTA|CHIAVETTA|CHAVETA|CHAVETERO|WPUST|ROWEK WPUSTOWY|ШПОН(?:КА|ОЧНЫЙ)|键槽|キー溝)(?!\p{Script=Latin})/iu,
    'isKeyway',
    'din6885',
  ],
  [/^(?:綾目|平目|アヤ目|ヒラ目|滚花|直纹|网纹|РИФЛЕНИЕ|RADEŁKOWA\p{L}*)/iu, 'isKnurl', 'din82'],
  [
    /^(?:(?:FAIRE |TROU (?:À|DE) )?CENTRE(?:S|AGE)? (?:ADMIS|AUTORISÉS?|PERMITTED|ALLOWED|NOT (?:PERMITTED|ALLOWED))|CENTERS (?:NOT )?(?:PERMITTED|ALLOWED)|CENTRAGGIO|FORO DA CENTRO|PUNTO DE CENTRADO|NAKIEŁEK|ZB ?[ABR] ?\d|中心孔|センタ穴)/iu,
    'isCentreHole',
    'iso6411',
  ],
  [/^(?:SPOIN[AY]|SPAWA(?:Ć|NE|NIE)|СВАР(?:КА|НОЙ|ИТЬ)|WPS ?\d)/iu, 'isWeld', 'iso2553'],
  [
    /^(?:(?:OSTRE |WSZYSTKIE )?KRAWĘDZIE|STĘPIĆ|ЗАУСЕНЦ|ПРИТУПИТЬ|КРОМКИ|ROZTŘÍSKAT|HRANY|SRAZIT)(?!.*\d ?[x×])/iu,
    'isBrokenEdge',
    'iso13715',
  ],
  [
    /^\*? ?(?:РАЗМЕРЫ? ДЛЯ СПРАВОК|REFERENCE DIMENSIONS?|COTES? (?:DE RÉFÉRENCE|AUXILIAIRES?)|QUOT[AE] (?:DI RIFERIMENTO|AUSILIARI[AE]?)|COTAS? (?:DE REFERENCIA|AUXILIARES?)|WYMIARY? (?:POMOCNICZ\p{L}*|INFORMACYJN\p{L}*)|HILFSMA(?:SS|ß)E?|参考寸法|参考尺寸)\.?$/iu,
    'isAuxiliaryNote',
    null,
  ],
  [
    /^(?:ОБЩИЕ ДОПУСКИ|НЕУКАЗАННЫЕ|TOL[ÉE]RANCES? G[ÉE]N[ÉE]RALES?|TOLLERANZE GENERALI|TOLERANCIAS GENERALES|TOLERANCJE OGÓLNE|VŠEOBECNÉ TOLERANCE|普通公差|普通許容差|未注)|^∠ ?± ?\d/iu,
    'isGeneralValue',
    null,
  ],
  [
    /^(?:POIDS|PESO|MASSA|CIĘŻAR|HMOTNOST|МАССА|重量|质量|質量)(?!\p{Script=Latin})/iu,
    'isTitleEntry',
    null,
  ],
  [
    /^(?:MATI[ÈE]RE|MAT[ÉE]RIAUX?|MATERIALE|MATERIA[ŁL]|MATERIÁL|МАТЕРИАЛ)(?!\p{L}):? ?.{2,40}$/iu,
    'isMaterial',
    null,
  ],
  [
    /^(?:PHOSPHATED?|PARKERI[SZ](?:ED|ING)|BONDERI[SZ]ED|ANODOWAN[EY]|CYNKOWAN[EY]|NIKLOWAN[EY]|CHROMOWAN[EY]|LAKIEROWAN[EY]|OKSYDOWAN[EY]|POZINKOVÁNO|ELOXOVÁNO|(?:TiN|TiCN|TiAlN|AlTiN|CrN) ?\d{1,2}(?:[.,]\d)? ?µm?|PTFE(?:[- ]COAT(?:ED|ING)| ?\d{1,3} ?µm)|(?:gal|t) ?Zn(?!\p{L})|tZn)(?!\p{L})|三价铬|三価クロム|無電解|化学镀|ユニクロ|クロメート|電気亜鉛|钝化|磷化/iu,
    'isCoating',
    null,
  ],
  [
    /^(?:MARQUAGE|GRAVURE|MARCATURA|INCISIONE|PUNZONATURA|MARCADO|GRABADO|GRABAR|ZNAKOWA\p{L}*|GRAWEROWA\p{L}*|МАРКИРОВА\p{L}*|КЛЕЙМИТЬ|刻印|刻字|LASER[ -]?(?:MARK(?:ING|ED)?|ETCH(?:ED)?)|ETCH(?:ED)?|TEXT (?:HEIGHT|DEPTH))(?!\p{Script=Latin})/iu,
    'isWorkNote',
    null,
  ],
  [
    /^(?:(?:LINE )?REAM (?:TO FIT|(?:WITH|TOGETHER|IN ASS).{0,20})|LINE REAM(?:ED)?(?!\p{L}).{0,20}|FIT AT ASSEMBLY|IN EINHEIT (?:MIT .{1,20} )?(?:BEARBEITET|GEBOHRT|GERIEBEN)|PERÇÉ AU MONTAGE|FORARE IN OPERA|现场配钻|配作|現合)/iu,
    'isWorkNote',
    null,
  ],
]
