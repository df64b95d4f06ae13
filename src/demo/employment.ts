/** The terms on which an invented job is offered, and what sources call them. */
import type { JobType } from '#core/job/job.ts'
import type { CountryCode } from './cities.ts'
import type { Company } from './companies.ts'
import type { Level } from './levels.ts'
import type { Role } from './role.ts'
import type { Seeded } from './seeded.ts'

export type Employment = JobType

type Terms = {
  raw: string[]
  /** One sentence for the advert; none for the usual case. */
  sentences: string[]
}

export const TERMS: Record<Employment, Terms> = {
  full_time: {
    raw: [
      'Full-time',
      'Full-time',
      'FullTime',
      'full_time',
      'Full Time',
      'Permanent',
      'Full-Time Permanent',
      'Regular - Full-time',
    ],
    sentences: [],
  },
  part_time: {
    raw: ['Part-time', 'PartTime', 'Part Time', 'part_time'],
    sentences: [
      'This is a part-time position of 20 to 24 hours a week, spread as it suits you.',
      'The job is planned at 60%, on three days of your choice.',
      'We offer this role part-time, with 24 hours a week.',
    ],
  },
  contract: {
    raw: ['Contract', 'contract', 'Fixed-term contract', 'Contractor'],
    sentences: [
      'This is a six-month contract with a likely extension.',
      'The contract runs for twelve months and covers parental leave.',
      'We are hiring on a nine-month contract, to start as soon as you can.',
    ],
  },
  freelance: {
    raw: ['Freelance', 'freelance', 'Freelancer'],
    sentences: [
      'This is freelance work, about three days a week over four months.',
      'We book you as a freelancer, at first for sixty days.',
      'You stay self-employed; we expect two to four days a week until the end of the project.',
    ],
  },
  internship: {
    raw: ['Internship', 'Intern', 'internship'],
    sentences: [
      'The internship lasts five to six months and is paid.',
      'The internship is paid, full-time and lasts three months over the summer.',
      'It is a paid internship; the length depends on what your university asks for.',
    ],
  },
}

/** Countries with working students: part-time jobs alongside university, and no internships by law. */
export const WORKING_STUDENT: CountryCode[] = ['DE', 'AT']

export function drawEmployment(
  company: Company,
  role: Role,
  level: Level,
  chance: Seeded,
): Employment {
  if (level === 'intern') return 'internship'
  if (level === 'director' || role.leads) return 'full_time'
  if (level === 'junior' && chance.chance(0.9)) return 'full_time'
  const freelance = company.voice === 'agency' || company.voice === 'studio' ? 9 : 3
  const partTime =
    role.group === 'office' || role.group === 'care' || company.voice === 'public' ? 9 : 3
  return chance.weighted([
    ['full_time', 84],
    ['contract', 8],
    ['freelance', freelance],
    ['part_time', partTime],
  ])
}
