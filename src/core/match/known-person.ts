/** How much is known of a person whom jobs are to suit, and what they could tell for better matches. */
import type { CvId } from '#core/cv/cv-id.ts'
import type { MatchPerson } from './match-person.ts'

/** What could be told, in the order of what it brings. */
export const LACKS = ['skills', 'work', 'place', 'wishes'] as const
export type Lack = (typeof LACKS)[number]

export type KnownPerson = {
  /** Null where nothing of theirs tells which jobs suit them. */
  person: MatchPerson | null
  /** The CV that it was read out of; its id is null where the profile alone is known. */
  cv: { id: CvId | null; name: string; version: number }
  lacks: Lack[]
}

/** Fewer skills than a wizard asks for tell little. */
export const FEW_SKILLS = 5

export function knownPerson(read: MatchPerson, cv: KnownPerson['cv']): KnownPerson {
  const { skills, kinds, home, wished, remote, jobTypes, minPayUsd } = read
  const isLacking: Record<Lack, boolean> = {
    skills: skills.length < FEW_SKILLS,
    work: kinds.length === 0,
    place: home.length + wished.length === 0,
    wishes: remote === null && jobTypes.length === 0 && minPayUsd === null,
  }
  return {
    person: skills.length === 0 && kinds.length === 0 ? null : read,
    cv,
    lacks: LACKS.filter((lack) => isLacking[lack]),
  }
}
