/**
 * Proposes the changes that fit a CV to a job: relevant content first, skills that a line shows added to the skills
 * list, a matching former title as the headline, stronger openings, and irrelevant points left out. Reordering never
 * changes a word.
 */
import type { Cv } from '#core/cv/cv.ts'
import { linesOfCv, type ShownLine } from '#core/cv/cv-lines.ts'
import { fold } from '#core/text/fold-text.ts'
import { relevanceTo } from './job-relevance.ts'
import { entries, leftOut, pointOrder, skillOrder } from './order-for-job.ts'
import { rephrased } from './rephrase-line.ts'
import { skillsShown, surfaced } from './surface-skills.ts'
import type { TailorChange, TailorProposal, TailorTarget } from './tailoring.ts'

export function proposeChanges(cv: Cv, target: TailorTarget): TailorProposal {
  const lines = [...linesOfCv(cv)]
  const shown = skillsShown(lines)
  const worth = relevanceTo(target)
  return {
    changes: [
      ...labelChange(cv, target),
      ...skillOrder(cv, worth),
      ...surfaced(cv, target, shown),
      ...entries(cv).flatMap(({ id, name, points }) => pointOrder(id, name, points, worth)),
      ...lines.filter(isOver(cv)).flatMap(rephrasing),
      ...entries(cv).flatMap(({ name, points }) => leftOut(name, points, worth)),
    ],
    gaps: target.skills.filter(({ anyOf }) => !anyOf.some((skill) => shown.has(skill))),
  }
}

/** A former title that shares more words with the job's title than the CV's headline does. */
function labelChange(cv: Cv, { title }: TailorTarget): TailorChange[] {
  const asked = words(title)
  const likeness = (text: string) => words(text).filter((word) => asked.includes(word)).length
  const held = cv.work.flatMap(({ roles }) => roles)
  const best = held.reduce<(typeof held)[number] | null>(
    (top, role) => (likeness(role.title) > likeness(top?.title ?? '') ? role : top),
    null,
  )
  if (!best || best.title === cv.label) return []
  if (likeness(best.title) <= likeness(cv.label ?? '')) return []
  return [
    {
      id: `label:${best.id}`,
      edit: { kind: 'label', text: best.title },
      before: cv.label ?? '',
      after: best.title,
      says: 'Uses your past job title that’s closest to this job.',
      sources: [{ id: best.id, text: best.title }],
    },
  ]
}

const words = (text: string): string[] => fold(text).match(/[a-z0-9+#.]{2,}/g) ?? []

/** Current work stays in the present tense. */
function isOver(cv: Cv): (line: ShownLine) => boolean {
  const all = [...cv.work.flatMap(({ roles }) => roles), ...cv.projects, ...cv.volunteer]
  const running = new Set(all.filter(({ end }) => end === 'present').map(({ id }) => id))
  return ({ entry }) => entry === null || !running.has(entry)
}

function rephrasing({ id, text, part }: ShownLine): TailorChange[] {
  if (part !== 'work' && part !== 'projects' && part !== 'volunteer') return []
  const after = rephrased(text)
  if (!after) return []
  return [
    {
      id: `rephrase:${id}`,
      edit: { kind: 'rephrase', line: id, text: after },
      before: text,
      after,
      says: 'Says the same, starting with a verb.',
      sources: [{ id, text }],
    },
  ]
}
