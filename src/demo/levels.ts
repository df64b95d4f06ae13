/** Career levels in job ads: in titles, in years, in pay and in what is expected. */
export type Level =
  | 'intern'
  | 'junior'
  | 'mid'
  | 'senior'
  | 'staff'
  | 'principal'
  | 'lead'
  | 'director'

type Step = {
  /** Relative to the pay of a mid-career person. */
  pay: number
  /** `{name}` is the role's name, `{field}` its field. */
  titles: string[]
  /** The value of a source's own field, if it has one. */
  raw: string[]
  /** Noun phrases ending in "experience …"; `{craft}` follows. */
  years: string[]
  tasks: string[]
}

export const LEVELS: Record<Level, Step> = {
  intern: {
    pay: 0.3,
    titles: ['{name} Intern', '{name} Internship', 'Intern, {name}', '{name} (Internship)'],
    raw: ['Internship', 'Intern', 'Entry level'],
    years: [
      'current enrolment in a relevant course, and first attempts at {craft}',
      'something you made yourself that shows an interest in {craft}',
    ],
    tasks: [
      'finish one real project of your own, with a mentor who has time',
      'present what you learnt to {company} at the end',
    ],
  },
  junior: {
    pay: 0.68,
    titles: [
      'Junior {name}',
      'Junior {name}',
      'Graduate {name}',
      'Entry-Level {name}',
      'Associate {name}',
      '{name} I',
    ],
    raw: ['Junior', 'Entry level', '0-1', '0-2 years'],
    years: [
      'up to two years of experience {craft}, or a convincing project instead',
      '0–2 years of experience {craft}',
      'a first year of experience {craft}, internships included',
    ],
    tasks: [
      'work through a starter project with someone beside you',
      'ask the questions the rest of us stopped asking',
      'pair with someone different every week for the first quarter',
      'keep notes that make the next newcomer’s start easier',
      'take part in planning with a voice of your own',
      'take over a small area after about half a year',
    ],
  },
  mid: {
    pay: 1,
    titles: ['{name}', '{name}', '{name}', '{name}', '{name} II', 'Mid-Level {name}'],
    raw: ['Mid-level', 'Intermediate', '2-3', '3+ years'],
    years: [
      '2–4 years of experience {craft}',
      'at least three years of experience {craft}',
      '3+ years of experience {craft}',
      'two or more years of experience {craft}',
    ],
    tasks: [
      'look after an area of your own and share its roadmap',
      'help the newest colleague settle in',
      'present your work to {users} now and then',
      'share a rota for urgent questions with the others on {team}',
      'improve one thing a month that nobody asked for',
      'give colleagues feedback on their drafts, and ask for theirs',
    ],
  },
  senior: {
    pay: 1.28,
    titles: [
      'Senior {name}',
      'Senior {name}',
      'Senior {name}',
      'Sr. {name}',
      '{name} III',
      'Experienced {name}',
    ],
    raw: ['Senior', 'Senior level', '5+ years', '4+'],
    years: [
      '5+ years of experience {craft}',
      'at least five years of experience {craft}',
      'six or more years of experience {craft}',
      'around 5–8 years of experience {craft}',
    ],
    tasks: [
      'mentor two less experienced colleagues',
      'take the decisions that are hard to reverse, and write them down',
      'represent {team} when plans are made',
      'estimate honestly and explain the spread',
      'coach a junior colleague through a first large piece of work',
      'spot risks early and put them on the table',
      'interview candidates about once a month',
      'say where we should stop doing something',
      'be the person {buyers} ask for when it gets complicated',
    ],
  },
  staff: {
    pay: 1.55,
    titles: ['Staff {name}', 'Staff {name}', 'Senior Staff {name}'],
    raw: ['Staff', 'Senior', '8+ years'],
    years: [
      '8+ years of experience {craft}',
      'ten years or so of experience {craft}, some of it across teams',
    ],
    tasks: [
      'set the direction for {team} and its neighbours',
      'untangle the problem that belongs to three teams',
      'raise the quality of design discussions at {company}',
    ],
  },
  principal: {
    pay: 1.75,
    titles: ['Principal {name}'],
    raw: ['Principal', '10+ years'],
    years: ['10+ years of experience {craft}', 'twelve or more years of experience {craft}'],
    tasks: [
      'think two years ahead for {company} and prove it with a prototype',
      'advise the leadership on what is possible',
    ],
  },
  lead: {
    pay: 1.45,
    titles: ['Lead {name}', 'Lead {name}', '{name} Lead', 'Team Lead, {field}'],
    raw: ['Lead', 'Team lead', '7+ years'],
    years: [
      '7+ years of experience {craft}, two of them leading others',
      'at least six years of experience {craft} and a team you have led',
    ],
    tasks: [
      'lead four to six people and still do some of the work',
      'plan with product and keep the promises',
      'hire the next two colleagues',
    ],
  },
  director: {
    pay: 1.9,
    titles: ['Director of {field}', 'Head of {field}', 'Director, {field}', 'VP, {field}'],
    raw: ['Director', 'Executive', 'Lead'],
    years: [
      '10+ years of experience {craft}, half of them in charge',
      'long experience {craft} and of managing managers',
    ],
    tasks: [
      'build and lead a department, with its budget',
      'answer for {field} in the leadership team',
      'develop the leads who report to you',
    ],
  },
}

/** How many people of each level a company hires. Roles that lead people start at mid. */
export const LEVEL_MIX: [Level, number][] = [
  ['intern', 4],
  ['junior', 12],
  ['mid', 35],
  ['senior', 31],
  ['lead', 7],
  ['director', 3],
]
export const BUILDER_MIX: [Level, number][] = [
  ['intern', 4],
  ['junior', 9],
  ['mid', 28],
  ['senior', 36],
  ['staff', 9],
  ['principal', 3],
  ['lead', 8],
  ['director', 3],
]
export const LEADER_MIX: [Level, number][] = [
  ['mid', 60],
  ['senior', 28],
  ['director', 12],
]
