/**
 * What a CV can do without, least important first: interests and references, highlights of old roles from the bottom
 * up, then whole old roles. Personal details, current work and degrees always stay.
 */
import type { Cv, CvLine, CvRole } from '#core/cv/cv.ts'
import type { LeftOut } from '#core/documents/typeset.ts'

/** The newest roles keep their highlights longest; most employers read ten years back. */
const RECENT_ROLES = 2
const RECENT_YEARS = 10
/** Minimum number of highlights in recent and older roles. */
const KEPT = { recent: 3, older: 1 }

export function leastImportant(cv: Cv): LeftOut[] {
  const roles = cv.work.flatMap(({ company, roles: own }) => own.map((role) => ({ role, company })))
  const recent = roles.slice(0, RECENT_ROLES).map(({ role }) => role)
  const older = roles.slice(RECENT_ROLES)
  const newest = Math.max(...roles.flatMap(({ role }) => yearsOf(role)))
  const isOld = ({ role }: (typeof roles)[number]) =>
    role.end !== 'present' && newest - Math.max(...yearsOf(role)) > RECENT_YEARS
  const entries = [...cv.projects, ...cv.volunteer, ...cv.education]
  return [
    ...cv.references.map(({ id, name }) => ({ id, text: name })),
    ...cv.interests.map(({ id, name, keywords }) => ({ id, text: name ?? keywords.join(', ') })),
    ...byTurns(older.map(({ role }) => surplus(role.highlights, KEPT.older)).reverse()),
    ...byTurns(entries.map(({ highlights }) => surplus(highlights, KEPT.older))),
    ...cv.education.flatMap(({ courses }) => courses.map(toLeftOut)),
    ...[...older].filter(isOld).reverse().map(asLeftOut),
    ...cv.other.flatMap(({ lines }) => surplus(lines, 1)),
    ...[...cv.awards, ...cv.publications, ...cv.certificates]
      .reverse()
      .map(({ id, title }) => ({ id, text: title })),
    ...[...cv.volunteer].reverse().map(({ id, organization }) => ({ id, text: organization })),
    ...[...cv.projects].reverse().map(({ id, name }) => ({ id, text: name })),
    ...byTurns(recent.map((role) => surplus(role.highlights, KEPT.recent)).reverse()),
    ...cv.summary.slice(1).reverse().map(toLeftOut),
    ...older
      .filter((each) => !isOld(each))
      .reverse()
      .map(asLeftOut),
  ]
}

/** Removes these parts, and any employer or section left empty. */
export function without(cv: Cv, parts: readonly LeftOut[]): Cv {
  const gone = new Set(parts.map(({ id }) => id))
  const stays = ({ id }: { id: string }) => !gone.has(id)
  const shortened = <Entry extends { highlights: CvLine[] }>(entry: Entry): Entry => ({
    ...entry,
    highlights: entry.highlights.filter(stays),
  })
  return {
    ...cv,
    summary: cv.summary.filter(stays),
    work: cv.work.flatMap((employment) => {
      const roles = employment.roles.filter(stays).map(shortened)
      return roles.length > 0 ? [{ ...employment, roles }] : []
    }),
    education: cv.education.map((school) => ({
      ...shortened(school),
      courses: school.courses.filter(stays),
    })),
    projects: cv.projects.filter(stays).map(shortened),
    volunteer: cv.volunteer.filter(stays).map(shortened),
    certificates: cv.certificates.filter(stays),
    awards: cv.awards.filter(stays),
    publications: cv.publications.filter(stays),
    interests: cv.interests.filter(stays),
    references: cv.references.filter(stays),
    other: cv.other.flatMap((section) => {
      const lines = section.lines.filter(stays)
      return lines.length > 0 ? [{ ...section, lines }] : []
    }),
  }
}

/** A role without dates has no age. */
const yearsOf = ({ start, end }: CvRole) =>
  [start, end].flatMap((date) => (date && date !== 'present' ? Number(date.slice(0, 4)) : []))

const toLeftOut = ({ id, text }: CvLine): LeftOut => ({ id, text })

const asLeftOut = ({ role, company }: { role: CvRole; company: string }): LeftOut => ({
  id: role.id,
  text: [role.title, company].filter(Boolean).join(', '),
})

/**
 * Highlights beyond the first few, from the last; those without figures go first, because figures are more
 * convincing.
 */
function surplus(lines: CvLine[], kept: number): LeftOut[] {
  const beyond = lines.slice(kept).reverse().map(toLeftOut)
  const hasFigure = ({ text }: LeftOut) => /\d/.test(text)
  return [...beyond.filter((line) => !hasFigure(line)), ...beyond.filter(hasFigure)]
}

/** Takes one of each list in turn, so that no list is emptied while others are full. */
function byTurns(lists: LeftOut[][]): LeftOut[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list[n] ?? [])).flat()
}
