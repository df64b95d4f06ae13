/**
 * The changes that make a CV fit a job: what answers the listing comes first, a skill that a line shows is
 * named among the skills, a title that was held is put on top, weak words are taken away, and what says
 * nothing to this job may go. Rules of order alone never change a word.
 */
import type { Cv, CvLine } from './cv.ts'
import { linesOfCv, type ShownLine } from './cv-lines.ts'
import { fold } from './fold-text.ts'
import { rephrased } from './rephrase-line.ts'
import type { Need } from './requirement.ts'
import { canonicalSkill, findSkills, skillKind } from './skill.ts'
import { spokenLanguages } from './spoken-language.ts'
import type { TailorChange, TailorProposal, TailorTarget } from './tailoring.ts'
import { withoutUnclaimed } from './unclaimed-text.ts'

/** A need counts so much more than a wish when lines are put in order. */
const WORTH: Readonly<Record<Need, number>> = { must: 3, nice: 1 }
/** An entry keeps at least so many points, however little they say to the job. */
const KEPT_POINTS = 3
const QUOTE = 160

type Shown = ReadonlyMap<string, ShownLine[]>

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

const claimedSkills = (text: string) => findSkills(withoutUnclaimed(text))

/** By canonical skill the lines that name it, those of work first. */
function skillsShown(lines: readonly ShownLine[]): Shown {
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

function worthOf({ skills }: TailorTarget) {
  const worths = new Map(
    skills.toReversed().flatMap(({ anyOf, need }) => anyOf.map((skill) => [skill, WORTH[need]])),
  )
  return (text: string) => {
    const found = new Set([...claimedSkills(text), canonicalSkill(text) ?? ''])
    return [...found].reduce((sum, skill) => sum + (worths.get(skill) ?? 0), 0)
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

/** Skills asked for that work, a project, study or a certificate shows and the list of skills does not name. */
function surfaced(cv: Cv, { skills }: TailorTarget, shown: Shown): TailorChange[] {
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

/** Groups and the skills in them: what is asked for first, all else as it was. */
function skillOrder(cv: Cv, worth: (text: string) => number): TailorChange[] {
  const inGroups = cv.skills.flatMap((group): TailorChange[] => {
    const order = byWorth(group.keywords, worth)
    if (isSame(order, group.keywords)) return []
    return [
      {
        id: `reorder:${group.id}`,
        edit: { kind: 'reorder', of: group.id, order },
        before: group.keywords.join(', '),
        after: order.join(', '),
        says: 'Puts the skills that the job asks for first.',
        sources: [{ id: group.id, text: quoted(group.keywords.join(', ')) }],
      },
    ]
  })
  const best = (keywords: readonly string[]) => Math.max(0, ...keywords.map(worth))
  const groups = byWorth(cv.skills, ({ keywords }) => best(keywords))
  if (isSame(groups, cv.skills)) return inGroups
  const name = (group: (typeof groups)[number]) => group.name ?? quoted(group.keywords.join(', '))
  return [
    ...inGroups,
    {
      id: 'reorder:skills',
      edit: { kind: 'reorder', of: 'skills', order: groups.map(({ id }) => id) },
      before: cv.skills.map(name).join(' · '),
      after: groups.map(name).join(' · '),
      says: 'Puts the group with the skills that the job asks for first.',
      sources: [],
    },
  ]
}

type Entry = { id: string; name: string; points: CvLine[] }

const entries = (cv: Cv): Entry[] => [
  ...cv.work.flatMap(({ company, roles }) =>
    roles.map(({ id, title, highlights }) => ({
      id,
      name: [title, company].filter(Boolean).join(', '),
      points: highlights,
    })),
  ),
  ...cv.projects.map(({ id, name, highlights }) => ({ id, name, points: highlights })),
]

function pointOrder(
  of: string,
  name: string,
  points: readonly CvLine[],
  worth: (text: string) => number,
): TailorChange[] {
  const ordered = byWorth(points, ({ text }) => worth(text))
  if (isSame(ordered, points)) return []
  const first = ordered.find((point, at) => point !== points[at]) as CvLine
  return [
    {
      id: `reorder:${of}`,
      edit: { kind: 'reorder', of, order: ordered.map(({ id }) => id) },
      before: quoted(points[0]?.text ?? ''),
      after: quoted(first.text),
      says: `Begins ${name} with what answers this job.`,
      sources: ordered
        .filter(({ text }) => worth(text) > 0)
        .map(({ id, text }) => ({ id, text: quoted(text) })),
    },
  ]
}

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

/** Points beyond the first few that show nothing asked for and count nothing. */
function leftOut(
  name: string,
  points: readonly CvLine[],
  worth: (text: string) => number,
): TailorChange[] {
  const spare = points.filter(({ text }) => worth(text) === 0 && !/\d/.test(text))
  const many = Math.max(0, points.length - KEPT_POINTS)
  return spare.slice(Math.max(0, spare.length - many)).map((point) => ({
    id: `choose:${point.id}`,
    edit: { kind: 'choose', leaveOut: point.id },
    before: point.text,
    after: '',
    says: `Makes room: under ${name} it says nothing that this job asks for.`,
    sources: [point],
  }))
}

/** What is worth more comes first; equals stay in their order. */
function byWorth<Item>(items: readonly Item[], worth: (item: Item) => number): Item[] {
  return [...items].sort((a, b) => worth(b) - worth(a))
}

const isSame = <Item>(a: readonly Item[], b: readonly Item[]) =>
  a.every((item, at) => item === b[at])

const quoted = (text: string) => (text.length > QUOTE ? `${text.slice(0, QUOTE).trimEnd()}…` : text)
