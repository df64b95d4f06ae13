/**
 * What a letter goes by: each thing that a listing asks for, with the parts of the CV that show it by name, that imply
 * it, or that are only near it. Stricter than a match: what is not written in the CV is never shown by it.
 */
import type { LetterJob } from './cover-letter.ts'
import type { Cv } from './cv.ts'
import { cvSources } from './cv-sources.ts'
import { sentencesOf } from './listing-fact.ts'
import type { Proof, RequirementFinding } from './match.ts'
import type { Requirement } from './requirement.ts'
import { canonicalSkill, findSkills } from './skill.ts'
import { IMPLIED_FROM, relatedSkills } from './skill-relation.ts'

/** A part that tells most comes first; so many are enough. */
const MAX_PROOFS = 6

export function letterFindings(cv: Cv, job: LetterJob): RequirementFinding[] {
  const parts = [...cvSources(cv)].map(([id, text]) => ({ id, text, skills: skillsOfPart(text) }))
  return requirementsOf(job).map((requirement) => {
    if (requirement.kind !== 'skill')
      return { requirement, verdict: 'unknown', proofs: [], says: '' }
    const shown = parts.filter(({ skills }) => requirement.anyOf.some((name) => skills.has(name)))
    if (shown.length > 0) return finding(requirement, 'met', shown)
    const near = parts.filter(({ skills }) => nearness(skills, requirement.anyOf) > 0)
    return finding(requirement, near.length > 0 ? 'partly' : 'gap', near)
  })
}

type Part = Proof & { skills: ReadonlySet<string> }

const finding = (
  requirement: Requirement,
  verdict: RequirementFinding['verdict'],
  parts: readonly Part[],
): RequirementFinding => {
  const proofs = parts.slice(0, MAX_PROOFS).map(({ id, text }) => ({ id, text }))
  return { requirement, verdict, proofs, says: '' }
}

/** The skills of running text, and of the items of a list by themselves. */
export function skillsOfPart(text: string): ReadonlySet<string> {
  const items = text.split(/[,;|•·\n]/).map((item) => canonicalSkill(item.trim()))
  return new Set([...findSkills(text), ...items.filter((skill) => skill !== null)])
}

/** How much any of these skills says about the nearest of those asked for; 0 for nothing. */
function nearness(skills: ReadonlySet<string>, asked: readonly string[]): number {
  const values = [...skills].flatMap((skill) =>
    asked.map((name) => relatedSkills(skill).get(name) ?? 0),
  )
  return Math.max(0, ...values)
}

/** Of what a part shows, what is nearest to a skill; null for nothing. A skill that implies it counts, too. */
export function nearestSkill(text: string, asked: string): string | null {
  let best: { skill: string; value: number } | null = null
  for (const skill of skillsOfPart(text)) {
    const value = Math.min(relatedSkills(skill).get(asked) ?? 0, IMPLIED_FROM)
    if (skill !== asked && value > (best?.value ?? 0)) best = { skill, value }
  }
  return best?.skill ?? null
}

const PLUS =
  /\b(?:nice to have|a plus|bonus|preferred|ideally|desirable|advantage|advantageous|would be great)\b/i
const MUST =
  /\b(?:requirements?|you have|you bring|qualifications|must have|what we look for|what you need)\b/i

/** Each skill once, in the order of the listing; after a heading for wishes all are wishes. */
function requirementsOf({ title, company, description }: LetterJob): Requirement[] {
  const own = canonicalSkill(company)
  const seen = new Set<string>(own === null ? [] : [own])
  const found: Requirement[] = []
  let isPlus = false
  for (const quote of [title, ...sentencesOf(description)]) {
    if (quote.length < 60 && PLUS.test(quote)) isPlus = true
    else if (quote.length < 60 && MUST.test(quote)) isPlus = false
    for (const skill of findSkills(quote)) {
      if (seen.has(skill)) continue
      seen.add(skill)
      const need = isPlus || PLUS.test(quote) ? 'nice' : 'must'
      const id = `q${found.length + 1}`
      found.push({ id, need, quote: quote.slice(0, 2_000), kind: 'skill', anyOf: [skill] })
    }
  }
  return found
}
