import type { MetadataField } from '../../reading.ts'

/**
 * What a caption of a title block announces: a field of the reading, or something that is
 * known but not reported (`other`), so that it is never taken for a value.
 */
export type CaptionField = MetadataField | 'name' | 'signature' | 'other'

/**
 * Captions as templates print them, without dots, colons and accents, in lower case, split by `|`; English,
 * German, Dutch, French, Spanish, Italian, Japanese, then those of GOST, GB and Swedish sheets.
 * Sources: the fields of ISO 7200:2004 and the templates that CAD systems ship.
 */
const printed: Readonly<Record<CaptionField, string>> = {
  title: `
    parte|drawing file name|nombre del diseño|nombre del proyecto|nombre del dibujo|nombre del plano
    наименование|название|найменування|назва|품명|도명|도면명|부품명|제목|parça adı|resim adı|nimitys|benævnelse|megnevezés|názov|název
    zeichnungsname|nazev vykresu|nazov|nazov vykresu|nazwa rysunku|tytul|tytul rysunku|denumire|naslov|naziv
    product name|component name|project title|titulo do desenho|designacao|nazwa|nazwa czesci|nazev|megnevezes|navn|tegningstittel
    titre du dessin|drawing title|title/name|title/name designation material dimension etc|bezeichnung 1
    bezeichnung/title|titulo del plano|titolo disegno|sheet title|dokumenttitel|part/assembly name|benennung/title
    title|drawing title|tool desc|tool description|part name|description|designation|part title|drawing name|dwg title|dwg name
    component|item description|product description|part description|name of part|item name|model name|benennung|bezeichnung|titel
    zeichnungstitel|teilebezeichnung|bauteil|artikelbezeichnung|benaming|omschrijving|onderwerp
    titre|intitule|denomination|nom de la piece|libelle|titulo|denominacion|descripcion|nombre
    nombre de la pieza|pieza|titolo|denominazione|descrizione|nome parte|oggetto|品名|図名|名称|件名|部品名|标题
    部品名称|図面名称|零件名称|图名|benamning|name/benennung|title/name|document title`,
  drawingNumber: `
    номер чертежа|номер на чертеж|чертеж №|номер|도번|도면번호|도면 번호|resim no|çizim no|piirustusnumero|piirustus nro|piir nro|piirustuksen numero
    dibujo n|dibujo no|dibujo nro|dibujo num|dibujo numero|cislo vykr|c vykresu|nr rys|numar desen|broj crteza|stevilka risbe
    cislo|drw no|drw nr|drw number|drawing file no|nr rysunku|numer rysunku|cislo vykresu|rajzszam|tegningsnummer|tegningsnr|numero do desenho|desenho n°|n° do desenho
    zeichnungsnr|n disegno|n° di disegno|no de plan|n° de dibujo|no de dibujo|tek nr|tek-nr|tek n°|zeichnungsnummer/drawing no
    drawing no/rev|dwg no/rev|drawing number/revision|drwg no|draw no|drawing code|zeichnungs-nummer|plan nr|disegno n|zeichnung
    dwg no|dwg number|dwg #|drawing no|drawing number|drawing nr|drg no|drawing n°|drawing №
    dwg nr|drg number|document no|document number|doc no|identification number|id number
    drawing id|number|file no|zeichnungsnummer|zeichnungs-nr|zeichnungsnr|zeichnung nr|zeichn-nr
    zng-nr|zeichnung-nr|zchn-nr|z-nr|zchngs-nr|dokumentennummer|dokument-nr|identnummer|ident-nr
    sachnummer|sach-nr|tekeningnummer|tekening nr|tek nr|tekeningnr|documentnummer
    numero de plan|n° de plan|n° plan|plan n°|plan no|numero du plan|reference|n° dessin
    numero de dessin|dessin n°|n° de dessin|numero de identificacion|numero de plano|n° de plano
    plano n°|n° plano|no plano|plano no|num plano|numero de dibujo|numero disegno|n° disegno
    disegno n°|disegno no|n disegno|disegno numero|num disegno|codice disegno|図番|図版|図面番号|整理番号|図面no
    图号|图样代号|代号|ritningsnummer|ritningsnr|numero d identification|numero|dwg|drawing`,
  partNumber: `
    품번|부품번호|parça no|tuotenumero|osanumero|varenr|varenummer
    article no/reference|article no|item ref|itemref|part no/item no|teile nr|sap no|sap-nr|erp no|item code|part code
    part no|part number|part nr|part #|p/n|pn|item no|item number|part-no|article no
    article number|stock number|material number|teilenummer|teile-nr|teil-nr|teilenr
    artikelnummer|artikel-nr|artikelnr|materialnummer|artikel nr|onderdeelnummer|onderdeel nr
    numero de piece|n° piece|ref piece|reference piece|code article|n° article|reference article
    numero de pieza|n° de pieza|no de pieza|n° pieza|codigo|numero parte|codice|codice articolo|n° parte
    codice parte|numero pezzo|品番|部品番号|部番|品目コード|零件号|物料编码`,
  revision: `
    рев|ревизия|개정|개정번호|revizyon|revizyon no|muutos
    edice|wydanie|edicao|revizia|rewizja nr|uitg
    drw ver|dwg ver|drawing ver|drawing version|rev nr|revnr|rev number|revision nr|revision number|rev letter|rev-no|rev-level|index-nr|revisao|rewizja|revize|issue no|issue nr
    zmiana|zmena|edition|modifica|n° modifica|revisione|revision/version|revision no|rev/edition|indice de rev|indice rev|and-stand|revisions-index
    rev|revision|rev no|revision no|rev level|issue|index|version|rev #|revision index|rev index
    revision letter|and|aend|anderung|aenderung|ind|anderungsindex|and-index|and index
    aenderungsindex|revisionsindex|rev-index|rev-nr|ausgabe|anderungsstand|revisie|uitgave
    wijziging|indice|ind rev|indice de revision|indice de modification|modification|edicion
    revisione|indice di revisione|indice revisione|rev n°|改訂|版|版数|訂符|改訂番号|版本|utgava
    revisionindex|rev status|drawing revision`,
  scale: `
    мащаб|척도|ölçek|mittakaava|målestok|målforhold|målestoksforhold|méretarány|podziałka|měřítko
    mierka|scara|mjerilo|merilo
    malestokk|malestok|meritko|meretarany|podzialka
    scale|scales|drawing scale|primary scale|massstab|mastab|maßstab|mstb|mst|schaal|echelle|ech|escala|esc
    scala|尺度|縮尺|比例|比 例|skala|масштаб`,
  sheetSize: `
    size|sheet size|paper size|drawing size|format|blattformat|blattgrosse|blattgroße
    papierformat|formaat|papierformaat|format du papier|formato|tamano|tamano de papel
    tamano de hoja|formato foglio|用紙|用紙サイズ|サイズ|図面サイズ|图幅|大小|pagesize|page size|dwg size|формат
    storlek`,
  sheet: `
    аркуш|аркушів|매수|sayfa|sayfa no|lehti|sivu
    list|listu|pocet listu|foaie|lap
    arkusz|ark|feuille|sheet of|page of|blatt von|sht no|sheet no of
    sheet|sheet no|sheet number|sheets|page|page no|pg no|blatt|blatt-nr|blatt nr|seite|blad|bladnr
    bladnummer|pagina|feuille|folio|planche|hoja|hoja n°|foglio|foglio n°|of sheets|of|von|de
    van|di|葉|シート|ページ|頁|页码|图纸|张|лист|листов|sheet/of|anzahl blatter|sht|id`,
  date: `
    일자|날짜|작성일|tarih|päiväys|pvm|päivämäärä|dátum
    date of drawing|revised on|data rysunku|dato
    date drawn|drawn on|date created|datum/date|date/datum|datum gez|data disegno|fecha de dibujo|published|first issued|date issued|issued date|released date|date released
    date|date of issue|issue date|drawn date|drawing date|release date|creation date|created on
    datum|ausgabedatum|erstellungsdatum|erstelldatum|zeichnungsdatum|uitgiftedatum|tekendatum
    date d edition|date de creation|date d emission|fecha|fecha de emision|fecha de edicion|data
    data emissione|data di emissione|日付|年月日|作成日|日期|发布日期|utgivningsdatum|дата`,
  material: `
    материал:|мат|матеріал|재질|재료|malzeme|materiaali|raaka-aine
    material specification|material specifications|tworzywo|material polotovar
    materiał|werkstoff-bezeichnung|anyag|materialname|material name|material description
    material|mat|matl|mat l|mat’l|mat'l|material spec|raw material|material/finish|stock
    materials|material required|materials required|werkstoff|rohteil|halbzeug|rohmaterial|werkstoff/halbzeug|werkstoff-nr
    material/werkstoff|materiaal|grondstof|matiere|materiau|materiel|materiale|materia|材質|材料|材 料
    материал|material type|material:|basic material`,
  weight: `
    khoi luong|маса|중량|무게|ağırlık|paino|vægt|tömeg|hmotnosť
    hmotnost|masa (kg)|waga|tomeg|vekt|ciezar
    mass/volume|weight|mass|approx weight|approx mass|approximate weight|estimated weight|net weight|total weight|total mass|weight (kg)|mass (kg)|weight kg|mass kg|wt|weight (g)|mass (g)
    weight [kg]|mass [kg]|weight (lb)|weight (lbs)|weight g|part weight|calc weight
    calculated weight|gewicht|masse|gewicht (kg)|gew|gewicht kg|masse kg|masse (kg)|masse [kg]
    gewicht [kg]|fertiggewicht|massa|gewicht in kg|masse in kg|poids|poids (kg)|poids kg|peso
    peso (kg)|masa|peso kg|peso [kg]|massa (kg)|massa kg|質量|重量|质量|вес|масса|vikt|peso (g)
    poids (g)|gewicht (g)|masse (g)|重量(kg)|質量(kg)`,
  projection: `
    promitani|premietanie|rzutowanie
    projection|projection method|angle of projection|projektion|projektionsmethode|projectie
    projectiemethode|methode de projection|proyeccion|sistema de proyeccion|proiezione
    metodo di proiezione|投影法|投影|第一视角投影|第三视角投影|view|vyplacering|dihedro`,
  units: `
    medidas|medida|medidas en|unidad de medida|unidades de medida
    units|unit|dimensions in|dimensions are in|all dimensions are in|dims in|dimensions|maße in|masse in|einheit|einheiten|maßeinheit
    eenheid|maten in|unite|unites|cotes en|unidad|unidades|cotas en|unita|quote in|単位|单位
    all dimensions in`,
  languages: `
    language|lang|language code|sprache|spr|sprachenzeichen|taal|langue|langage|idioma|lingua|言語|sprak`,
  generalTolerances: `
    tolerances if not indicated according to
    общие допуски|일반공차|genel toleranslar|genel tolerans|yleistoleranssi|yleistoleranssit|generelle tolerancer|generella toleranser
    tolerovani|tolerovanie|presnost|vseobecne tolerance|tolerances generales iso 2768
    general tol|allg toleranz|allg toleranzen|allgem toleranzen|zul abw|zul abweichung|zul abweichungen|tol generale|tolerances unless otherwise stated|tolerances unless otherwise specified|tolerances unless otherwise noted|tolerancja ogolna|tolerancje ogolne
    公差等级|公差等級|toleranzklasse|tolerantieklasse|classe de tolerance|clase de tolerancia|classe di tolleranza
    iso 2768|din iso 2768|allgemeintoleranz iso 2768|allgemeintoleranzen iso 2768|general tolerances iso 2768
    general tolerances|general tolerance|tolerances|tolerance|tolerance class|gen tol
    tolerancing|tol|default tolerances|allgemeintoleranz|toleranzen|allgemeintoleranzen
    freimaßtoleranz|freimasstoleranz|freimaßtoleranzen|toleranz|freimasstoleranzen|tolerierung
    algemene toleranties|algemene tolerantie|toleranties|tolerantie|tolerances generales
    tolerance generale|tol gen|tolerancias generales|tolerancia general|tolerancias
    tolleranze generali|tolleranza generale|tolleranze|toll gen|普通公差|一般公差|公差|未注公差`,
  generalRoughness: `
    acabado general|general finish
    surface finish|surface texture|surface roughness|roughness|general roughness|surface
    oberflache|oberflachen|oberflachenangaben|rauheit|oppervlakteruwheid
    oberflachenbeschaffenheit|oberflachengute|ruwheid|oppervlak|etat de surface|rugosite
    rugosite generale|rugosidad|acabado superficial|rugosita|rugosita generale|stato superficie
    表面粗さ|仕上げ|粗糙度`,
  surfaceTreatment: `
    покрытие|термообработка|финиш|표면처리|열처리|yüzey işlem|pintakäsittely|overfladebehandling
    finish|finish specification|heat treat|treatment|surface treatment|coating|plating|heat treatment|protection
    surface finish/coating|color|colour|paint|oberflachenbehandlung|beschichtung|behandlung
    oberflachenschutz|warmebehandlung|farbe|oppervlaktebehandeling|behandeling|nabehandeling
    traitement|traitement de surface|revetement|traitement thermique|finition|tratamiento
    tratamiento superficial|recubrimiento|tratamiento termico|acabado|trattamento
    trattamento superficiale|rivestimento|finitura|trattamento termico|表面処理|処理|熱処理|表面处理
    ytbehandling`,
  edgeCondition: `
    edges and corners
    edges|edge condition|undefined edges|werkstuckkanten|kanten|kantenzustand|kanten iso 13715
    edges iso 13715|werkstuckkanten iso 13715|aretes|aristas|spigoli|deburr
    deburr and break sharp edges|randen|面取り`,
  standard: `
    standard|norm|norme|norma|規格|interpret per|drawing standard`,
  drawnBy: `
    edite par|fait par|realise par|dibujante|dibujo por|elaboro|elaborado por|realizado por|thiet ke|nguoi ve
    начертал|изготвил|розроб|розробив|креслив|작성|작성자|설계|제도|çizen|tasarlayan|piirtäjä|suunnittelija|piirt|suunn
    作成者|設計者|製図者|navrhl|navrhol|vypracoval|konstruoval|konstruowal|konstruowala|konstruowali|projektowal|projektowala|projektowali|zaprojektowal|zaprojektowala|zaprojektowany przez|projetado por|desenat|proiectat|crtao
    made by|made|drawn (name)|drafting|desenhado|desenhado por|rysował|rysowała|rysowali|narysował|kreslil|kreslila|rajzolta|tegnet av|tegnet|konstr
    dibuja|dibuj|dib|diseño de|disegn|getek|dess|dessinateur|author name|name of drawer|designer name|drawn by (name)|drawing by|bearbeiter/drawn
    entworfen|entw|entwurf|projete par|projete|proj|drafted|prepared by|prep|drw|originator
    drawn|drawn by|dwn|drwn|drn|drawn by/date|designed by|created by|drafter|creator|author
    designer|designed|design|dsgn|drafted by|drawer|engineer|gezeichnet|gezeichn|gez|bearbeiter|bearb
    bearbeitet|erstellt|erstellt durch|ersteller|erstellt von|konstrukteur|konstruiert
    name bearb|getekend|getekend door|tekenaar|gemaakt door|ontworpen|ontworpen door|dessine
    dessine par|dessinateur|auteur|concu par|etabli par|cree par|dibujado|dibujado por|dibujo
    creado por|disenado por|delineante|autor|disegnato|disegnato da|disegnatore|dis|autore
    creato da|redatto|redatto da|製図|作図|設計|担当|作成|设计|制图|绘图|konstruerad av|ritad av|ritad|разраб|разработал|чертил|progettato|progettato da|progettista|tervezo|keszitette`,
  checkedBy: `
    revisa|reviso|kiem tra|перевірив|перев|검도|검토|kontrol eden|tarkastaja|tarkastanut|tark
    確認者|検図者|sprawdzil|sprawdzila|sprawdzili|sprawdzony przez|overil|prekontroloval|verificat|pregledao
    audited by|audited|supervised by|supervised|verificado por|sprawdził|prezkousel|kontroloval|ellenorizte|kontrollert|kontr
    verifica|verif|controle par|comprob|revis|ver|cont|check|verificateur|checked by/date|gecontr|rev por
    checked|checked by|chk|chkd|chk'd|chkd by|checker|chk by|reviewed by|verified by|inspected
    gepruft|gepr|geprueft|gepruft von|prufer|kontrolliert|kontroll|norm gepruft|gecontroleerd
    gecontroleerd door|gecontr|verifie|verifie par|controle|verificateur|comprobado
    comprobado por|revisado|revisado por|verificado|controllato|controllato da|verificato
    verificato da|controllo|visto|検図|照査|校对|校核|审核|审阅|granskad|granskad av|пров|проверил|ellenorizte`,
  approvedBy: `
    aprueba|aprobo|duyet|eng approved by|engineering approved by
    одобрил|утвърдил|затв|затвердив|승인|onaylayan|onay|hyväksynyt|hyv
    appr by|appv by|appr'd by|apvd|apvd by|承認者|zatwierdzil|zatwierdzony przez|aprobat|odobrio
    aprovado|aprovado por|zatwierdził|zatwierdziła|zatwierdzili|schvalil|jovahagyta|godkjent|godkent
    approved by-date|approved by/date|app'd|appd|appv'd|goedgek|aprob|approv|approbateur|auth|authorised by|authorized by|freigeg|freigabe durch|autorizado
    approved|approved by|appr|appv|appv'd|appvd|approval|released by|app|approval person
    freigegeben|freigabe|genehmigt|genehmigt von|genehm|freig|freigegeben von|freigegeben durch
    goedgekeurd|goedgekeurd door|akkoord|goedk|vrijgegeven|approuve|approuve par|approbation
    aprobado|aprobado por|aprob|apr|approvato|approvato da|appr da|approvazione|承認|批准|审定|godkand|утв|утвердил|apro
    godkand av`,
  company: `
    institute|institution|institucion|university|universidad|school
    drawing owner
    supplier|manufacturer|hersteller|fabrikant|fabricant|fabricante|produttore|client name
    company|legal owner|owner|company name|firma|gesetzlicher eigentumer|eigentumer|bedrijf
    eigenaar|wettelijke eigenaar|societe|entreprise|proprietaire legal|proprietaire|empresa
    propietario|propietario legal|azienda|proprietario|proprietario legale|ditta|会社|会社名|所有者|社名
    organization`,
  name: `
    nombre|nombres|nomi|name/date
    name|names|naam|nom|nome|氏名|名前|imie`,
  signature: `
    подпис|підпис|서명|imza|allekirjoitus
    signature|sign|signed|unterschrift|handtekening|paraaf|firma/fecha|visa|sig|initials|initial
    by|signatur|签字|签名|署名|подпись|podpis`,
  other: `
    matl size|mat l size|mat'l size|material size|stock size|blank size|raw size|anderungen|aenderungen
    machined surfaces|secrecy class|cons class
    площ|опис|клиент|проект|비고|수량|투상법|adet|kappale|määrä|antal
    更新日|改訂日|変更日|上一次更新|上次更新|修改日期|polotovar|technolog|normalizoval|trida odpadu|cislo sestavy|stary vykres|novy vykres|typ|skupina
    part of assembly|assembly no|assembly nr|modified by|last saved|last save by|last saved by|dernier enregistrement|revision date|rev date|doc type|doc part|verwendungsbereich|modell-nr|thickness|area|datum/name|first issued by|product code
    standardization|standardisation|technics|drawing sign|old drawing no|total drawing no|fabb|mgr appr|eng|prod|produktion|production|qualitat|qual|fab|fabr|fatto|calid|calidad|qualita|kwaliteit|productie|productie|qualite
    zeichnung nicht skalieren|niet schalen|ne pas changer l'echelle|non scalare il disegno|no cambie la escala|interpret per
    wenn nicht anders definiert|tenzij anders aangegeven|sauf indication contraire|se non specificato|si no se indica lo contrario
    linear|winkel|lineaires|angulaires|lineare|angolare|lineal|angular|hoek|lineair|revno|revision note|issued to|issued by
    this drawing is our property|supplementary title|additional title|subtitle|sub-title|zusatzbenennung|sous-titre|subtitulo|sottotitolo|xxx|first used on|final assy|dash no|plm|template|author organization
    n°|code|stock size|blank|rohmass|rohmaß|rohmasse|abmessungen|dimension|treatment code|spec|specification|model no|serial no
    document type|dokumentart|documenttype|type de document|tipo de documento|tipo di documento
    文書種別|department|responsible dept|responsible department|dept|abteilung|verantw abt
    verantwortliche abteilung|afdeling|service|departamento|reparto|technical reference
    technische referenz|techn referenz|supplementary title|status|document status|dokumentstatus
    comments|comment|notes|note|remarks|bemerkung|bemerkungen|opmerkingen|remarque|remarques
    observaciones|notas|note generali|備考|注記|used on|next assy|next assembly|application|eng appr
    mfg appr|qa|q a|mfg|quality|manufacturing|cage code|eng approval|mfg approval|cage|fscm no
    contract no|quantity|qty|menge|stuckzahl|anzahl|aantal|stuks|quantite|cantidad|quantita|数量
    個数|件数|customer|kunde|klant|client|cliente|客先|project|projekt|project name|projet|proyecto
    progetto|project no|order no|auftrag|auftrags-nr|commande|commande n°|n° commande|n° de commande|bon de commande|commessa|conjunto|sub-conjunto|sub-sub-conjunto|ersatz fur|ersetzt durch|ersetzt
    replaces|replaced by|supersedes|urspr|ers f|vervangt|remplace|sustituye a|sostituisce
    sostituito da|ursprung|ers d|do not scale drawing|do not scale dwg|do not scale|dont scale drawing|drawing notes
    nicht massstablich|unless otherwise specified|proprietary and confidential|zustand
    mitteilung|classification|zone|position|pos|ecn|eco|eco no|ecn no|file name|filename|datei
    file|path|cad file|dateiname|model|part|configuration|software|volume|third party
    customer no|revision №|revision n|change no|history|revisions|revision history|标记|处数|更改文件号|分区|工艺|标准化
    阶段标记|数字|主管设计|图纸标记|旧底图登记号|底图登记号|描图|审定|备注|изм|лит|н контр|t контр|norm|stand|fractional|angular
    hardness|harte|hardheid|durete|dureza|durezza|硬度|course|subject|roll no|group|class|student|kurs|klasse
    approved supplier|comments/notes|т контр|нормоконтр|нач отд|нач бюро|№ докум|докум|м докум|подп|подп и дата|инв № подл|взам инв №|инв № дубл
    справ №|перв примен|изм лист|кол уч|№ док|n док|стадия|гип|копировал|литера|nome file|file|nome del file|nombre de archivo|archivo|nom du fichier
    fichier|fajlnev|имя файла|文件名|ファイル名|单件|总计|共张|第张|共 张|第 张|not to scale|craft`,
}

/** The captions of a field, as templates print them. */
export function captionsOf(field: CaptionField): string[] {
  return printed[field]
    .split(/[|\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/** All fields that captions announce. */
export const captionFields = Object.keys(printed) as readonly CaptionField[]
