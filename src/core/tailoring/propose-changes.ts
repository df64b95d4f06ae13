/**
 * The changes that make a CV fit a job: what answers the listing comes first, a skill that a line shows is
 * named among the skills, a title that was held is put on top, weak words are taken away, and what says
 * nothing to this job may go. Rules of order alone never change a word.
 */
import type { Cv } from '#core/cv/cv.ts'
import { linesOfCv, type ShownLine } from '#core/cv/cv-lines.ts'
import { fold } from '#core/text/fold-text.ts'
import { worthOf } from './job-worth.ts'
import { entries, leftOut, pointOrder, skillOrder } from './order-for-job.ts'
import { rephrased } from './rephrase-line.ts'
import { skillsShown, surfaced } from './surface-skills.ts'
import type { TailorChange, TailorProposal, TailorTarget } from './tailoring.ts'

export function proposeChanges(cv: Cv, target: TailorTarget): TailorProposal {
  const lines = [...linesOfCv(cv)]
  const shown = skillsShown(lines)
  const worth = worthOf(target)
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

/** A title that the person held and that shares the job's telling words, when the CV's own does not. */
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
      says: 'Names on top the work you did that is nearest to this job.',
      sources: [{ id: best.id, text: best.title }],
    },
  ]
}

const words = (text: string): string[] => fold(text).match(/[a-z0-9+#.]{2,}/g) ?? []

/** Work that still runs is not told in the past. */
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
      says: 'Says the same with a verb in front.',
      sources: [{ id, text }],
    },
  ]
}
