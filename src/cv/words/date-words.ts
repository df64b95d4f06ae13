/**
 * Words used in CV dates: months, seasons, "present", "since", "until", durations. All comparisons use folded text
 * (`fold`): lower case, without accents.
 */

/** By month from January: names and common abbreviations in the languages that CVs come in. */
const MONTH_NAMES: readonly string[] = [
  'january jan januar janner janvier janv enero ene gennaio gen gennaro januari janeiro styczen stycznia sty ocak января январь leden ledna tammikuu',
  'february feb februar febr feber fevrier fevr fev febrero febbraio februari fevereiro luty lutego lut subat февраля февраль unor unora helmikuu',
  'march mar mars marz marzo maart mrt marco marts marzec marca mart марта март brezen brezna maaliskuu maerz mrz',
  'april apr avril avr abril abr aprile kwiecien kwietnia kwi nisan апреля апрель duben dubna huhtikuu',
  'may mai mayo maggio mag mei maio maj maja mayis мая май kveten kvetna toukokuu',
  'june jun juni juin junio giugno giu junho czerwiec czerwca cze haziran июня июнь cerven cervna kesakuu',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca lip temmuz июля июль cervenec cervence heinakuu',
  'august aug aout agosto ago agt augustus augusti sierpien sierpnia sie agustos августа август srpen srpna elokuu',
  'september sep sept septembre septiembre set settembre setembro wrzesien wrzesnia wrz eylul сентября сентябрь zari syyskuu',
  'october oct oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika paz ekim октября октябрь rijen rijna lokakuu',
  'november nov novembre noviembre novembro listopad listopada lis kasim ноября ноябрь marraskuu',
  'december dec dezember dez decembre diciembre dic dicembre dezembro grudzien grudnia gru aralik декабря декабрь prosinec prosince joulukuu',
]

/** Month number, from 1, by its folded name. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)

export const PRESENT_WORDS: readonly string[] = [
  'present',
  'current',
  'currently',
  'now',
  'today',
  'ongoing',
  'to date',
  'till date',
  'till now',
  'until now',
  'heute',
  'jetzt',
  'aktuell',
  'laufend',
  'andauernd',
  'gegenwart',
  "aujourd'hui",
  'aujourd hui',
  'a ce jour',
  'ce jour',
  'actuel',
  'actuellement',
  'en cours',
  'actualidad',
  'actual',
  'actualmente',
  'hoy',
  'presente',
  'la fecha',
  'atual',
  'atualmente',
  'o momento',
  'oggi',
  'attuale',
  'attualmente',
  'in corso',
  'heden',
  'nu',
  'nutid',
  'nuvarande',
  'pagaende',
  'i dag',
  'idag',
  'naa',
  'nykyinen',
  'nykyhetki',
  'obecnie',
  'nadal',
  'soucasnost',
  'dosud',
  'gunumuz',
  'halen',
  'devam ediyor',
  'настоящее время',
  'н.в.',
  'сейчас',
]

export const SINCE_WORDS: readonly string[] = [
  'since',
  'seit',
  'ab',
  'depuis',
  'desde',
  'dal',
  'da',
  'sinds',
  'vanaf',
  'sedan',
  'siden',
  'od',
  'from',
  'von',
  'vom',
  'du',
  'de',
  'с',
]

/** The words above that mean, on their own, that the period is still going on. */
export const STILL_WORDS: ReadonlySet<string> = new Set(
  'since seit depuis desde dal sinds sedan siden'.split(' '),
)

/** Between the two ends of a range, like a dash. */
export const UNTIL_WORDS: readonly string[] = [
  'to',
  'until',
  'till',
  'through',
  'thru',
  'bis',
  'bis zum',
  'a',
  'au',
  "jusqu'a",
  'jusqu a',
  'hasta',
  'al',
  'ate',
  'fino a',
  'tot',
  'tot en met',
  't/m',
  'do',
  'til',
  'till och med',
  'по',
  'до',
  'and',
]

export const SEASON_WORDS: readonly string[] =
  'spring summer autumn fall winter fruhling fruhjahr sommer herbst printemps ete automne hiver primavera verano otono invierno estate autunno inverno wintersemester sommersemester ws ss wise sose'.split(
    ' ',
  )

/** Units of durations. "2 yrs 3 mos" beside dates is someone's arithmetic, so it is ignored. */
export const LENGTH_UNITS: readonly string[] =
  'years year yrs yr months month mos mo mths mth weeks week jahre jahren jahr monate monaten monat wochen ans an annees annee mois anos ano meses mes anni anno mesi mese jaar maanden maand ar manader manad lata lat rok miesiecy miesiac miesiace yil ay'.split(
    ' ',
  )
