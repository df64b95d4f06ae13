/**
 * Sums up in a few sentences how a CV fits a job: work, skills shown and missing, years, place, and open questions.
 */

import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import { kindOfTitle } from '#core/title/title-kind.ts'
import type { MatchScore, RequirementFinding } from './match.ts'
import type { JobForMatch, MatchDemands } from './match-demands.ts'
import type { MatchPerson } from './match-person.ts'
import { kindNearness } from './role-nearness.ts'
import type { SkillFact } from './skill-facts.ts'
import { type StackGap, stackPhrase } from './stack-fit.ts'

type ToAssess = {
  score: MatchScore
  skills: readonly SkillFact[]
  stack: StackGap | null
  findings: readonly RequirementFinding[]
  person: MatchPerson
  demands: MatchDemands
  job: JobForMatch
}

/** A sentence that names more than this reads like a list. */
const NAMED = 4

export function assess(all: ToAssess): string[] {
  return [
    work(all),
    all.stack === null ? null : `The job is ${stackPhrase(all.stack)}.`,
    needs(all),
    gaps(all),
    nears(all),
    pluses(all),
    circumstances(all),
    open(all),
  ].filter((sentence) => sentence !== null)
}

function work({ score, person, job, demands }: ToAssess): string | null {
  const value = shareOf(score, 'title')
  const title = nearestTitle(person.titles, demands)
  if (value === null || title === undefined) return null
  if (value >= 0.875)
    return `“${job.title}” is the same kind of job as “${title}”, which you’ve done.`
  if (value >= 0.5) return `“${job.title}” is similar to your work as “${title}”.`
  if (value >= 0.25) return `“${job.title}” is related to your work as “${title}” but not the same.`
  return `“${job.title}” is a different kind of work from “${title}”.`
}

/** The title the person held that is nearest to the job; ties go to the newest. */
function nearestTitle(titles: readonly string[], { kinds }: MatchDemands): string | undefined {
  const nearness = (title: string) => {
    const own = kindOfTitle(title)
    return own === null ? -1 : Math.max(-1, ...kinds.map((kind) => kindNearness(own, kind)))
  }
  return [...titles].sort((a, b) => nearness(b) - nearness(a))[0]
}

function needs({ skills }: ToAssess): string | null {
  const asked = skills.filter(({ isRequired, verdict }) => isRequired && verdict !== 'unknown')
  if (asked.length === 0) return 'The listing has no must-have skills.'
  const met = asked.filter(({ verdict }) => verdict === 'met')
  const named = listInEnglish(
    met.flatMap(({ shown }) => shown[0] ?? []),
    { atMost: NAMED },
  )
  if (met.length === 0) return `You show none of ${countOf(asked.length, 'must-have skill')}.`
  return `You show ${met.length} of ${countOf(asked.length, 'must-have skill')}: ${named}.`
}

function gaps({ skills }: ToAssess): string | null {
  const missing = skills.filter(({ isRequired, verdict }) => isRequired && verdict === 'gap')
  if (missing.length === 0) return null
  const names = missing.map(({ anyOf }) => listInEnglish(anyOf, { joiner: 'or', atMost: 3 }))
  return `Missing from your CV: ${listInEnglish(names, { atMost: NAMED })}.`
}

function nears({ skills }: ToAssess): string | null {
  const near = skills.filter(({ isRequired, verdict }) => isRequired && verdict === 'partly')
  const names = near.flatMap(({ anyOf }) => anyOf[0] ?? [])
  if (names.length === 0) return null
  return `You have skills related to ${listInEnglish(names, { atMost: NAMED })}.`
}

function pluses({ skills }: ToAssess): string | null {
  const met = skills.filter(({ isRequired, verdict }) => !isRequired && verdict === 'met')
  const names = met.flatMap(({ shown }) => shown[0] ?? [])
  if (names.length === 0) return null
  return `Also mentioned, and on your CV: ${listInEnglish(names, { atMost: NAMED })}.`
}

/** Years and place whenever they are known; the level only if it counts against the person. */
function circumstances({ score }: ToAssess): string | null {
  const reasons = score.parts
    .filter(
      ({ part, value }) =>
        value !== null &&
        (part === 'years' || part === 'place' || (part === 'level' && value < 0.85)),
    )
    .map(({ says }) => says)
  return reasons.length === 0 ? null : reasons.join(' ')
}

function open({ findings }: ToAssess): string | null {
  const left = findings.filter(({ verdict }) => verdict === 'unknown').length
  if (left === 0) return null
  return left === 1
    ? 'One requirement can’t be checked against a CV. Check it yourself.'
    : `${left} requirements can’t be checked against a CV. Check them yourself.`
}

const shareOf = ({ parts }: MatchScore, part: string) =>
  parts.find((one) => one.part === part)?.value ?? null
