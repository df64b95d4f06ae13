/** What a CV has that a profile lacks, for its owner to accept piece by piece. */
import { companyKey } from '#core/company/company-name.ts'
import { skillKey } from '#core/skill/distinct-skills.ts'
import { fold } from '#core/text/fold-text.ts'
import type { Education, Experience, ProfileContent } from './profile.ts'
import type { CvForProfile, Incomplete } from './profile-cv.ts'

export type CvProposal = {
  /** Null if the profile has one already. */
  name: string | null
  bio: string | null
  website: string | null
  experienceYears: number | null
  skills: string[]
  experience: Experience[]
  education: Education[]
}

type ProfileData = Pick<
  ProfileContent,
  'bio' | 'website' | 'experienceYears' | 'skills' | 'experience' | 'education'
> & { name: string | null }

export function proposalOf(profile: ProfileData, cv: CvForProfile): CvProposal {
  const skills = new Set(profile.skills.map(skillKey))
  const positions = new Set(profile.experience.map(positionKey))
  const degrees = new Set(profile.education.map(degreeKey))
  return {
    name: profile.name === null ? cv.name : null,
    bio: profile.bio === null ? cv.bio : null,
    website: profile.website === null ? cv.website : null,
    experienceYears: profile.experienceYears === null ? cv.experienceYears : null,
    skills: cv.skills.filter((skill) => !skills.has(skillKey(skill))),
    experience: cv.experience.filter((entry) => !positions.has(positionKey(entry))),
    education: cv.education.filter((entry) => !degrees.has(degreeKey(entry))),
  }
}

/** Those of which nothing that they state is in the profile. */
export function openIncomplete(profile: ProfileData, { experience, education }: Incomplete) {
  const held = new Set([
    ...profile.experience.flatMap((one) => [fold(one.position), companyKey(one.company)]),
    ...profile.education.flatMap((one) => [fold(one.degree), fold(one.institution)]),
  ])
  return {
    experience: experience.filter(
      ({ position, company }) => !held.has(position === '' ? companyKey(company) : fold(position)),
    ),
    education: education.filter(
      ({ degree, institution }) => !held.has(fold(degree || institution)),
    ),
  }
}

const positionKey = ({ company, position }: Experience) =>
  `${fold(position)}\n${companyKey(company)}`
const degreeKey = ({ institution, degree }: Education) => fold(`${degree}\n${institution}`)
