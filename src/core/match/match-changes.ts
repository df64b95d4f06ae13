/**
 * Suggests changes to a CV for one job. Each suggestion cites the lines that support it, and nothing is suggested
 * that the CV does not already show.
 */
import type { Cv } from '#core/cv/cv.ts'
import { isCapability } from '#core/skill/capability.ts'
import { skillsOfEntry } from '#core/skill/skills-of-entry.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import { kindOfTitle } from '#core/title/title-kind.ts'
import type { Evidence } from './cv-evidence.ts'
import type { MatchReport, Proof, RequirementFinding } from './match.ts'
import type { MatchDemands } from './match-demands.ts'
import { kindNearness } from './role-nearness.ts'

type Change = MatchReport['changes'][number]
type ToChange = {
  cv: Cv
  findings: readonly RequirementFinding[]
  evidence: readonly Evidence[]
  demands: MatchDemands
}

/** More suggestions than this would not be useful. */
const MAX_LINES_MOVED = 3
const MAX_PROOFS = 3
/** Out of 8: titles at least this near to the job's count as the same work. */
const SAME_WORK = 7

export function changesFor(all: ToChange): Change[] {
  return [
    ...labelToPut(all),
    ...skillsToSurface(all),
    ...skillsToMove(all),
    ...linesToMove(all),
    ...datesToGive(all),
  ]
}

/** Suggests a title the person held that matches the job, if the headline is missing or says something else. */
function* labelToPut({ cv, demands }: ToChange): Iterable<Change> {
  const isTheWork = (title: string) => {
    const own = kindOfTitle(title)
    return own !== null && demands.kinds.some((kind) => kindNearness(own, kind) >= SAME_WORK)
  }
  if (demands.kinds.length === 0 || (cv.label !== null && isTheWork(cv.label))) return
  const role = cv.work.flatMap(({ roles }) => roles).find(({ title }) => isTheWork(title))
  if (role === undefined) return
  const says =
    cv.label === null
      ? `Add the headline “${role.title}” under your name, to show that you do this work.`
      : `Change your headline from “${cv.label}” to “${role.title}”, to show that you do this work.`
  yield { says, proofs: [{ id: role.id, text: role.title }] }
}

/** Suggests listing skills that roles or projects show; employers' systems search the skills list first. */
function* skillsToSurface({ cv, findings, evidence }: ToChange): Iterable<Change> {
  const listed = new Set(
    cv.skills.flatMap(({ name, keywords }) => [name ?? '', ...keywords].flatMap(skillsOfEntry)),
  )
  const asked = metSkills(findings)
  const hidden = asked.filter((skill) => !listed.has(skill) && linesOf(skill, evidence).length > 0)
  for (const skill of hidden) {
    const todo =
      cv.skills.length === 0
        ? `Add a list of skills with ${skill}`
        : `Add ${skill} to your list of skills`
    yield {
      says: `${todo}: your CV only mentions it in descriptions of your work.`,
      proofs: toProofs(linesOf(skill, evidence)),
    }
  }
}

const linesOf = (skill: string, evidence: readonly Evidence[]) =>
  evidence.filter(({ kind, skills }) => kind === 'done' && skills.has(skill))

/** Moves the skills that the job asks for to the front of each list. */
function* skillsToMove({ cv, findings }: ToChange): Iterable<Change> {
  const asked = new Set(metSkills(findings))
  for (const { id, name, keywords } of cv.skills) {
    const isAsked = keywords.map((keyword) =>
      skillsOfEntry(keyword).some((skill) => asked.has(skill)),
    )
    const wanted = keywords.filter((_, at) => isAsked[at])
    const isInOrder = !isAsked.some((is, at) => is && isAsked.slice(0, at).includes(false))
    if (wanted.length === 0 || isInOrder) continue
    const list = name === null ? 'your skills' : `“${name}”`
    yield {
      says: `Put ${listInEnglish(wanted)} first in ${list}.`,
      proofs: [{ id, text: keywords.join(', ') }],
    }
  }
}

/** Moves the line that shows the most requested skills to the top of its role. */
function* linesToMove({ cv, findings, evidence }: ToChange): Iterable<Change> {
  const asked = new Set(metSkills(findings))
  const countIn = (id: string) =>
    evidence
      .filter((one) => one.id === id)
      .reduce((sum, { skills }) => sum + [...skills].filter((skill) => asked.has(skill)).length, 0)
  let moved = 0
  for (const { company, roles } of cv.work) {
    for (const { title, highlights } of roles) {
      const [first, ...others] = highlights.map((line) => ({ line, count: countIn(line.id) }))
      const best = [...others].sort((a, b) => b.count - a.count)[0]
      if (!first || !best || best.count <= first.count || moved >= MAX_LINES_MOVED) continue
      moved++
      yield {
        says: `Under “${title}” at ${company}, put this line first: it shows the most requested skills.`,
        proofs: [{ id: best.line.id, text: best.line.text }],
      }
    }
  }
}

/** Years of experience cannot be counted for roles without dates. */
function* datesToGive({ cv, findings }: ToChange): Iterable<Change> {
  const isAsked = findings.some(
    ({ requirement, verdict }) => requirement.kind === 'years' && verdict === 'unknown',
  )
  const undated = cv.work.flatMap(({ roles }) => roles).filter(({ start }) => start === null)
  if (!isAsked || undated.length === 0) return
  yield {
    says: 'Add dates to your roles: the listing asks for years of experience, which can’t be counted without them.',
    proofs: undated.slice(0, MAX_PROOFS).map(({ id, title }) => ({ id, text: title })),
  }
}

/** Requested skills that the CV names, required ones first. Nobody lists what has no name. */
function metSkills(findings: readonly RequirementFinding[]): string[] {
  const met = findings.filter(({ verdict }) => verdict === 'met')
  const inOrder = [...met.filter(isMust), ...met.filter((one) => !isMust(one))]
  return [
    ...new Set(
      inOrder.flatMap(({ requirement }) =>
        requirement.kind === 'skill' ? requirement.anyOf.filter((name) => !isCapability(name)) : [],
      ),
    ),
  ]
}

const isMust = ({ requirement }: RequirementFinding) => requirement.need === 'must'

function toProofs(lines: readonly Evidence[]): Proof[] {
  return lines.slice(0, MAX_PROOFS).map(({ id, text }) => ({ id, text }))
}
