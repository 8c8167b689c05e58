import { normaliseCaption } from './normalise-words.ts'

/** Columns of a parts list (ISO 7573). */
export type PartsColumn =
  | 'position'
  | 'partNumber'
  | 'designation'
  | 'quantity'
  | 'material'
  | 'weight'
  | 'remark'

/** Headers of the columns, without dots, lower case, in seven languages. */
const headers: Readonly<Record<PartsColumn, string>> = {
  position:
    'item|item no|id|no|nr|n|#|pos|pos no|pos-nr|pos nr|position|find no|find number|balloon|ref|rep|repere|rep no|posnr|marca|elemento|num articolo|n articolo|particolare|pos n°|品番号|照合番号|番号|序号|序 号|поз|no de elem|no elem|item number|teil|n°|articulo|riferimento|rif|n° rif|nº|lp|l p|poz|pozice|pozicia|c pol|tetelszam|tetel|osa|osa nro|detail no|sl no|s no|sr no|s/n|index no|tt|stt|n° de elemento|no de elemento|numero de elemento|n° do item|no do item|no article|n° article|n° d article|numero d article|element|objekt|polozka|pc no|piece no|onderdeel|key number|key no',
  partNumber:
    'part number|part no|part nr|p/n|stock number|drawing no|drawing number|dwg no|part|teilenummer|teile-nr|sachnummer|sach-nr|artikelnummer|artikel-nr|zeichnungsnummer|zeichnungs-nr|norm|artikelnr|onderdeelnummer|tekeningnummer|reference|ref piece|numero de piece|n° de piece|plan|numero de pieza|n° de pieza|referencia|plano|codice|numero parte|num parte|n parte|n° disegno|disegno|部品番号|図番|品番|代号|代 号|图号|обозначение|no de norma/dibujo|sachnummer/norm-kurzbezeichnung|teilenummer/norm|norm/zeichnung|standard|document no|file name (no extension)|file name|позначення|nr rysunku|numer rysunku|nr czesci|cislo vykresu|c vykresu|rajzszam|codigo|ky hieu|n° da peca|numero da peca|bauteilnummer|numer czesci|cislo soucasti',
  designation:
    'description|discription|desc|descr|designation|title|name|part name|component|benennung|bezeichnung|omschrijving|benaming|designation|denomination|descripcion|denominacion|descrizione|denominazione|部品名|部品名称|品名|名称|名 称|наименование|teilebezeichnung|bauteilname|nom|nombre|documentation|item description|найменування|nazwa|nazwa czesci|nazev|nazov|nazev soucasti|megnevezes|descricao|designacao|denominacao|benamning|benævnelse|navn|nimitys|part description|ten goi|ten chi tiet|beschreibung|beschrijving|opis|popis',
  quantity:
    "qty|q'ty|quantity|qty req|req|qnty|menge|anzahl|stuck|stk|stck|anz|stuckzahl|aantal|stuks|st|quantite|qte|nb|nbre|nombre|cantidad|cant|cdad|quantita|q ta|q.ta|qta|個数|数量|数 量|員数|кол|no de pzas|no de piezas|count|menge einheit|qty/unit|default/qty|кіл|кільк|ilosc|szt|ks|pocet|pocet ks|pocet kusu|darab|darabszam|db|quantidade|qtd|qtde|antal|kpl|numero pezzi|n° pezzi|pezzi|unidades|uds|nos|no off|no of parts|sl|so luong|ctdad",
  material:
    'material|matl|mat l|matl spec|mat l spec|material spec|material specification|raw material|werkstoff|materiaal|matiere|materiau|materiale|材質|材料|材 料|материал|werkstoff/halbzeug|матеріал|anyag|materiaal|vat lieu',
  weight:
    'weight|mass|g wt|n wt|gross wt|net wt|wt|gewicht|masse|massa|poids|peso|重量|質量|单重|总重|unit weight|gewicht kg|mass (kg)',
  remark:
    'remarks|remark|matl size|mat l size|material size|raw material size|notes|note|comment|comments|bemerkung|bemerkungen|opmerking|opmerkingen|remarque|remarques|observations|observaciones|note|annotazioni|備考|备注|einheit|unit|vendor|supplier|length|lange|specification|varie|примечание|приме-чание|примітка|uwagi|poznamka|megjegyzes|observacoes|obs|ghi chu',
}

/** The same without blanks, which some files have between any letters of a word: `DESC RIP TIO N`. */
export const compactColumns = (columns: ReadonlyMap<string, PartsColumn>) =>
  new Map(
    [...columns]
      .map(([text, column]): [string, PartsColumn] => [text.replaceAll(' ', ''), column])
      .filter(([text]) => text.length >= 3),
  )

/** Column of a header as it stands without dots and in lower case; null for other words. */
export const partsColumns: ReadonlyMap<string, PartsColumn> = new Map(
  (Object.entries(headers) as [PartsColumn, string][])
    .flatMap(([column, texts]) =>
      texts.split('|').map((text): [string, PartsColumn] => [normaliseCaption(text), column]),
    )
    .reverse(),
)
