/** What a CV has that a profile lacks, for its owner to accept piece by piece. */
import { fold } from '#core/text/fold-text.ts'
import type { Education, Experience, ProfileContent } from './profile.ts'
import type { CvForProfile } from './profile-cv.ts'

export type CvProposal = {
  /** Null if the profile has one already. */
  name: string | null
  bio: string | null
  skills: string[]
  experience: Experience[]
  education: Education[]
}

type ProfileData = Pick<ProfileContent, 'bio' | 'skills' | 'experience' | 'education'> & {
  name: string | null
}

export function proposalOf(profile: ProfileData, cv: CvForProfile): CvProposal {
  const skills = new Set(profile.skills.map(fold))
  const positions = new Set(profile.experience.map(positionKey))
  const degrees = new Set(profile.education.map(degreeKey))
  return {
    name: profile.name === null ? cv.name : null,
    bio: profile.bio === null ? cv.bio : null,
    skills: cv.skills.filter((skill) => !skills.has(fold(skill))),
    experience: cv.experience.filter((entry) => !positions.has(positionKey(entry))),
    education: cv.education.filter((entry) => !degrees.has(degreeKey(entry))),
  }
}

const positionKey = ({ company, position }: Experience) => fold(`${position}\n${company}`)
const degreeKey = ({ institution, degree }: Education) => fold(`${degree}\n${institution}`)
