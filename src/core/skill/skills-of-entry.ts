/** Reads one entry of a CV's skills list: "Python (primary)", "Go, Rust", "C (basic)". */
import { claimedText } from './claimed-text.ts'
import { canonicalSkill, findSkills } from './skill.ts'

/**
 * "Go (basic)" and "Angular (enough to fix things)" are weaker evidence than "Go". "Visual Basic" and "Machine
 * Learning" are skills.
 */
const BASIC =
  /(?<!visual )\b(?:basics?|beginner|elementary|novice|rusty|dabbled?|familiar(?:ity)?|exposure|occasional(?:ly)?|a (?:little|bit)|some|enough to|a while ago|long ago|user, not|scripts?(?= ?[,)])|(?:university|college|school|hobby|coursework|reading|read-only)(?= ?\))|grundkenntnisse|grundlagen|etwas|ein wenig|notions?|nociones|básic[oa]|un peu|un poco)\b/i
const LEARNING =
  /(?:^|[(,:–—-] ?)(?:currently |still )?learning\b(?! (?:and|&|management|platforms?))/i

/** Canonical names, each once; empty for an entry of unknown words. */
export function skillsOfEntry(entry: string): string[] {
  const whole = canonicalSkill(entry)
  if (whole !== null) return [whole]
  const parts = entry.split(/[,;()|·•[\]]|\s[/&–—-]\s|: /).map((part) => part.trim())
  const named = parts.flatMap((part) => canonicalSkill(part) ?? slashed(part))
  return [...new Set([...named, ...claimedSkills(entry)])]
}

/** Canonical names of the skills that a text claims, without wishes and negations. */
export const claimedSkills = (text: string): string[] => findSkills(claimedText(text))

/** Whether an entry, or the level of its list, says that the person only began with it. */
export const isBasicEntry = (entry: string, level: string | null = null): boolean =>
  [entry, level ?? ''].some((text) => BASIC.test(text) || LEARNING.test(text))

function slashed(part: string) {
  return part.split('/').flatMap((name) => canonicalSkill(name.trim()) ?? [])
}
