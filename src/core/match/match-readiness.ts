/** Whether we know enough about a person to match jobs, and what they could add for better matches. */
import type { CvId } from '#core/cv/cv-id.ts'
import type { MatchPerson } from './match-person.ts'

/** What a person could add, most useful first. */
export const MISSING_INPUTS = ['skills', 'work', 'place', 'wishes'] as const
export type MissingInput = (typeof MISSING_INPUTS)[number]

export type MatchReadiness = {
  /** Null if nothing about the person can be matched. */
  person: MatchPerson | null
  /** The CV the data comes from. The id is null when there is only a profile. */
  cv: { id: CvId | null; name: string; version: number }
  lacks: MissingInput[]
}

/** The onboarding wizard asks for this many skills too. */
export const FEW_SKILLS = 5

export function matchReadiness(read: MatchPerson, cv: MatchReadiness['cv']): MatchReadiness {
  const { skills, kinds, home, wished, remote, jobTypes, minPayUsd } = read
  const isLacking: Record<MissingInput, boolean> = {
    skills: skills.length < FEW_SKILLS,
    work: kinds.length === 0,
    place: home.length + wished.length === 0,
    wishes: remote === null && jobTypes.length === 0 && minPayUsd === null,
  }
  return {
    person: skills.length === 0 && kinds.length === 0 ? null : read,
    cv,
    lacks: MISSING_INPUTS.filter((lack) => isLacking[lack]),
  }
}
