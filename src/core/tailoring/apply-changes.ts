/**
 * Applies the accepted changes to a CV. Skips changes whose target is gone or whose text the owner has since
 * rewritten.
 */
import type { Cv, CvLine } from '#core/cv/cv.ts'
import { linesOfCv } from '#core/cv/cv-lines.ts'
import type { TailorChange, TailorEdit } from './tailoring.ts'

/** Applies changes in the given order; ids stay the same. */
export function applyChanges(cv: Cv, changes: readonly TailorChange[]): Cv {
  const valid = changes.filter(stillHolds(cv))
  const own = new Set(cv.skills.map(({ id }) => id))
  return valid.reduce((changed, { edit }) => applied(changed, edit, own), cv)
}

/** True if the CV still has the text that the change replaces, or a line that shows the skill. */
function stillHolds(cv: Cv): (change: TailorChange) => boolean {
  const texts = new Map<string, string>()
  for (const { id, text } of linesOfCv(cv)) texts.set(id, text)
  return ({ edit, before, sources }) => {
    if (edit.kind === 'label') return (cv.label ?? '') === before
    if (edit.kind === 'rephrase') return texts.get(edit.line) === before
    if (edit.kind !== 'surface') return true
    return sources.some(({ id, text }) => texts.get(id)?.startsWith(text.replace(/…$/, '')))
  }
}

/** `own`: ids of the skill groups the CV had before any change. */
function applied(cv: Cv, edit: TailorEdit, own: ReadonlySet<string>): Cv {
  if (edit.kind === 'label') return { ...cv, label: edit.text }
  if (edit.kind === 'surface') return surfaced(cv, edit, own)
  if (edit.kind === 'rephrase') {
    const { line, text } = edit
    return mapLines(cv, (lines) => lines.map((it) => (it.id === line ? { ...it, text } : it)), edit)
  }
  if (edit.kind === 'choose') {
    const isKept = ({ id }: { id: string }) => id !== edit.leaveOut
    const kept = mapLines(cv, (lines) => lines.filter(isKept), edit)
    return { ...kept, projects: kept.projects.filter(isKept) }
  }
  const { of, order } = edit
  if (of === 'skills') return { ...cv, skills: ordered(cv.skills, order, ({ id }) => id) }
  const skills = cv.skills.map((group) =>
    group.id === of
      ? { ...group, keywords: ordered(group.keywords, order, (keyword) => keyword) }
      : group,
  )
  return mapLines({ ...cv, skills }, (lines, id) =>
    id === of ? ordered(lines, order, (line) => line.id) : lines,
  )
}

/** Skills without a matching group share one new group. */
function surfaced(
  cv: Cv,
  { skill, group }: Extract<TailorEdit, { kind: 'surface' }>,
  own: ReadonlySet<string>,
): Cv {
  if (cv.skills.some(({ keywords }) => keywords.includes(skill))) return cv
  const old = cv.skills.find(({ id }) => id === group)
  if (old) return withKeywords(cv, old.id, [skill, ...old.keywords])
  const made = cv.skills.find(({ id }) => !own.has(id))
  if (made) return withKeywords(cv, made.id, [...made.keywords, skill])
  const id = freeId(cv.skills.map((it) => it.id))
  return { ...cv, skills: [...cv.skills, { id, name: null, level: null, keywords: [skill] }] }
}

const withKeywords = (cv: Cv, group: string, keywords: string[]): Cv => ({
  ...cv,
  skills: cv.skills.map((it) => (it.id === group ? { ...it, keywords } : it)),
})

function freeId(taken: readonly string[]) {
  let number = taken.length + 1
  while (taken.includes(`s${number}`)) number++
  return `s${number}`
}

/** Maps the highlights of roles, projects and volunteer work, with their entry's id. */
function mapLines(
  cv: Cv,
  change: (lines: CvLine[], entry: string) => CvLine[],
  edit?: TailorEdit,
): Cv {
  const text = (id: string, now: string | null) =>
    edit?.kind === 'rephrase' && edit.line === `${id}.summary` ? edit.text : now
  return {
    ...cv,
    work: cv.work.map((employment) => ({
      ...employment,
      roles: employment.roles.map((role) => ({
        ...role,
        summary: text(role.id, role.summary),
        highlights: change(role.highlights, role.id),
      })),
    })),
    projects: cv.projects.map((it) => ({ ...it, highlights: change(it.highlights, it.id) })),
    volunteer: cv.volunteer.map((it) => ({ ...it, highlights: change(it.highlights, it.id) })),
  }
}

/** Items that `order` does not name follow in their own order. */
function ordered<Item>(items: Item[], order: readonly string[], key: (item: Item) => string) {
  const at = new Map(order.map((name, index) => [name, index]))
  const place = (item: Item) => at.get(key(item)) ?? order.length
  return [...items].sort((a, b) => place(a) - place(b))
}
