/**
 * The skills of a CV for a profile, each once and by its canonical name if it has one. Certain are those that the
 * person lists, and technologies that a job or project names. Doubtful are those at a beginner's level, long entries of
 * unknown words, and those that are only mentioned: a technology in a summary, a course, or a line that was read into
 * no field, and a kind of work ("payments", "on call") anywhere outside of the list.
 */
import type { Cv } from '#core/cv/cv.ts'
import { distinctSkills, skillKey } from '#core/skill/distinct-skills.ts'
import { skillKind } from '#core/skill/skill.ts'
import type { SkillKind } from '#core/skill/skill-table.ts'
import { claimedSkills, isBasicEntry, skillsOfEntry } from '#core/skill/skills-of-entry.ts'
import { Skills } from './profile.ts'

export type CvSkillsFound = { certain: string[]; doubtful: string[] }

/** Unknown words of at most this length are the name of a skill; more are a sentence or several names. */
const MAX_NAME_WORDS = 3
const MAX_NAME_CHARS = 30

/** `text`: the whole file. `isDoubtful`: by the key of a value's mark. */
export function skillsOfCv(
  cv: Cv,
  text: string,
  isDoubtful: (key: string) => boolean,
): CvSkillsFound {
  const listed = cv.skills.flatMap(({ id, level, keywords }) =>
    keywords.map((entry) => ({
      entry,
      isClear: !isDoubtful(id) && !isBasicEntry(entry, level) && isName(entry),
    })),
  )
  const clear = listed.filter(({ isClear }) => isClear)
  const certain = valid([
    ...clear.flatMap(({ entry }) => namesIn(entry)),
    ...doneWith(cv).flatMap(claimedSkills).filter(isTechnology),
  ])
  const known = new Set(certain.map(skillKey))
  const doubtful = valid([
    ...listed.flatMap(({ entry }) => namesIn(entry)),
    ...claimedSkills(text),
  ]).filter((skill) => !known.has(skillKey(skill)))
  return { certain, doubtful }
}

function namesIn(entry: string): string[] {
  const known = skillsOfEntry(entry)
  return known.length > 0 ? known : [entry]
}

const KINDS_OF_WORK: ReadonlySet<SkillKind | null> = new Set([
  'craft',
  'domain',
  'practice',
  'business',
])

const isTechnology = (skill: string) => !KINDS_OF_WORK.has(skillKind(skill))

/** An entry with a known name is one in any case. */
const isName = (entry: string) =>
  skillsOfEntry(entry).length > 0 ||
  (entry.length <= MAX_NAME_CHARS && entry.trim().split(/\s+/).length <= MAX_NAME_WORDS)

const valid = (skills: readonly string[]) =>
  distinctSkills(skills).filter((skill) => Skills.safeParse([skill]).success)

/** What the person did, as texts: each job, project and voluntary work. */
function doneWith({ work, projects, volunteer }: Cv): string[] {
  const lines = (highlights: readonly { text: string }[]) => highlights.map(({ text }) => text)
  return [
    ...work
      .flatMap(({ roles }) => roles)
      .map((role) => [role.title, role.summary ?? '', ...lines(role.highlights)]),
    ...projects.map(({ name, description, highlights, keywords }) => [
      name,
      description ?? '',
      ...lines(highlights),
      ...keywords,
    ]),
    ...volunteer.map(({ position, summary, highlights }) => [
      position,
      summary ?? '',
      ...lines(highlights),
    ]),
  ].map((texts) => texts.join('\n'))
}
