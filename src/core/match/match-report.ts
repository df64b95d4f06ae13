/**
 * The full report of a CV against a job: every requirement with the lines that meet it, an assessment, suggested
 * changes, and what not to claim. Uses the same score as `match-score.ts`.
 */
import type { Cv } from '#core/cv/cv.ts'
import type { ProfileContent } from '#core/profile/profile.ts'
import { readRequirements } from '#core/requirement/read-requirements.ts'
import { type AskedAndYours, askedAndYours } from './asked-and-yours.ts'
import { cvEvidence } from './cv-evidence.ts'
import { type JobMatch, toJobMatch } from './job-match.ts'
import type { MatchReport, RequirementFinding } from './match.ts'
import { assess } from './match-assessment.ts'
import { changesFor } from './match-changes.ts'
import { demandsOf, type JobForMatch, openingsOfJob } from './match-demands.ts'
import { prepare, type Rarity } from './match-formula.ts'
import { personOf } from './match-person.ts'
import { compareMatch } from './match-score.ts'
import { judgeRequirement } from './requirement-finding.ts'

type ToReport = {
  cv: Cv
  profile: ProfileContent | null
  job: JobForMatch
  /** YYYY-MM-DD. */
  today: string
  rarity: Rarity
}

export const reportMatch = (asked: ToReport): MatchReport => analyseMatch(asked).report

/** The report, and the same as the analysis page shows it. */
export type MatchAnalysis = { report: MatchReport; match: JobMatch; asked: AskedAndYours }

export function analyseMatch({ cv, profile, job, today, rarity }: ToReport): MatchAnalysis {
  const person = personOf({ cv, profile, today })
  const prepared = prepare(person)
  const openings = openingsOfJob(job)
  const compared = compareMatch(prepared, demandsOf(job, openings), rarity)
  const { score, demands } = compared
  const evidence = cvEvidence(cv)
  const opening = openings[compared.opening] ?? null
  const listing = { ...job, text: job.descriptionText ?? '' }
  const findings = readRequirements(listing, opening, { withCapabilities: true }).map((one) =>
    judgeRequirement(one, { cv, prepared, demands, evidence, today }),
  )
  const report: MatchReport = {
    ...score,
    opening: opening?.isOneOfSeveral ? opening.title : null,
    findings,
    assessment: assess({
      score,
      skills: compared.skills,
      stack: compared.stack,
      findings,
      person,
      demands,
      job: { ...job, title: opening?.title ?? job.title },
    }),
    changes: changesFor({ cv, findings, evidence, demands }),
    notToClaim: notToClaim(findings),
  }
  return {
    report,
    match: toJobMatch(prepared, compared),
    asked: askedAndYours({ ...report, skills: compared.skills, evidence }),
  }
}

/** Required skills first. Lists every alternative, since claiming any of them would be untrue. */
function notToClaim(findings: readonly RequirementFinding[]): string[] {
  const gaps = findings.filter(({ verdict }) => verdict === 'gap' || verdict === 'partly')
  const needed = [...gaps].sort((a, b) => order(a) - order(b))
  return [
    ...new Set(
      needed.flatMap(({ requirement }) => (requirement.kind === 'skill' ? requirement.anyOf : [])),
    ),
  ]
}

const order = ({ requirement }: RequirementFinding) => (requirement.need === 'must' ? 0 : 1)
