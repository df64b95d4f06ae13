/**
 * What a letter goes by: each thing that a listing asks for, with the parts of the CV that show it by name, that imply
 * it, or that are only near it. Stricter than a match: what is not written in the CV is never shown by it.
 */

import type { Cv } from '#core/cv/cv.ts'
import type { Proof, RequirementFinding } from '#core/match/match.ts'
import { degreeOf } from '#core/requirement/degree.ts'
import { readRequirements } from '#core/requirement/read-requirements.ts'
import { DEGREES, type Requirement } from '#core/requirement/requirement.ts'
import { spokenLanguages } from '#core/requirement/spoken-language.ts'
import { canonicalSkill, findSkills } from '#core/skill/skill.ts'
import { IMPLIED_FROM, relatedSkills } from '#core/skill/skill-relation.ts'
import type { LetterJob } from './cover-letter.ts'
import { letterEvidence } from './letter-evidence.ts'

/** A part that tells most comes first; so many are enough. */
const MAX_PROOFS = 6

export function letterFindings(cv: Cv, job: LetterJob): RequirementFinding[] {
  const parts = letterEvidence(cv).map((it) => ({ ...it, skills: skillsOfPart(it.text) }))
  return requirementsOf(job).map((requirement) => {
    if (requirement.kind === 'degree') return degreeFinding(cv, requirement)
    if (requirement.kind === 'language') return languageFinding(cv, requirement)
    if (requirement.kind !== 'skill') return finding(requirement, 'unknown', [])
    const shown = parts.filter(({ skills }) => requirement.anyOf.some((name) => skills.has(name)))
    if (shown.length > 0) return finding(requirement, 'met', shown)
    const near = parts.filter(({ skills }) => nearness(skills, requirement.anyOf) > 0)
    return finding(requirement, near.length > 0 ? 'partly' : 'gap', near)
  })
}

/** A letter knows the listing's words alone; where the job is and for how much says nothing about the person. */
const requirementsOf = ({ title, company, description: text }: LetterJob) =>
  readRequirements({
    title,
    company,
    text,
    level: null,
    location: { places: [], countries: [], remote: 'none' },
    locationText: null,
    workSetting: null,
  })

function degreeFinding(cv: Cv, requirement: Requirement & { kind: 'degree' }): RequirementFinding {
  const held = cv.education.filter(({ degree }) => {
    const is = degreeOf(degree)
    return is !== null && DEGREES.indexOf(is) >= DEGREES.indexOf(requirement.degree)
  })
  const proofs = held.map(({ id, degree }) => ({ id, text: degree }))
  // A degree of another field may do, and is not for a letter to judge.
  return finding(requirement, proofs.length > 0 ? 'met' : 'unknown', proofs)
}

function languageFinding(
  cv: Cv,
  requirement: Requirement & { kind: 'language' },
): RequirementFinding {
  const spoken = cv.languages.filter(({ language }) =>
    spokenLanguages(language).some((it) => it.language === requirement.language),
  )
  const proofs = spoken.map(({ id, language }) => ({ id, text: language }))
  // Who writes in English need not say so.
  const without = requirement.language === 'en' ? 'unknown' : 'gap'
  return finding(requirement, proofs.length > 0 ? 'met' : without, proofs)
}

const finding = (
  requirement: Requirement,
  verdict: RequirementFinding['verdict'],
  parts: readonly Proof[],
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
