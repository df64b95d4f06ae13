/** Skills that a job asks for, that lines of a CV show, and that its list of skills does not name. */
import type { Cv } from '#core/cv/cv.ts'
import type { ShownLine } from '#core/cv/cv-lines.ts'
import { spokenLanguages } from '#core/requirement/spoken-language.ts'
import { canonicalSkill, skillKind } from '#core/skill/skill.ts'
import { byWorth, claimedSkills } from './job-worth.ts'
import { quoted, type TailorChange, type TailorTarget } from './tailoring.ts'

export type SkillsShown = ReadonlyMap<string, ShownLine[]>

/** By canonical skill the lines that name it, those of work first. */
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

/** Skills asked for that work, a project, study or a certificate shows and the list of skills does not name. */
export function surfaced(cv: Cv, { skills }: TailorTarget, shown: SkillsShown): TailorChange[] {
  const asked = skills.flatMap(({ anyOf, need }) => anyOf.map((skill) => ({ skill, need })))
  const certificates = new Set(cv.certificates.map(({ id }) => id))
  const isWitness = ({ id, part }: ShownLine) => WITNESSES.has(part) || certificates.has(id)
  return asked.flatMap(({ skill, need }) => {
    const lines = shown.get(skill) ?? []
    const witnesses = lines.filter(isWitness)
    if (witnesses.length === 0 || lines.some(({ part }) => part === 'skills')) return []
    return {
      id: `surface:${skill}`,
      edit: { kind: 'surface' as const, skill, group: groupFor(skill, cv) },
      before: '',
      after: skill,
      says:
        need === 'must'
          ? `The job needs ${skill}; your CV shows it, but does not list it among your skills.`
          : `The job would like ${skill}; your CV shows it, but does not list it among your skills.`,
      sources: witnesses.slice(0, 2).map(({ id, text }) => ({ id, text: quoted(text) })),
    }
  })
}

const WITNESSES: ReadonlySet<ShownLine['part']> = new Set([
  'work',
  'projects',
  'volunteer',
  'education',
])

/** The group with most skills of the same kind, else a plain list; null for a new one. */
function groupFor(skill: string, cv: Cv): string | null {
  const kind = skillKind(skill)
  const groups = cv.skills.filter(({ keywords }) => !keywords.some(isSpoken))
  const alike = ({ keywords }: Cv['skills'][number]) =>
    keywords.filter((keyword) => {
      const known = canonicalSkill(keyword)
      return known !== null && skillKind(known) === kind
    }).length
  const [best] = byWorth(groups, alike)
  if (best && alike(best) > 0) return best.id
  return groups.find(({ name }) => name === null)?.id ?? null
}

/** "Swahili (native)" in a list of skills. */
const isSpoken = (keyword: string) =>
  canonicalSkill(keyword) === null && spokenLanguages(`speaks ${keyword}`).length > 0
