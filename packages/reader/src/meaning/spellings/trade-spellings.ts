import { continuousFeature, sizeModifiers } from '../../modifiers.ts'

/** Words for a seat of a screw: what stands before them is the hole that it opens. */
const seat =
  '(?:LAMAGE|LAMATURA|ABOCARDADO|FRAISURE|SVASATURA|AVELLANADO|(?:KEGEL|FLACH|AN)?SENKUNG|⌴|⌵)'

/** How the trades and the languages of sheets say it, with the sign or the order that a sheet has instead. */
export const tradeSpellings: readonly (readonly [RegExp, string])[] = [
  // `Ø10 [CF] H7`: a modifier of the size in front of its class.
  [
    new RegExp(
      `^((?:\\d{1,2} ?[x×] ?)?(?:Ø ?)?\\d{1,4}(?:[.,]\\d{1,3})?) ?[([<⟨]?(${[...sizeModifiers, continuousFeature].join('|')})[)\\]>⟩]? (?=[A-Za-z]{1,2}\\d{1,2}(?!\\d))(\\S{2,8})`,
      'u',
    ),
    '$1 $3 $2',
  ],
  // `M16xPh3P1.5 (two starts)`: ISO 965-1 says in words what lead and pitch say.
  [/(?<=P ?\d(?:[.,]\d{1,2})?) ?\((?:TWO|THREE|FOUR|[2-6])[ -]STARTS?\)/iu, ''],
  // `.015/.030 X 45°`, `0,5/1,0 x 45°`: two limits of a leg.
  [/^(\d{0,2}[.,]\d{1,3}) ?[/~] ?(?=\d{0,2}[.,]\d{1,3} ?[xX×] ?45 ?°)/u, '$1-'],
  // `Gew. M8`, `filettatura M8`
  [
    /^((?:\d{1,2} ?[x×] ?)?)(?:GEW(?:INDE)?\.?|TAR\.|FILETT(?:ATURA|O)|MASCHIATURA|ROSCA) (?=M ?\d)/iu,
    '$1',
  ],
  // `4 taraudages M6`, `4 Gewindebohrungen M8`: what is counted is the thread.
  [
    /^(\d{1,2}) (?:TARAUDAGES|FILETAGES|FILETTATURE|MASCHIATURE|ROSCAS|GEWINDE(?:BOHRUNGEN|L(?:Ö|OE)CHER)?)(?: DE)? (?=M ?\d)/iu,
    '$1x ',
  ],
  [/ MAX(?:IMUM)? FULL THREAD$/iu, ''],
  // `穴 Ø6 貫通`
  [/^[穴孔] ?(?=Ø ?\d)/u, ''],
  // `tous les rayons R2`, `tutti i raggi R1`
  [/^(?:TOUS LES (?:RAYONS|CONGÉS)|TUTTI I RAGGI|TODOS LOS RADIOS) (?=R ?\d)/iu, 'all radii '],
  // `M8-20`, `M6-16 deep`: no class has only a number so large, so it is a length.
  [
    /^((?:\d{1,2} ?[x×] ?)?M ?\d{1,2}) ?- ?(?=[1-9]\d{1,2}(?: ?(?:TIEF|DEEP|DP|LG|LANG|LONG))?$)/iu,
    '$1x',
  ],
  // `M10-1`, `M24-2`: a whole pitch, where ISO 261 has it for this diameter.
  [
    /^(?=(?:\d{1,2} ?[x×] ?)?M ?(?:(?:[89]|1[0-24-8]|2[024578]|30) ?- ?1|(?:1[468]|2[024578]|3[023569]|4[0258]|5[0256]|6[04]) ?- ?2|(?:2[47]|3[0369]|4[0258]|5[0256]|6[04]) ?- ?3)$)((?:\d{1,2} ?[x×] ?)?M ?\d{1,2}) ?- ?/iu,
    '$1x',
  ],
  // `Паз 8Р9`: a groove, as Russian sheets call it.
  [/^ПАЗ (?=\d)/iu, ''],
  // `Rz 40 ГОСТ 2789`, `Ra 3,2 ISO 1302`: the standard of the parameters behind their value.
  [
    /^(R[az] ?\d{1,3}(?:[.,]\d{1,3})?(?: ?[µu]m)?),? (?:TO |PER |NACH |ПО )?(?:ГОСТ ?(?:2\.309|2789)|(?:DIN )?(?:EN )?ISO ?(?:1302|4287|4288|21920)|DIN ?(?:4768|4762|3141)|ASME ?(?:Y14\.36|B46\.1)|JIS ?B ?0601)(?:-\d{1,4}M?)?$/iu,
    '$1',
  ],
  // `2 Senkungen Ø11x90°`, `4 Flachsenkungen Ø15 tief 8`
  [/^(\d{1,2}) ?[x×]? ?((?:KEGEL|FLACH|AN)?SENKUNG)EN (?=Ø? ?\d)/iu, '$1x $2 '],
  // `CF Ø10`: the modifier of a size in front of it.
  [/^[([<⟨]?CF[)\]>⟩]? ?((?:\d{1,2} ?[x×] ?)?Ø ?\d{1,4}(?:[.,]\d{1,3})?.{0,20})$/u, '$1 CF'],
  // `C1 両側`, `C0.5 両端`: on both sides.
  [/^(C ?\d{1,2}(?:[.,]\d{1,2})?) ?(?:両側|両端|両面)$/u, '2x$1'],

  // `foro filettato M6`, `trou taraudé M8`, `roscado M6`
  [
    /^((?:\d{1,2} ?[x×]? ?)?)(?:(?:FOR[IO]|TROUS?|AGUJEROS?|TALADROS?) )?(?:FILETTAT[OIA]|ROSCAD[OA]S?|TARAUD[ÉE]E?S?|MASCHIAT[OI]) (?=M ?\d)/iu,
    '$1',
  ],
  // `alésage Ø20 H7`
  [/^(?:AL[ÉE]SAGE|ALESAGGIO|ALESATURA|MANDRINADO|ESCARIADO) (?=Ø ?\d)/iu, ''],
  // `PS 1/8`: the parallel internal thread of JIS B 0203, which ISO 7-1 calls Rp.
  [/^PS ?(?=(?:\d )?\d{1,2}\/\d{1,2})/u, 'Rp '],
  // `3/8 W`
  [/^(\d{1,2}\/\d{1,2})"? ?W(?:HITWORTH)?$/u, 'W $1'],
  // `1/4-20 x 3/4`: the length of a screw with an inch thread is a fraction of an inch as well.
  [
    /^((?:#?\d{1,2}|\d{1,2}\/\d{1,2})-\d{1,2}(?: ?UN[CFJ]{1,2})?) ?[x×] ?((?:\d[ -])?\d{1,2}\/(?:2|4|8|16|32))$/iu,
    '$1 x $2"',
  ],
  // `Ra 3,2/`: the stroke of the symbol behind.
  [/^(R[az] ?\d{1,3}(?:[.,]\d{1,3})?) ?\/$/u, '$1'],
  // `FAO 125`, `125 MAX FINISH ALL OVER`
  [/^(?:FAO|(?:FINISH|MACHINE)(?:ED)? ALL OVER):? ?(?=\d)/iu, '√ '],
  [/^(\d{1,3})(?: MAX)?(?: FINISH)? (?:ALL OVER|FAO)$/iu, '√ $1'],
  // `M8-1.25x25`: metric threads as American sheets write them.
  [
    /^((?:\d{1,2} ?[x×] ?)?M ?\d{1,2}(?:\.5)?) ?- ?(?=[0-6][.,]\d{1,2}(?:$| ?[x×-]| [^\d]))/iu,
    '$1x',
  ],
  // `1/2 REAM`: the process behind a fraction of an inch.
  [/^(\d{1,2}\/(?:2|4|8|16|32|64))"? (?:REAM(?:ED)?|BORED?)(?=$| )/iu, 'Ø$1"'],
  // `R≤0,5`, `Ø ≥ 10`
  [/^(S?R|Ø) ?(?:≤|<=) ?(\d{1,4}(?:[.,]\d{1,3})?)$/u, '$1$2 MAX'],
  [/^(S?R|Ø) ?(?:≥|>=) ?(\d{1,4}(?:[.,]\d{1,3})?)$/u, '$1$2 MIN'],
  [/^(S?R|Ø) ?([<>]) ?(?=\d{1,4}(?:[.,]\d{1,3})?$)/u, '$2$1'],
  // `120 ±0°30'`: the degree of the size is that of its tolerance.
  [/^(\d{1,3}(?:[.,]\d{1,2})?) ?± ?(\d{1,2}°(?: ?\d{1,2}')?)$/u, '$1° ±$2'],
  // `16√ GROUND`: how the surface is made, behind its symbol.
  [/^(\d{1,3}(?:\.\d{1,2})?) ?√ ?(\p{L}{4,20})$/u, '√$1 $2'],
  // `√(Ra 3.2)`, `6.3 ▽`
  [/^√ ?\((R[az] ?\d{1,3}(?:[.,]\d{1,3})?)\)$/u, '√ $1'],
  [/^(\d{1,3}(?:[.,]\d{1,2})?) ?(▽{1,4})$/u, '$2 $1'],
  // `Länge 200`: what a mere length is called.
  [
    /^(?:LÄNGE|LENGTH|BREITE|WIDTH|HÖHE|HEIGHT|LONGUEUR|LARGEUR|HAUTEUR|LUNGHEZZA|LARGHEZZA|ALTEZZA|LONGITUD|ANCHURA|ALTURA):? (?=\d{1,4}(?:[.,]\d{1,3})?(?:$| ?mm$| ?[±+-]))/iu,
    '',
  ],
  // `POS TOL .014 MMC A B C`
  [/^POS(?:ITION)?\.? TOL(?:ERANCE|\.)?:? (?=[Ø.\d])/iu, 'POSITION '],
  // `Ø11 x 90° Senkung`: what it is stands behind the sizes.
  [
    /^((?:\d{1,2} ?[x×] ?)?)(Ø ?\d{0,3}[.,]?\d{1,3}) ?[x×] ?(\d{2,3} ?°) (?:(?:KEGEL|AN)?SENKUNG|CSK|COUNTERSINK)$/iu,
    '$1⌵ $2 x $3',
  ],
  // `6.3a`: Ra as JIS B 0601 wrote it before 1994.
  [/^(0[.,][248]|1[.,]6|3[.,]2|6[.,]3|12[.,]5)-?a$/u, 'Ra $1'],
  // `Rz 1max 4`: the parameter of older sheets, with a space.
  [/^R ?([zt]) ?([1-9]) ?max\.? ?(?=\d)/u, 'R$1$2max '],
  // `M4 深8 下穴深10`: the depth of the hole before the thread is cut.
  [
    /(?<=M ?\d[\d.x×]{0,8}) ?(?:深さ?|↧) ?(\d{1,3}(?:\.\d)?) ?下穴(?:深さ?|↧) ?(\d{1,3}(?:\.\d)?)$/u,
    ' $1/$2',
  ],
  // `8-M4 8/10`
  [/^(\d{1,2}) ?- ?(?=M ?\d[\d.x×]{0,8} \d{1,3}(?:\.\d)?\/\d)/u, '$1x '],
  // `MIN WALL .060`, `0.2 MIN WALL`
  [/^MIN\.? WALL(?: THICKNESS)? (?=\d{0,2}[.,]?\d{1,3}$)/iu, 'WALL THICKNESS MIN '],
  [/^(\d{0,2}[.,]?\d{1,3}) MIN\.? WALL(?: THICKNESS)?$/iu, 'WALL THICKNESS MIN $1'],
  // `振れ 0.05 A`: run-out of JIS B 0021 without the word for its kind is the circular one.
  [/^振れ(?=[ \d])/u, '円周振れ'],
  // `▼▼`: triangles of old sheets, filled.
  [/(?<=^▼{0,3})▼(?=▼{0,3}$)/gu, '▽'],
  // `Trou lisse Ø9 - lamage Ø15 prof. 9`
  [/^(?:TROU LISSE|FORO LISCIO|AGUJERO LISO|DURCHGANGSBOHRUNG) (?=Ø)/iu, ''],
  [new RegExp(`(?<=^(?:\\d{1,2} ?[x×] ?)?(?:Ø ?)?\\d[^/]{0,24}) - (?=${seat})`, 'iu'), ' '],
  // `Ansenken 90° auf Ø12`
  [/^ANSENKEN(?= )/iu, 'ANSENKUNG'],
  [/(?<=(?:SENKUNG|GESENKT|SENKEN|⌵) ?\d{2,3} ?°) AUF (?=Ø)/iu, ' '],
  // `svasatura Ø12 a 90°`
  [new RegExp(`(?<=${seat} (?:Ø ?)?\\d{1,3}(?:[.,]\\d)?) A (?=\\d{2,3} ?°)`, 'iu'), ' x '],
  // `sur plats 24`, `chiave 19`, `entre caras 17`
  [
    /^(?:COTES? )?(?:S(?:UR)?[ -]?PLATS?|CHIAVE|ENTRE ?CARAS|LLAVE) ?(?=\d{1,3}(?:[.,]\d)?(?: |$))/iu,
    'SW ',
  ],
  // `état de surface général Ra 3,2`
  [
    /^(?:[ÉE]TAT DE SURFACE|RUGOSIT[ÉEÀA]|RUGOSIDAD|FINITURA(?: SUPERFICIALE)?|ACABADO(?: SUPERFICIAL)?)(?: G[ÉE]N[ÉE]RALE?)?:? (?=R[az] ?\d)/iu,
    '',
  ],
  // `radios no acotados R2`
  [/^RADIOS (?:NO ACOTADOS|NO INDICADOS|SIN ACOTAR|GENERALES):? (?=R ?\d)/iu, ''],
]
