/**
 * The period of an amount, read from the words around it: "/hr", "per annum", "hourly rate:", "pro
 * Monat", "TJM". Null when no period is stated. Never guessed from the size of the amount.
 */
import type { Period } from './salary.ts'

/** A period stated right after an amount, and the number of characters it took. */
export type StatedPeriod = { period: Period; length: number }

const PERIODS: Period[] = ['hour', 'day', 'week', 'month', 'year']

/** "$50 USD base + VAT per hour": characters a period may be after its amount. */
const REACH_AFTER = 48
/** "Hourly rate for this contract: $50": characters it may be before the amount. */
const REACH_BEFORE = 60

/** Units that need a word or slash before them: "per hour", "/h", "a day", "pro Monat". */
const UNITS: Record<Period, string> = {
  hour: 'hours?|hrs?|h|stunden?|std|heures?|horas?|ora|uur|uren|godz|godzin[aęy]|hod|hodin[au]|timme|tim|time|timen|tunti|tunnissa|óra|часа?|годину|時間?|小时|시간',
  day: 'days?|d|diem|tage?|jours?|j|d[ií]as?|giorno|dag|dagen|dzień|dniówk[aę]|dzien|dni|den|päivä|nap|день|日|天',
  week: 'weeks?|wks?|w|woche|semaine|semanas?|settimana|tydzień|týden|vecka|uke|uge|viikko|неделю|тиждень|周|週',
  month:
    'calendar month|months?|mon|mos?|mths?|mnth|m|monat|mois|mes|mês|mese|maand|miesiąc|miesi[aą]c|mies|msc|m-c|měsíc|mesiac|mesic|månad|mån|måned|mnd|md|kuukausi|kk|hó|hónap|lună|luna|ay|месяц|мес|місяць|міс|月|월',
  year: 'years?|yrs?|y|annum|anum|a|jahr|an|année|años?|anos?|anno|jaar|rok|år|vuosi|év|yıl|год|рік|年|년',
}

/** Words that state the period on their own after an amount: "$50 hourly", "60k p.a.". */
const ADVERBS: Record<Period, string> = {
  hour: "hourly|p\\.?\\s?h\\.?|hr|hrs|hour|stündlich|de l['’]heure|pph|на час",
  day: 'daily|p\\.?d\\.?|day rate|daily rate|täglich|journaliers?|giornalieri|dagelijks|diem',
  week: 'weekly|p\\.?w\\.?|wöchentlich|wekelijks',
  month:
    'monthly|p\\.?c\\.?m\\.?|p\\.?m\\.?|month|monatlich|mensuels?|mensuales|mensual|mensili|mensais|mensal|maandelijks|miesięcznie|mies\\.|měsíčně|mesačne|månadsvis|kuukaudessa|havi|aylık|lunar',
  year: 'annually|annual|annuali[sz]ed|yearly|per annum|p\\.?\\s?a\\.?|year|yr|jährlich|annuels?|anuales|anual|annui|annuali|annuo|jaarlijks|rocznie|ročně|årligen|árligen|RAL|CTC|LPA',
}

/** Words that state the period before an amount: "Hourly rate:", "Jahresgehalt", "TJM". */
const ANNOUNCED: Record<Period, string> = {
  hour: 'hourly|hour rate|per[- ]hour|stunden(?:lohn|satz)|taux horaire|tarifa por hora|stawka godzinowa|tim(?:lön|eløn|elønn)|uurtarief|時給|时薪|시급',
  day: 'daily|day[- ]rate|day[- ]rates|per[- ]diem|tages(?:satz|sätze)|tjm|dagtarief|stawka dzienna|日給|日薪|일급',
  week: 'weekly|wochenlohn|週給|周薪|주급',
  month:
    'monthly|monats(?:gehalt|lohn)|mensuel|mensual|mensile|mensal|maandsalaris|miesięczn[aeyi]+|měsíční|mesačn[aý]|månads?(?:lön|løn|lønn)|månedsl[øo]nn?|kuukausipalkka|havi|aylık|月給|月薪|월급',
  year: 'annual|annually|annualized|annualised|yearly|jahres[a-zäöü]{0,20}|annuel|anual|annuo|annua|jaarsalaris|roczn[aeyi]+|roční|årslön|årsl[øo]nn?|年収|年薪|年俸|연봉',
}

