/**
 * Which parts of a CV are certain enough for a profile to take over, and which its owner is asked about first. A value
 * is doubtful if the reader marked it as the best of several readings and its owner has neither edited nor confirmed
 * it. A job or degree with a doubtful value is doubtful as a whole, and so is a job without a date: of 11 in two
 * strangers' sets of odd layouts, 10 were no jobs or had another title or employer.
 */
import type { Cv, CvRole } from '#core/cv/cv.ts'
import type { ValueInfos } from '#core/cv/cv-value-infos.ts'
import { skillsOfCv } from './cv-skills.ts'
import { MAX_SKILLS } from './profile-choices.ts'
import { type CvForProfile, cvToProfile } from './profile-cv.ts'

export type CvTakeover = {
  /** What can be taken over without asking. */
  certain: CvForProfile
  /** The same with everything doubtful. */
  all: CvForProfile
}

type Read = {
  cv: Cv
  marks: ValueInfos['marks']
  /** The whole file; empty for a CV that was not read from one. */
  text: string
  /** Counted from year 0. */
  nowMonth: number
}

export function takeoverOf({ cv, marks, text, nowMonth }: Read): CvTakeover {
  const isDoubtful = (key: string) => marks[key]?.sure === 'unsure'
  const skills = skillsOfCv(cv, text, isDoubtful)
  const clear = withoutDoubtful(cv, marks)
  const certain = cvToProfile(clear, nowMonth)
  return {
    certain: {
      ...certain,
      skills: skills.certain.slice(0, MAX_SKILLS),
      experienceYears: areYearsCertain(cv, clear) ? certain.experienceYears : null,
    },
    all: {
      ...cvToProfile(cv, nowMonth),
      skills: [...skills.certain, ...skills.doubtful].slice(0, MAX_SKILLS),
    },
  }
}

function withoutDoubtful(cv: Cv, marks: ValueInfos['marks']): Cv {
  const isDoubtful = (key: string) => marks[key]?.sure === 'unsure'
  const isDated = ({ id, start }: CvRole) =>
    start !== null || marks[`${id}.title`]?.sure === 'yours'
  const isClear = (id: string, fields: readonly string[]) =>
    !isDoubtful(id) && fields.every((field) => !isDoubtful(`${id}.${field}`))
  return {
    ...cv,
    name: isDoubtful('name') ? null : cv.name,
    url: isDoubtful('url') ? null : cv.url,
    work: cv.work.flatMap((employment) => {
      const roles = employment.roles.filter(
        (role) => isDated(role) && isClear(role.id, ['title', 'start', 'end']),
      )
      return isClear(employment.id, ['company']) && roles.length > 0
        ? [{ ...employment, roles }]
        : []
    }),
    education: cv.education.filter(({ id }) =>
      isClear(id, ['institution', 'degree', 'area', 'start', 'end']),
    ),
  }
}

/** Years are a sum, so a single job that is doubtful or undated makes them doubtful. */
function areYearsCertain(cv: Cv, clear: Cv): boolean {
  const count = ({ work }: Cv) => work.flatMap(({ roles }) => roles).length
  const isDated = clear.work.every(({ roles }) =>
    roles.every(({ start, end }) => start !== null && end !== null),
  )
  return isDated && count(cv) === count(clear)
}
