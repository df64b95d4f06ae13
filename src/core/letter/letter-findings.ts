/**
 * The requirements of a listing, each with the parts of the CV that name it or a related skill. Stricter than a
 * match: only what the CV states counts.
 */

import type { Cv } from '#core/cv/cv.ts'
import type { Proof, RequirementFinding } from '#core/match/match.ts'
import { degreeOf } from '#core/requirement/degree.ts'
import { readRequirements } from '#core/requirement/read-requirements.ts'
import { DEGREES, type Requirement } from '#core/requirement/requirement.ts'
import { spokenLanguages } from '#core/requirement/spoken-language.ts'
import { canonicalSkill, findSkills } from '#core/skill/skill.ts'
import { relatedSkills } from '#core/skill/skill-relation.ts'
import type { LetterJob } from './cover-letter.ts'
import { letterEvidence } from './letter-evidence.ts'
import { type LetterOpening, openingFor } from './letter-opening.ts'
import { heldBy } from './letter-role.ts'

/** The most CV parts to keep per requirement. */
const MAX_PROOFS = 6

export function letterFindings(cv: Cv, job: LetterJob): RequirementFinding[] {
  const parts = letterEvidence(cv).map((it) => ({ ...it, skills: skillsOfPart(it.text) }))
  return requirementsOf(job, openingFor(job, heldBy(cv))).map((requirement) => {
    if (requirement.kind === 'degree') return degreeFinding(cv, requirement)
    if (requirement.kind === 'language') return languageFinding(cv, requirement)
    if (requirement.kind !== 'skill') return finding(requirement, 'unknown', [])
    const shown = parts.filter(({ skills }) => requirement.anyOf.some((name) => skills.has(name)))
    if (shown.length > 0) return finding(requirement, 'met', shown)
    const near = parts.filter(({ skills }) => nearness(skills, requirement.anyOf) > 0)
    return finding(requirement, near.length > 0 ? 'partly' : 'gap', near)
  })
}

/** A letter only needs the opening's text; the job's place and salary say nothing about the person. */
const requirementsOf = ({ company }: LetterJob, { title, own, shared }: LetterOpening) =>
  readRequirements({
    title,
    company,
    text: own === '' ? shared : `${own}\n${shared}`,
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
  // A degree in another field may be enough, which a letter cannot judge.
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
  // Someone who writes in English need not list it.
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

/** Skills in running text, and list items that are skills. */
export function skillsOfPart(text: string): ReadonlySet<string> {
  const items = text.split(/[,;|•·\n]/).map((item) => canonicalSkill(item.trim()))
  return new Set([...findSkills(text), ...items.filter((skill) => skill !== null)])
}

/** How closely any of these skills relates to any of those requested; 0 if not at all. */
function nearness(skills: ReadonlySet<string>, asked: readonly string[]): number {
  const values = [...skills].flatMap((skill) =>
    asked.map((name) => relatedSkills(skill).get(name) ?? 0),
  )
  return Math.max(0, ...values)
}
