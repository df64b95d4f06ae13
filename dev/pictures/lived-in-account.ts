/** An account used for some weeks: a CV, wishes, saved and hidden jobs, searches, alerts, applications, an assistant. */

import type { AccountId } from '#core/account/account.ts'
import type { Stage } from '#core/tracker/application.ts'
import type { RunningProduct } from '#dev/bench/running-product.ts'
import { signUpOperator } from '#test/operators.ts'
import { signUp } from '#test/sign-up.ts'
import { makeBusy } from './busy-instance.ts'
import { connectAssistant } from './connected-assistant.ts'
import { CV_TEXT } from './cv-text.ts'

export type LivedInAccount = {
  cookies: [name: string, value: string][]
  /** One that the account applied to. */
  jobId: number
  /** Four of the best matches. */
  comparedIds: number[]
  /** The slug of that job's company. */
  company: string
  cvId: string
  madeCvId: string
  letterId: string
  applicationId: number
}

const SEARCHES = [
  'query=python&location=Germany',
  'query=platform+engineer&remote=true',
  'query=data+engineer&salaryMin=80000',
]

type Person = Awaited<ReturnType<typeof signUp>>
type ReadCv = { skills: string[]; experience: object[]; education: object[] }
type FoundJob = { id: number; companySlug: string }

const DAY_MS = 24 * 3_600_000

/** Of the jobs that match best, in this order. */
const STAGES: readonly Stage[] = [
  'Tech Interview',
  'Applied',
  'Applied',
  'Offer Received',
  'Offer Received',
  'Interested',
  'Interested',
  'Pre-Screen',
  'Rejected',
  'Applied',
  'Rejected',
]

export async function liveIn(product: RunningProduct): Promise<LivedInAccount> {
  const mina = await signUp(product, 'Mina Okafor')
  const cvId = (await sent<{ id: string }>(mina, 'POST', '/api/me/cvs', form(CV_TEXT))).id
  const { cvAnalysis: read } = await sent<{ cvAnalysis: ReadCv }>(mina, 'GET', '/api/me/profile')
  await sent(mina, 'PATCH', '/api/me/profile', {
    onboardingCompleted: true,
    skills: read.skills,
    experience: read.experience.map((one) => ({ ...one, description: [] })),
    education: read.education,
    bio: 'Backend engineer who likes quiet systems and clear logs.',
    experienceYears: 11,
    jobPreferences: {
      jobTypes: ['full_time'],
      remote: 'any',
      locations: ['Germany', 'Europe'],
      salaryMin: 70_000,
      salaryMax: 120_000,
      yearsWorked: '5+',
    },
  })
  const jobs = await matchesOf(mina)
  const [first] = jobs
  if (!first) throw new Error('The sample jobs have no match for the account.')
  const applications = await apply(mina, jobs)
  for (const { id } of jobs.slice(12, 18)) await sent(mina, 'PUT', `/api/me/saved-jobs/${id}`)
  const alerts = [
    { keywords: ['python', 'backend'], location: 'Germany', frequency: 'daily' },
    { keywords: ['platform engineer'], isRemote: true, frequency: 'weekly' },
  ]
  for (const alert of alerts) await sent(mina, 'POST', '/api/me/alerts', alert)
  for (const search of SEARCHES) await sent(mina, 'POST', '/api/me/searches', { search })
  await sent(mina, 'PATCH', '/api/me/lists', {
    add: {
      dismissed: jobs.slice(18, 21).map(({ id }) => id),
      companies: jobs.slice(21, 22).map(({ companySlug }) => companySlug),
      words: ['php', 'blockchain'],
    },
  })
  await connectAssistant(product.db, mina.id as AccountId, new Date())
  const madeCv = await sent<{ id: string }>(mina, 'POST', '/api/me/made-cvs', { jobId: first.id })
  const letter = await sent<{ id: string }>(mina, 'POST', '/api/me/letters', { jobId: first.id })
  return {
    cookies: cookiesOf(mina),
    comparedIds: jobs.slice(0, 4).map(({ id }) => id),
    jobId: first.id,
    company: first.companySlug,
    cvId,
    madeCvId: madeCv.id,
    letterId: letter.id,
    applicationId: applications[0] as number,
  }
}

/** The cookies of somebody who operates the instance, which has boards and messages then. */
export async function operate(product: RunningProduct) {
  await makeBusy(product.db, new Date())
  const services = { ...product.services, clock: { now: () => new Date() } }
  return cookiesOf(await signUpOperator({ request: product.request, services }))
}

const cookiesOf = ({ jar }: Pick<Person, 'jar'>) =>
  jar
    .header()
    .split('; ')
    .map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [name: string, value: string])

async function matchesOf(person: Person): Promise<FoundJob[]> {
  const { jobs } = await sent<{ jobs: FoundJob[] }>(person, 'GET', '/api/me/matches?perPage=25')
  return jobs
}

/** One application at each stage of the list, with what belongs to it. Returns their ids. */
async function apply(person: Person, jobs: readonly FoundJob[]): Promise<number[]> {
  const ids: number[] = []
  for (const [at, stage] of STAGES.entries()) {
    const jobId = jobs[at]?.id
    if (jobId === undefined) break
    const appliedOn = stage === 'Interested' ? null : dayIn(-4 - 3 * at)
    const body = { jobId, stage, appliedOn, anyway: true }
    const { id } = await sent<{ id: number }>(person, 'POST', '/api/me/applications', body)
    ids.push(id)
  }
  const [interviewing, applied, waiting, offered, other] = ids
  const add = (id: number | undefined, part: string, body: object) =>
    sent(person, 'POST', `/api/me/applications/${id}/${part}`, body)
  await add(interviewing, 'interviews', {
    round: 'Technical interview',
    startsAt: `${dayIn(2)}T13:00:00Z`,
    timeZone: 'Europe/Berlin',
    minutes: 60,
    place: 'https://meet.example/rolecall',
    notes: 'Ask about on-call and the migration.',
  })
  await add(interviewing, 'contacts', {
    name: 'Robin Weber',
    role: 'Recruiter',
    email: 'robin@acme.example',
  })
  await add(interviewing, 'tasks', { title: 'Read their engineering blog', dueOn: dayIn(1) })
  await add(interviewing, 'events', { kind: 'note', text: 'First call went well; team of six.' })
  await add(applied, 'tasks', { title: 'Ask whether they received the CV', dueOn: dayIn(0) })
  await sent(person, 'PATCH', `/api/me/applications/${waiting}`, {
    version: 1,
    followUpOn: dayIn(3),
    notes: 'Applied through a friend.',
  })
  const offer = { equity: null, hoursAWeek: 40, daysOff: 30, place: 'Berlin, two days a week' }
  await sent(person, 'PUT', `/api/me/applications/${offered}/offer`, {
    ...offer,
    currency: 'EUR',
    base: 78_000,
    basePeriod: 'year',
    bonus: 4_000,
  })
  await sent(person, 'PUT', `/api/me/applications/${other}/offer`, {
    ...offer,
    currency: 'USD',
    base: 8_200,
    basePeriod: 'month',
    bonus: null,
    daysOff: 25,
    place: 'Remote',
  })
  return ids
}

async function sent<Answer>(
  person: Person,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  address: string,
  body?: object,
): Promise<Answer> {
  const answer =
    method === 'GET' || body instanceof FormData
      ? await person.request(address, { method, ...(body && { body: body as FormData }) })
      : await person.send(method, address, body)
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`)
  return (answer.status === 204 ? null : await answer.json()) as Answer
}

function form(text: string): FormData {
  const fields = new FormData()
  fields.set('text', text)
  return fields
}

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
