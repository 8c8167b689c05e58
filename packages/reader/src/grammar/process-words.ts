/** Words that name how a surface is made, by their stems in the languages of sheets. */
const stems = [
  // English
  '(?:\\p{L}+ )?(?:GROUND|GRIND|MILL|TURN|HON(?:E|ED|ING)(?!\\p{L})|LAP(?:P|$)|POLISH|BUFF|REAM|BOR(?:ED|ING)(?!\\p{L})|DRILL|BROACH|PLAN(?:ED|ING)|SHAP(?:ED|ING)|SAW|SCRAP|SHAV|BURNISH|(?:SUPER)?FINISH(?:ED|ING)|CUT|CAST|FORG|ROLL|DRAWN|EXTRU|STAMP|PUNCH|BLAST|PEEN|ETCH|ERO(?:D|SION)|EDM|LASER|PLASMA|WATER ?JET|FLAME|HOBB|MOU?LD|MACHIN|COAT|PLAT|ANODI|PAINT|BEAD|TUMBL|BRUSH|SAND|CHROM|NITRID|HARDEN|PRINT|SINTER)',
  // German: participles and verbs
  '(?:\\p{L}+ ?)?(?:GE|VER|ER|BE|POL|ROLL|LAPP)\\p{L}*(?:T|EN)$|(?:\\p{L}+)?(?:SCHLEIF|FRÄS|DREH|HON|LÄPP|POLIER|REIB|BOHR|RÄUM|HOBEL|STO(?:SS|ß)|SÄG|SCHAB|GIE(?:SS|ß)|SCHMIED|STRAHL|ÄTZ|BEIZ|ERODIER|WALZ|ZIEH|SPRITZ)(?:EN|UNG|N)?$',
  // French, Italian, Spanish
  'RECTIFI|FRAIS|TOURN|ROD[ÉA]|POLI|AL[ÉE]S|BROCH|PERC|MEUL|SABL|GRENAILL|MOUL|FORG|SUPERFINI|RETTIFIC|FRESA|TORNI|TORNEA|LAPPA|LEVIGA|LUCIDA|ALESA|BROCCIA|SABBIA|FUS[OI]|STAMPA|LAPEA|PULID|ESCARIA|BRU[ÑN]I|MANDRINA|TALADRA|USINÉ|BRUT',
  // Slavic
  'SZLIF|FREZOW|TOCZ|POLER|BROUS|FRÉZ|SOUSTRU|ШЛИФ|ФРЕЗ|ТОЧ|ПОЛИР|ПРИТИР|ХОНИНГ|РАЗВЕР',
  // East Asian
  '.*[研磨铣銑車车旋削刨镗鏜铰鉸]|フライス|キリ|リーマ|ラップ|ホーニング|バフ|ブローチ|放電|線切割|抛光',
].join('|')

const processWord = new RegExp(`^(?:${stems})`, 'iu')

/** Whether words beside a surface texture say how it is made: other ones say where it is. */
export const isProcessWord = (words: string): boolean => processWord.test(words)
