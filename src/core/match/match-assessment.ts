/** How a CV meets a job, in a few sentences: the work, what is shown and what is not, years, place, what is left open. */

import { kindNearness, roleKindsOf } from '#core/job/role-kind.ts'
import { countOf, listInEnglish } from '#core/text/english-list.ts'
import type { MatchScore, RequirementFinding } from './match.ts'
import type { JobForMatch, MatchDemands } from './match-demands.ts'
import type { MatchPerson } from './match-person.ts'

type ToAssess = {
  score: MatchScore
  findings: readonly RequirementFinding[]
  person: MatchPerson
  demands: MatchDemands
  job: JobForMatch
}

/** More names in a sentence are a list. */
const NAMED = 4

export function assess(all: ToAssess): string[] {
  return [work(all), needs(all), gaps(all), nears(all), pluses(all), beside(all), open(all)].filter(
    (sentence) => sentence !== null,
  )
}

function work({ score, person, job, demands }: ToAssess): string | null {
  const value = shareOf(score, 'title')
  const title = nearestTitle(person.titles, demands)
  if (value === null || title === undefined) return null
  if (value >= 0.875) return `“${job.title}” is the work that your CV shows, as in “${title}”.`
  if (value >= 0.5)
    return `“${job.title}” is near to the work that your CV shows, such as “${title}”.`
  if (value >= 0.25) return `“${job.title}” touches your work as “${title}”, but is another kind.`
  return `“${job.title}” is another kind of work than “${title}”.`
}

/** The title held that is nearest to the job; of equals the newest. */
function nearestTitle(titles: readonly string[], { kinds }: MatchDemands): string | undefined {
  const nearness = (title: string) =>
    Math.max(
      -1,
      ...roleKindsOf(title).flatMap((own) => kinds.map((kind) => kindNearness(own, kind))),
    )
  return [...titles].sort((a, b) => nearness(b) - nearness(a))[0]
}

function needs({ findings }: ToAssess): string | null {
  const musts = skillFindings(findings, 'must')
  if (musts.length === 0) return 'The listing names no skill that it must have.'
  const met = musts.filter(({ verdict }) => verdict === 'met')
  const shown = met.flatMap(({ requirement }) => ofSkill(requirement)[0] ?? [])
  if (met.length === 0)
    return `Of ${countOf(musts.length, 'skill')} that it asks for, your CV shows none.`
  if (met.length === musts.length) {
    return musts.length === 1
      ? `Your CV shows the one skill that it asks for, ${listInEnglish(shown)}.`
      : `Your CV shows all ${musts.length} skills that it asks for.`
  }
  const named = listInEnglish(shown, { atMost: NAMED })
  return `Of ${countOf(musts.length, 'skill')} that it asks for, your CV shows ${met.length}: ${named}.`
}

function gaps({ findings }: ToAssess): string | null {
  const missing = skillFindings(findings, 'must').filter(({ verdict }) => verdict === 'gap')
  if (missing.length === 0) return null
  const names = missing.map(({ requirement }) =>
    listInEnglish(ofSkill(requirement), { joiner: 'or', atMost: 3 }),
  )
  return `Nothing in it shows ${listInEnglish(names, { atMost: NAMED })}.`
}

function nears({ findings }: ToAssess): string | null {
  const near = skillFindings(findings, 'must').filter(({ verdict }) => verdict === 'partly')
  const names = near.flatMap(({ requirement }) => ofSkill(requirement)[0] ?? [])
  if (names.length === 0) return null
  return `You come near ${listInEnglish(names, { atMost: NAMED })} with what you have done.`
}

function pluses({ findings }: ToAssess): string | null {
  const met = skillFindings(findings, 'nice').filter(({ verdict }) => verdict === 'met')
  const names = met.flatMap(({ requirement }) => ofSkill(requirement)[0] ?? [])
  return names.length === 0
    ? null
    : `You also have what it calls a plus: ${listInEnglish(names, { atMost: NAMED })}.`
}

/** Level, years and place where they stand in the way, and years and place where they do not. */
function beside({ score }: ToAssess): string | null {
  const said = score.parts
    .filter(
      ({ part, value }) =>
        value !== null &&
        (part === 'years' || part === 'place' || (part === 'level' && value < 0.8)),
    )
    .map(({ says }) => says)
  return said.length === 0 ? null : said.join(' ')
}

function open({ findings }: ToAssess): string | null {
  const left = findings.filter(({ verdict }) => verdict === 'unknown').length
  if (left === 0) return null
  return left === 1
    ? 'One thing that it asks cannot be told from a CV.'
    : `${left} things that it asks cannot be told from a CV; read them yourself.`
}

const skillFindings = (findings: readonly RequirementFinding[], need: 'must' | 'nice') =>
  findings.filter(({ requirement }) => requirement.kind === 'skill' && requirement.need === need)

const ofSkill = (requirement: RequirementFinding['requirement']): string[] =>
  requirement.kind === 'skill' ? requirement.anyOf : []

const shareOf = ({ parts }: MatchScore, part: string) =>
  parts.find((one) => one.part === part)?.value ?? null
