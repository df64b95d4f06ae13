/** Proficiency levels: words, percentages, dots and bars. They are levels, not skills. */
import { fold } from '#core/text/fold-text.ts'

const WORDS =
  /^\(?(?:(?:very |highly |fully )?(?:beginner|basic|basics|elementary|novice|familiar|working knowledge|competent|intermediate|upper[- ]intermediate|advanced|proficient|professional|expert|master|mastery|skilled|experienced|strong|good|very good|excellent|fluent|native|fundamental|conversational|moderate)(?: (?:level|user|knowledge|proficiency|working proficiency|speaker))?|grundkenntnisse|grundlagen|gute kenntnisse|sehr gut|sehr gute kenntnisse|gut|fortgeschritten|experte|verhandlungssicher|fliessend|muttersprache|debutant|notions|intermediaire|avance|courant|langue maternelle|confirmee?|moyen|moyenne|bon|bonne|tres bon|maitrise|expert|experte|autonome|quotidien|medio|alto|bajo|usuario|sehr sicher|sicher|solide|taglich|vertraut|daily|often|sometimes|basico|intermedio|avanzado|experto|nativo|fluido|base|avanzato|ottimo|buono|madrelingua|principiante|[abc][12]|primary|secondary|(?:full|limited|native or bilingual) (?:professional )?(?:working )?proficiency)\)?$/

const SHARE =
  /^\(?(?:\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}|\d{1,2}\+?\s?(?:years?|yrs?|jahre?|ans|anos))(?: (?:of )?(?:experience|exp\.?|erfahrung))?\)?$/
const DOTS = /^[\s●○◉◎◯•⬤★☆✩✭⭐▪▫■□▮▯█▓▒░▰▱⚫⚪.oO·|/–—-]+$/u

export function isLevel(text: string): boolean {
  const plain = fold(text).trim()
  return WORDS.test(plain) || SHARE.test(plain) || (DOTS.test(text) && text.trim() !== '')
}

/** Longer texts are not skills. In characters. */
const LONGEST = 160

/** Splits "Python (advanced)", "Python – expert" and "Python ●●●○" into name and level. */
export function splitLevel(text: string): { name: string; level: string | null } {
  if (text.length > LONGEST) return { name: text, level: null }
  const share = /^(.*\p{L}.*?)\s+(\d{1,3}\s?%|\d{1,2}\s?\/\s?(?:5|10))$/u.exec(text)
  if (share?.[1] && share[2]) return { name: share[1].trim(), level: share[2] }
  const dots = text.replace(/\s*[●○◉◯⬤★☆▪■□▮▯█░▰▱]{2,}.*$/u, '')
  const found = /^(.+?)\s*(?:\(([^()]{1,40})\)|[–—:-]\s+(\S.{0,40}))$/u.exec(dots)
  const level = found?.[2] ?? found?.[3]
  if (found?.[1] && level && isLevel(level)) return { name: found[1].trim(), level: level.trim() }
  return { name: dots.trim(), level: null }
}
