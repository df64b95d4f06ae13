/**
 * Whether a short text is a date or a period, in any language that writes years in Latin digits. Used to recognize a
 * column of dates; `read-dates.ts` reads the dates themselves.
 */
const YEAR =
  /(?:^|[^\d])(?:19[5-9]\d|20[0-4]\d)(?!\d)|(?:^|\s)(?:0?[1-9]|1[0-2])[/.]\d{2}(?!\d)|'\d\d(?!\d)/
/** Words allowed beside the year: months, "since", "present", and one or two more. */
const MOST_WORDS = 7

const TODAY =
  /^(?:present|now|current(?:ly)?|today|ongoing|heute|aktuell|aujourd.?hui|présent|actualidad|actual|presente|atual|oggi|heden|nu|obecnie|teraz|дотепер|зараз)\.?$/iu

export function isToday(text: string): boolean {
  return TODAY.test(text)
}

export function isDateLike(text: string): boolean {
  if (text.length > 45 || !YEAR.test(text)) return false
  const words = text.split(/[\s,.()/|–—-]+/u).filter((word) => /\p{L}/u.test(word))
  return words.length <= MOST_WORDS && words.filter((word) => word.length > 9).length <= 1
}
