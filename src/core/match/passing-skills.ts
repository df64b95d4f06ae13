/** Skills that a CV only mentions in passing: too little to say that the person worked with them. */
import type { Cv } from '#core/cv/cv.ts'
import { skillKind } from '#core/skill/skill.ts'
import type { SkillKind } from '#core/skill/skill-table.ts'
import { claimedSkills, isBasicEntry, skillsOfEntry } from '#core/skill/skills-of-entry.ts'

/** "Technologies: Java, Kafka" names what was used. */
const USED =
  /^\W{0,3}(?:key |main )?(?:tech\w*|stack|tools?|skills?|environment|umgebung|outils|herramientas)\b[^:]{0,20}:/i
/** Who lists fewer skills may have left any out. */
const FULL_LIST = 6
const LEARNED_KINDS: ReadonlySet<SkillKind | null> = new Set([
  'language',
  'frontend',
  'backend',
  'mobile',
])

/**
 * Languages and frameworks that a CV with a full list of skills leaves out of it and names once, in a sentence: "GitLab
 * CI for eleven PHP projects" was not programming in PHP.
 */
export function mentionedInPassing(cv: Cv): ReadonlySet<string> {
  const roles = cv.work.flatMap((entry) => entry.roles)
  const sentences = roles
    .flatMap(({ summary, highlights }) => [summary ?? '', ...highlights.map(({ text }) => text)])
    .flatMap((text) => text.split(/\n|(?<=[.!?])\s+/))
  const elsewhere = [
    ...cv.skills.flatMap(({ name, level, keywords }) =>
      [name ?? '', ...keywords].filter((entry) => !isBasicEntry(entry, level)),
    ),
    ...sentences.filter((sentence) => USED.test(sentence)),
  ]
  const listed = new Set(elsewhere.flatMap(skillsOfEntry))
  if (listed.size < FULL_LIST) return new Set()
  for (const text of [
    cv.label ?? '',
    ...roles.map(({ title }) => title),
    ...cv.summary.map(({ text }) => text),
  ]) {
    for (const skill of claimedSkills(text)) listed.add(skill)
  }
  const counts = new Map<string, number>()
  for (const sentence of sentences) {
    for (const skill of claimedSkills(sentence)) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  }
  const once = [...counts].filter(([skill, count]) => count === 1 && !listed.has(skill))
  return new Set(once.flatMap(([skill]) => (LEARNED_KINDS.has(skillKind(skill)) ? skill : [])))
}
