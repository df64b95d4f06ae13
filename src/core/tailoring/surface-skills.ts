/** Requested skills that lines of a CV show but its skills list does not name. */
import type { Cv } from '#core/cv/cv.ts'
import type { ShownLine } from '#core/cv/cv-lines.ts'
import { spokenLanguages } from '#core/requirement/spoken-language.ts'
import { canonicalSkill, skillKind } from '#core/skill/skill.ts'
import { claimedSkills, sortByRelevance } from './job-relevance.ts'
import { quoted, type TailorChange, type TailorTarget } from './tailoring.ts'

export type SkillsShown = ReadonlyMap<string, ShownLine[]>

/** The lines that name each canonical skill, work first. */
export function skillsShown(lines: readonly ShownLine[]): SkillsShown {
  const shown = new Map<string, ShownLine[]>()
  for (const line of lines) {
    const named: (string | null)[] =
      line.part === 'skills' ? line.text.split(', ').map(canonicalSkill) : []
    for (const skill of new Set<string | null>([...claimedSkills(line.text), ...named])) {
      if (skill) shown.set(skill, [...(shown.get(skill) ?? []), line])
    }
  }
  return shown
}

/** Proposes listing requested skills that work, projects, education or certificates show. */
export function surfaced(cv: Cv, { skills }: TailorTarget, shown: SkillsShown): TailorChange[] {
  const asked = skills.flatMap(({ anyOf, need }) => anyOf.map((skill) => ({ skill, need })))
  const certificates = new Set(cv.certificates.map(({ id }) => id))
  const isEvidence = ({ id, part }: ShownLine) => EVIDENCE_PARTS.has(part) || certificates.has(id)
  return asked.flatMap(({ skill, need }) => {
    const lines = shown.get(skill) ?? []
    const evidence = lines.filter(isEvidence)
    if (evidence.length === 0 || lines.some(({ part }) => part === 'skills')) return []
    return {
      id: `surface:${skill}`,
      edit: { kind: 'surface' as const, skill, group: groupFor(skill, cv) },
      before: '',
      after: skill,
      says:
        need === 'must'
          ? `The job requires ${skill}; your CV shows it, but doesn’t list it as a skill.`
          : `The job prefers ${skill}; your CV shows it, but doesn’t list it as a skill.`,
      sources: evidence.slice(0, 2).map(({ id, text }) => ({ id, text: quoted(text) })),
    }
  })
}

const EVIDENCE_PARTS: ReadonlySet<ShownLine['part']> = new Set([
  'work',
  'projects',
  'volunteer',
  'education',
])

/** The group with the most skills of the same kind, or else an unnamed group; null for a new one. */
function groupFor(skill: string, cv: Cv): string | null {
  const kind = skillKind(skill)
  const groups = cv.skills.filter(({ keywords }) => !keywords.some(isSpoken))
  const alike = ({ keywords }: Cv['skills'][number]) =>
    keywords.filter((keyword) => {
      const known = canonicalSkill(keyword)
      return known !== null && skillKind(known) === kind
    }).length
  const [best] = sortByRelevance(groups, alike)
  if (best && alike(best) > 0) return best.id
  return groups.find(({ name }) => name === null)?.id ?? null
}

/** "Swahili (native)" in a list of skills. */
const isSpoken = (keyword: string) =>
  canonicalSkill(keyword) === null && spokenLanguages(`speaks ${keyword}`).length > 0
