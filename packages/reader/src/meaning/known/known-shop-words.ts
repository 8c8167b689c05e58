import type { SourceKey } from '../keys.ts'
import type { StatementKey } from '../statement-keys.ts'

/** Words of shops and notes that stand without a value the decoder holds. The first counts. */
export const knownShopWords: readonly (readonly [RegExp, StatementKey, SourceKey | null])[] = [
  // Before the gears, whose teeth have the same word.
  [/\bDIN ?548[012](?!\d)|^ШЛИЦ(?:Ы|ЕВ\p{L}*)?(?!\p{L})/iu, 'isSpline', null],
  [/^(?:A \d{1,3} ?(?:JS|N|P) ?9 ?[x×] ?\d|KEILNUT(?!\p{L}))/iu, 'isKeyway', 'din6885'],
  [
    /^NUT \d{1,3}(?:[.,]\d{1,2})? ?H ?\d{1,2} ?[x×] ?\d{1,3}(?:[.,]\d{1,2})?(?: TIEF)?$|^(?:EINSTICH|RILLE|GROOVE|NECK) Ø ?\d{1,3}(?:[.,]\d{1,2})? ?[x×] ?\d{1,2}(?:[.,]\d{1,2})?(?: (?:BREIT|WIDE))?$|^T-? ?(?:NUT|SLOT)(?: (?:DIN 650|\d{1,3}))?$/iu,
    'isGroove',
    null,
  ],
  // `Ø8 countersunk both sides`: the diameter is that of the hole.
  [
    /^(?:\d{1,2} ?[x×] ?)?Ø ?\d{1,3}(?:[.,]\d{1,3})?,? (?:(?:THRU|DURCH),? )?(?:(?:COUNTER[ -]?SUNK|COUNTER[ -]?SINK|C'?SINK|CSK|(?:AN)?GESENKT|(?:AN)?SENKEN),? (?:(?:BOTH|TWO|2) (?:SIDES|ENDS)|BEIDSEITIG|BEIDERSEITS|(?:VON )?BEIDEN SEITEN)|(?:BEIDSEITIG|BEIDERSEITS|VON BEIDEN SEITEN) (?:(?:AN)?GESENKT|(?:AN)?SENKEN))$/iu,
    'isSunkBothSides',
    null,
  ],
  // `CBORE FOR M6 SHCS`, `Senkung für Zylinderschraube M8`: the seat of a screw, and not the screw.
  [
    /^(?:\d{1,2} ?[x×] ?)?(?:Ø ?\d{1,3}(?:[.,]\d{1,3})?,? (?:(?:THRU|DURCH),? )?)?(?:C'?BORE|COUNTER[ -]?BORE|CSK|C'?SINK|COUNTER[ -]?SINK|⌴|⌵|(?:KEGEL|FLACH|ZYLINDER|AN)?SENKUNG|(?:EIN|AN)?SENKEN|LAMAGE|LAMATURA|FRAISURE|SVASATURA|AVELLANADO|ABOCARDADO)(?: (?:FOR|TO SUIT|TO FIT|SUIT|FÜR|FUER|POUR|PER|PARA))(?: \p{L}[\p{L}-]{2,24}){0,3} ?M ?\d{1,2}(?:[.,]5)?(?: \p{L}[\p{L}-]{2,24}){0,4}$/iu,
    'isSeatOfScrew',
    null,
  ],
  [
    /^(?:(?:DIN )?EN ?1090(?:-2)?[ ,:-]{0,3})?EXC ?[1-4](?:[ ,]{1,2}(?:NACH |TO |ACC\.? TO )?(?:DIN )?EN ?1090(?:-2)?)?$|^(?:DIN )?EN ?1090(?:-[1-5])?$/iu,
    'isExecutionClass',
    null,
  ],
  [
    /^M ?\d{1,2}[\d.,x×]{0,5} (?:(?:WELD(?:ING)?|CAGE) ?(?:NUT|STUD|BOLT)S?|(?:AN)?SCHWEI(?:SS|ß)-?(?:MUTTER|BOLZEN)N?)$/iu,
    'isFastener',
    null,
  ],
  [
    /^(?:BOLZEN|LICHTBOGEN|REIB|LASER|SCHUTZGAS|ELEKTRODEN|[WM][IA]G)-?SCHWEI(?:SS|ß)EN?(?!\p{L})|^(?:FIELD|SITE|BEVEL|EDGE|STUD|INTERMITTENT|CONTINUOUS)[ -](?:(?:FILLET|GROOVE) )?WELDS?(?!\p{L})|^(?:BAUSTELLEN|MONTAGE)NAHT(?!\p{L})|^(?:MIG|MAG|WIG|TIG)$/iu,
    'isWeld',
    'iso2553',
  ],
  [
    /^(?:HART|WEICH)?(?:GELÖTET|LÖTEN)$|^(?:VER|GE|EIN|AUF)?(?:KLEBT|KLEBEN)$|^(?:EIN|VER|AUF)(?:GE)?(?:PRESST|PRESSEN)$|^(?:AUF)?GE(?:SCHRUMPFT)$|^(?:VERNIETET|VERSTEMMT)$|^(?:PRESS|SHRINK|INTERFERENCE)[ -]FIT$|^(?:PRESSED IN|BRAZED?|SOLDERED|BONDED|GLUED|RIVETED|STAKED)$/iu,
    'isJoining',
    null,
  ],
  [
    /^(?:FEIN(?:ST)?)?(?:GE)?SCHLICHTE(?:T|N)$|^(?:GE)?SCHRUPP(?:T|EN)$|^(?:ROUGH|FINISH|FINE)[ -](?:MACHINE|TURN|MILL|GRIND|BORE)(?:E?D)?$/iu,
    'isFinishWord',
    null,
  ],
  [
    /^(?:ROH(?:E? FLÄCHE)?|ROHTEILFLÄCHE|UNBEARBEITET|UNMACHINED|NOT MACHINED|NICHT (?:SPANEND )?BEARBEITET|NICHT SPANEND)$/iu,
    'isUnmachined',
    null,
  ],
  [/^(?:MACHINED? ALL OVER|M\.A\.O\.?)$/iu, 'isAllOver', null],
  [
    /^(?:TROWALISIERT|GLEITGESCHLIFFEN|GLEITSCHLEIFEN|GEÄTZT|ETCHED|TUMBLED|VIBRATORY FINISH(?:ED)?|EMATAL|ПОКРЫТИЕ|NI-?P(?= ?\d|$))(?!\p{L})/iu,
    'isCoating',
    null,
  ],
  [
    /^(?:Q ?& ?T|QUENCHED (?:AND|&) TEMPERED|QPQ|TENIFER(?:IERT)?|TIEFGEKÜHLT)(?!\p{L})/iu,
    'isHardness',
    'iso15787',
  ],
  [
    /^R ?m ?[=≥>]? ?\d{3,4}(?: ?- ?\d{3,4})?$|^\d{3,4} ?\+ ?\d{2,3} ?(?:N ?\/ ?mm(?:²|2)?|MPa)$/u,
    'isStrength',
    null,
  ],
  [
    /^(?:AW[- ]\d{4}(?:[ -][TOHF]\d{0,4})?|GGG? \d{2}|ETG ?(?:88|100)|SUS ?\d{3}[A-Z]?-(?:2B|2D|BA|HL)|\d{2}(?:CR|NI|MO|MN|SI){1,4}\d(?:-\d)? [VNGU])$/iu,
    'isMaterial',
    null,
  ],
  [/^(?:SITZ (?:FÜR |VON ))?LAGER \d{3,5}/iu, 'isBearing', null],
  [/^(?:SÄGEN|SÄGEZAHN)GEWINDE(?!\p{L})|^BUTTRESS THREAD(?!\p{L})/iu, 'isButtress', 'din513'],
  [/^(?:STAHL)?PANZERROHRGEWINDE(?!\p{L})/iu, 'isConduit', null],
  [/^(?:MATERIAL|TRAG)ANTEIL ?\d{1,3} ?%/iu, 'isShapeParameter', 'iso21920'],
  [
    /^(?:SPANEND (?:BEARBEITET|GEFERTIGT|HERGESTELLT)|DRALLFREI(?: GESCHLIFFEN)?)$/iu,
    'isProcessAlone',
    null,
  ],
  [/^WERKS?(?:ZEUGNIS|BESCHEINIGUNG|PRÜFZEUGNIS)(?!\p{L})/iu, 'isInspectionDocument', null],
  [
    /^U\.?O\.?[SN]\.?,? (?:ALL )?(?:TOL(?:ERANCES?)?|DIM(?:ENSION)?S?)\.?(?: ARE)? ?:? ?±/iu,
    'isGeneralValue',
    null,
  ],
  [
    /^(?:LINKS|RECHTS|EIN|ZWEI|DREI|MEHR)[ -]?GÄNGIG$|^(?:LEFT|RIGHT)[ -]?HAND(?:ED)?$|^[LR]\.?H\.?(?: THREAD)?$|^(?:SINGLE|DOUBLE|TRIPLE|MULTI)[ -]START$|^(?:STEIGUNG|GANGHÖHE|LEAD) ?=? ?\d{1,2}(?:[.,]\d{1,2})?(?: ?mm)?$/iu,
    'isThreadPart',
    null,
  ],
  [
    /^(?:(?:NUTZB(?:ARE)?\.? )?GEWINDE-?(?:TIEFE|LÄNGE)|THREAD (?:DEPTH|LENGTH)|MIN\.? FULL THREAD):? ?\d{0,3}[.,]?\d{1,3}(?: ?mm)?$|^\d{0,3}[.,]?\d{1,3}(?: MIN\.?)? FULL (?:THD|THREAD)S?\.?$/iu,
    'isDepthAlone',
    null,
  ],
  [/^(?:ANSPRITZPUNKT|EINSPRITZPUNKT|INJECTION POINT|BUTZEN)(?!\p{L})/iu, 'isMoulding', null],
  [/^CHARMILLES ?(?:NR?\.? ?)?\d{1,2}$/iu, 'isMouldTexture', null],
  [/^KANTEN? SCHARF$|^(?:UNSPECIFIED|UNDEFINED) EDGES?(?!\p{L})/iu, 'isEdge', 'iso13715'],
]