/** Words allowed between an amount and its period. */
const FILLERS =
  'gross|net|netto|brutto|brut[oa]?s?|lord[oi]|neto|base|salary|cash|pay|fixed|comp|compensation|total|package|doe|w-?2|1099|c2c|corp[- ]to[- ]corp|b2b|uop|umowa|vat|ex|excl\\.?|incl\\.?|plus|before tax|after tax|pre-tax|all[- ]in|ote|fte|pro[- ]rata|inside ir35|outside ir35|range|rate|usd|eur|gbp'

const LETTER = '[\\p{L}\\d]'
const GAP = `^(?:[\\s\\u00a0\\u202f+*,(]{0,3}(?:${FILLERS})(?!${LETTER})){0,4}?`
const LINK =
  "(?:\\s?[/⁄]\\s?(?:per\\s)?|[\\s\\u00a0()]{0,2}(?:p[/.]\\s?|(?:per|an?|each|every|pro|par|por|al|alla|all['’]|ao|à l['’]|de l['’]|za|na|w|в|за|на|im|om|i|pr\\.?)\\s|每|/))"

/** One group for each period, in the order of PERIODS. */
const LINKED = new RegExp(`${GAP}${LINK}(?:${eachPeriod(UNITS)})(?!${LETTER})\\.?`, 'iu')
const ALONE = new RegExp(
  `${GAP}[\\s\\u00a0()/]{0,2}(?:${eachPeriod(ADVERBS)})(?!${LETTER})\\.?`,
  'iu',
)
const BEFORE = new RegExp(`(?<!${LETTER})(?:${eachPeriod(ANNOUNCED)})(?!\\p{L})`, 'giu')
/** No sentence ends and no other number appears between the word and its amount. */
const UNBROKEN = /^[^.;|\d•]{0,40}$/
/** How often people are paid or meet says nothing about the amount's period. */
const NOT_ANNOUNCED = /(?:paid|payed|billed|meet|meetings?|reviewed|bonus|stand-?ups?)\s{0,2}$/i

/** The period stated right after the amount that ends at `end`. */
export function periodAfter(text: string, end: number): StatedPeriod | null {
  const ahead = text.slice(end, end + REACH_AFTER)
  if (!COULD_SAY.test(ahead)) return null
  const linked = LINKED.exec(ahead)
  const alone = ALONE.exec(ahead)
  const isLinkedNearer = linked && (!alone || linked[0].length <= alone[0].length)
  const match = isLinkedNearer ? linked : alone
  return match && { period: periodOf(match), length: match[0].length }
}

/** The period stated before the amount that starts at `start`; the nearest word wins. */
export function periodBefore(text: string, start: number): Period | null {
  const behind = text.slice(Math.max(0, start - REACH_BEFORE), start)
  const match = [...behind.matchAll(BEFORE)].at(-1)
  if (!match || NOT_ANNOUNCED.test(behind.slice(0, match.index))) return null
  return UNBROKEN.test(behind.slice(match.index + match[0].length)) ? periodOf(match) : null
}

/** A period field of a source ("YEAR", "1 HOUR", "per-year-salary", "annual") as a Period, or null. */
export function toPeriod(field: string): Period | null {
  if (EVERY_OTHER.test(field)) return null
  const words = field.split(/[^\p{L}]+/u).filter((word) => word !== '')
  for (const word of words) {
    const isLongEnough = word.length > 1 || words.length === 1
    const match = isLongEnough ? (FIELD_UNIT.exec(word) ?? FIELD_WORD.exec(word)) : null
    if (match) return periodOf(match)
  }
  return null
}

/** Periods we don't support: "bi-weekly", "2 WEEK", "one-time". */
const EVERY_OTHER =
  /\b(?:bi|semi)[-_ ]?\w|fortnight|twice|\bonce\b|\bone[-_ ]?time|(?:[2-9]|\d\d) ?\p{L}/iu
const FIELD_UNIT = new RegExp(`^(?:${eachPeriod(UNITS)})$`, 'iu')
const FIELD_WORD = new RegExp(`^(?:${eachPeriod(ADVERBS)})$`, 'iu')

/** A cheap check: most amounts aren't followed by a period. */
const COULD_SAY = /[\p{L}/⁄]/u

function eachPeriod(words: Record<Period, string>): string {
  return PERIODS.map((period) => `(${words[period]})`).join('|')
}

function periodOf(match: RegExpExecArray): Period {
  return PERIODS.find((_, group) => match[group + 1] !== undefined) ?? 'year'
}
