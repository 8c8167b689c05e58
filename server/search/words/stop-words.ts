import type { Locale } from '../../../shared/i18n/locale.ts'
import { editDistance } from './edit-distance.ts'
import { foldWord } from './fold-word.ts'
import { stem } from './stem.ts'

/** Words that nearly every sentence has, folded: they say nothing about what is looked for. */
const lists: Record<Locale, string> = {
  en: `a about all am an and any are as at be been but by can could did do does don for from get had has have he her
    here his how i if in into is it its me my no not of on or our own s shall she should so than that the their them
    then there these they this those to was we were what when where which who whose why will with would you your t
    mean means meaning need needs much many after again against always before both during each either even ever every
    into just may might more most must never neither onto since still such through too until upon very whether
    while within nobody anybody everybody anyone everyone nothing something anything everything often already
    also because ever exactly however else instead itself maybe perhaps quite rather really same sometimes somehow
    though together too usually yet yes am i'm let lets hi hello thanks actually basically simply currently normally`,
  de: `ab aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da damit dann das dass
    dein deine dem den der des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch eigene eigenem
    eigenen eigener eigenes ein eine einem einen einer eines er es euch euer eure eurem euren eurer fur gegen habe haben hat hatte hatten her hier hin
    ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in ins ist ja je jede jedem jeden jeder jedes kann kein keine
    keinem keinen keiner konnen man mein meine meinem meinen meiner meines mich mir mit muss mussen nach nicht noch nun nur ob oder ohne sein
    seid seine seinem seinen seiner seines sich sie sind so soll sollen sollte uber um und uns unser unsere unserem unseren unserer unseres unter viel viele vom
    von vor war waren was welche welchem welchen welcher welches wenn wer werden wie wieso wird wir wo woher wozu
    wurde wurden zu zum zur zwischen bedeutet bedeuten heisst warum beide beiden beider beides bevor bis dabei dafur
    ans aufs furs ubers darf davon dazu denen denn deren durfen durft etwa etwas falls hatte immer konnte konnten mal mochte mochten nie
    schon seit sobald solange sowie wahrend wann weil weshalb will wodurch wofur wohin wollen wollt womit woran worauf
    woraus worin woruber wovon wurde wurden nichts niemand oft meist meistens allerdings bald bereits daher
    daran darauf darin darum eben eher eigentlich einfach einige einmal endlich gerade gern gerne hallo heute irgendwie irgendwo
    irgendwas jetzt kaum lieber manche manchen mancher manchmal momentan naturlich nochmal normalerweise sonst
    trotzdem uberhaupt ungefahr vielleicht wirklich wohl ziemlich zwar danke derzeit aktuell andere anderen anderer anderes`,
}

const sets: Record<Locale, ReadonlySet<string>> = {
  en: new Set(lists.en.split(/\s+/)),
  de: new Set(lists.de.split(/\s+/)),
}

/** Whether a folded word is one of them. */
export function isStopWord(word: string, locale: Locale): boolean {
  return sets[locale].has(word)
}

/** The words of a text that are such words, folded. */
export function stopWordsOf(text: string, locale: Locale): string[] {
  const words = text.match(/\p{L}+/gu) ?? []
  return words.map((word) => foldWord(word, locale)).filter((word) => isStopWord(word, locale))
}

/** All such words of a language. */
export function allStopWords(locale: Locale): Iterable<string> {
  return sets[locale]
}

/** Words that say what somebody wants to do, but not with what; folded. Alone they are looked for like any other. */
const weakLists: Record<Locale, string> = {
  en: `allowed automatically best better come compliance compliant configure contain create creating define definition difference example
    examples explain explained explanation find finding get getting give given go going good got happen happens help include
    information know known look looking make making one overview please possible recognised recognized shop show small somebody someone supported take tell thing
    tool tools use using versus vs want way work able ask asked deal expect handle idea kind let like lot real life said say stand stuff tell think understand useful wonder world write written`,
  de: `anfordern angabe angaben anlegen auslesen automatisch beantragen bedeutung bedeutungen benutzen benutzt beispiel beispiele bekommen bekommt besser
    bitte brauchen darstellung darstellungen definition einrichten enthalt enthalten erkannt erkennen erkennt erkennung
    erklaren erklart erklarung erlaubt erstellen erstellt erzeugen erzeugt finden findet funktioniert funktionieren geben geht
    gehen geschieht gibt helfen hilft jemand jemanden kommen kommt konfigurieren konform konformitat lassen lasst machen macht nutzen
    nutzt passieren passiert richtig steht stehen suchen sucht ubersicht unterschied unterstutzt vereinbaren
    vereinbarung verwenden verwendet weiss wissen zeigen zeigt anschauen ansehen bringen denken ding dinge fragen gehoren gehort halten
    kriegen kriege kriegt leute liegen liegt meinen meint mitbringen sache sachen sagen sagt schaffen schafft schauen
    tun tut verstehen versteht`,
}

const weakWords: Record<Locale, readonly string[]> = {
  en: weakLists.en.split(/\s+/),
  de: weakLists.de.split(/\s+/),
}

const stemsOf = (locale: Locale) => new Set(weakWords[locale].map((word) => stem(word, locale)))

const weakStems: Record<Locale, ReadonlySet<string>> = { en: stemsOf('en'), de: stemsOf('de') }

/** Whether a folded word, in whatever form, says little beside others. */
export function isWeakWord(word: string, locale: Locale): boolean {
  return weakStems[locale].has(stem(word, locale))
}

/** In a shorter one, a mistake makes another word of it. */
const shortestMisspelt = 7

/** Whether a folded word is such a word, misspelt by one letter: `complient`. */
export function isMisspeltWeakWord(word: string, locale: Locale): boolean {
  return (
    word.length >= shortestMisspelt &&
    weakWords[locale].some((known) => editDistance(word, known, 1) === 1)
  )
}
