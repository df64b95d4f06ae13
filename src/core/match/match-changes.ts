/**
 * What to change in a CV for one job, each with the lines that allow it: nothing is proposed that the CV does not show
 * already somewhere.
 */
import type { Cv } from '#core/cv/cv.ts'
import { kindNearness, type RoleKind, roleKindsOf } from '#core/job/role-kind.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import type { Evidence } from './cv-evidence.ts'
import type { MatchReport, Proof, RequirementFinding } from './match.ts'
import type { MatchDemands } from './match-demands.ts'
import { skillsOfEntry } from './match-person.ts'

type Change = MatchReport['changes'][number]
type ToChange = {
  cv: Cv
  findings: readonly RequirementFinding[]
  evidence: readonly Evidence[]
  demands: MatchDemands
}

/** More advice than this is no advice. */
const MAX_LINES_MOVED = 3
const MAX_PROOFS = 3
/** Of 8: a title so near to the job's is worth showing. */
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

/** A title held that says what the job is, where the head of the CV says something else or nothing. */
function* labelToPut({ cv, demands }: ToChange): Iterable<Change> {
  const isTheWork = (title: string) =>
    roleKindsOf(title).some((own) =>
      demands.kinds.some((kind: RoleKind) => kindNearness(own, kind) >= SAME_WORK),
    )
  if (demands.kinds.length === 0 || (cv.label !== null && isTheWork(cv.label))) return
  const role = cv.work.flatMap(({ roles }) => roles).find(({ title }) => isTheWork(title))
  if (role === undefined) return
  const says =
    cv.label === null
      ? `Put “${role.title}” under your name: it says that you do this work.`
      : `Put “${role.title}” under your name in place of “${cv.label}”: it says that you do this work.`
  yield { says, proofs: [{ id: role.id, text: role.title }] }
}

/** Shown by what was done, and missing from the list that an employer's system searches first. */
function* skillsToSurface({ cv, findings, evidence }: ToChange): Iterable<Change> {
  const listed = new Set(
    cv.skills.flatMap(({ name, keywords }) => [name ?? '', ...keywords].flatMap(skillsOfEntry)),
  )
  const asked = metSkills(findings)
  const hidden = asked.filter((skill) => !listed.has(skill) && linesOf(skill, evidence).length > 0)
  for (const skill of hidden) {
    const where =
      cv.skills.length === 0 ? 'Give the CV a list of skills with' : 'Add to your list of skills'
    yield {
      says: `${where} ${skill}: your CV shows it, but only in the text of what you did.`,
      proofs: toProofs(linesOf(skill, evidence)),
    }
  }
}

const linesOf = (skill: string, evidence: readonly Evidence[]) =>
  evidence.filter(({ kind, skills }) => kind === 'done' && skills.has(skill))

/** Those asked for before the others, within each list. */
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
      says: `Begin ${list} with ${listInEnglish(wanted)}.`,
      proofs: [{ id, text: keywords.join(', ') }],
    }
  }
}

/** In a role, the line that shows most of what is asked for comes first. */
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
        says: `Under “${title}” at ${company}, put the line first that shows most of what is asked for.`,
        proofs: [{ id: best.line.id, text: best.line.text }],
      }
    }
  }
}

/** Years that are asked for cannot be counted where no date is printed. */
function* datesToGive({ cv, findings }: ToChange): Iterable<Change> {
  const isAsked = findings.some(
    ({ requirement, verdict }) => requirement.kind === 'years' && verdict === 'unknown',
  )
  const undated = cv.work.flatMap(({ roles }) => roles).filter(({ start }) => start === null)
  if (!isAsked || undated.length === 0) return
  yield {
    says: 'Give your roles their dates: the listing asks for years, and none can be counted.',
    proofs: undated.slice(0, MAX_PROOFS).map(({ id, title }) => ({ id, text: title })),
  }
}

/** Skills asked for that the CV names, the needed ones first. */
function metSkills(findings: readonly RequirementFinding[]): string[] {
  const met = findings.filter(({ verdict }) => verdict === 'met')
  const inOrder = [...met.filter(isMust), ...met.filter((one) => !isMust(one))]
  return [
    ...new Set(
      inOrder.flatMap(({ requirement }) => (requirement.kind === 'skill' ? requirement.anyOf : [])),
    ),
  ]
}

const isMust = ({ requirement }: RequirementFinding) => requirement.need === 'must'

function toProofs(lines: readonly Evidence[]): Proof[] {
  return lines.slice(0, MAX_PROOFS).map(({ id, text }) => ({ id, text }))
}
