/** Moves what is relevant to the job to the front of skills and entries, and proposes leaving out what is not. */
import type { Cv, CvLine } from '#core/cv/cv.ts'
import { sortByRelevance, type Worth } from './job-relevance.ts'
import { quoted, type TailorChange } from './tailoring.ts'

/** An entry keeps at least this many points, however irrelevant. */
const KEPT_POINTS = 3

/** Moves requested skills, and the groups that have them, to the front; the rest keeps its order. */
export function skillOrder(cv: Cv, worth: Worth): TailorChange[] {
  const inGroups = cv.skills.flatMap((group): TailorChange[] => {
    const order = sortByRelevance(group.keywords, worth)
    if (isSame(order, group.keywords)) return []
    return [
      {
        id: `reorder:${group.id}`,
        edit: { kind: 'reorder', of: group.id, order },
        before: group.keywords.join(', '),
        after: order.join(', '),
        says: 'Puts the skills the job asks for first.',
        sources: [{ id: group.id, text: quoted(group.keywords.join(', ')) }],
      },
    ]
  })
  const best = (keywords: readonly string[]) => Math.max(0, ...keywords.map(worth))
  const groups = sortByRelevance(cv.skills, ({ keywords }) => best(keywords))
  if (isSame(groups, cv.skills)) return inGroups
  const name = (group: (typeof groups)[number]) => group.name ?? quoted(group.keywords.join(', '))
  return [
    ...inGroups,
    {
      id: 'reorder:skills',
      edit: { kind: 'reorder', of: 'skills', order: groups.map(({ id }) => id) },
      before: cv.skills.map(name).join(' · '),
      after: groups.map(name).join(' · '),
      says: 'Puts the group with the skills the job asks for first.',
      sources: [],
    },
  ]
}

type Entry = { id: string; name: string; points: CvLine[] }

export const entries = (cv: Cv): Entry[] => [
  ...cv.work.flatMap(({ company, roles }) =>
    roles.map(({ id, title, highlights }) => ({
      id,
      name: [title, company].filter(Boolean).join(', '),
      points: highlights,
    })),
  ),
  ...cv.projects.map(({ id, name, highlights }) => ({ id, name, points: highlights })),
]

export function pointOrder(
  of: string,
  name: string,
  points: readonly CvLine[],
  worth: Worth,
): TailorChange[] {
  const ordered = sortByRelevance(points, ({ text }) => worth(text))
  if (isSame(ordered, points)) return []
  const first = ordered.find((point, at) => point !== points[at]) as CvLine
  return [
    {
      id: `reorder:${of}`,
      edit: { kind: 'reorder', of, order: ordered.map(({ id }) => id) },
      before: quoted(points[0]?.text ?? ''),
      after: quoted(first.text),
      says: `Starts ${name} with what matters for this job.`,
      sources: ordered
        .filter(({ text }) => worth(text) > 0)
        .map(({ id, text }) => ({ id, text: quoted(text) })),
    },
  ]
}

/** Points beyond the first few that show no requested skill and no number. */
export function leftOut(name: string, points: readonly CvLine[], worth: Worth): TailorChange[] {
  const spare = points.filter(({ text }) => worth(text) === 0 && !/\d/.test(text))
  const many = Math.max(0, points.length - KEPT_POINTS)
  return spare.slice(Math.max(0, spare.length - many)).map((point) => ({
    id: `choose:${point.id}`,
    edit: { kind: 'choose', leaveOut: point.id },
    before: point.text,
    after: '',
    says: `Makes room: this line under ${name} shows nothing this job asks for.`,
    sources: [point],
  }))
}

const isSame = <Item>(a: readonly Item[], b: readonly Item[]) =>
  a.every((item, at) => item === b[at])
