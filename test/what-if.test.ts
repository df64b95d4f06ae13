/** What would open more jobs to a person, on pages and in the API, and that it comes true. */
import { expect, test } from 'vitest'
import { MatchesSchema, WhatIfsSchema } from '#server/api/me-match-schemas.ts'
import { createTestApp } from './app.ts'
import { listing, ownText } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

const SKILLS = ['Python', 'Django', 'PostgreSQL', 'Docker', 'AWS']
const PROFILE = {
  skills: SKILLS,
  experience: [
    {
      company: 'Harbour Freightworks',
      position: 'Backend Engineer',
      duration: 'Jan 2020 - Present',
      description: ['Built services in Python and Django', 'Ran PostgreSQL on AWS'],
    },
  ],
}

async function given(jobs: number, profile: object | null = PROFILE) {
  const app = await createTestApp()
  await app.take(
    Array.from({ length: jobs }, (_, at) =>
      listing({
        title: 'Backend Engineer',
        company: `Company ${at}`,
        description: `<p>You must know Kafka, Kubernetes and GraphQL.</p>${ownText(at)}`,
      }),
    ),
  )
  const mina = await signUp(app, 'Mina Okafor')
  if (profile) await mina.send('PATCH', '/api/me/profile', profile)
  const read = async () =>
    WhatIfsSchema.parse(await (await mina.request('/api/me/matches/what-if')).json())
  const fitting = async () => {
    const answer = await mina.request('/api/me/matches?matchMin=70')
    return MatchesSchema.parse(await answer.json()).totalCount
  }
  return { app, mina, read, fitting }
}

test('a skill opens as many jobs as fit once it is added to the profile', async () => {
  const { mina, read, fitting } = await given(25)
  const before = await read()
  expect(before).toMatchObject({ isKnown: true, hasSkills: true, fitting: { count: 0 } })
  const best = before.opened.find(
    ({ whatIf }) => whatIf.kind === 'skill' && whatIf.skill === 'GraphQL',
  )
  expect(best?.count).toBe(25)
  expect(best?.jobs).toHaveLength(3)
  expect(best?.pay).toEqual({ count: 0, low: null, high: null })
  expect(await fitting()).toBe(0)

  await mina.send('PATCH', '/api/me/profile', { skills: [...SKILLS, 'GraphQL'] })
  expect(await fitting()).toBe(25)
  expect((await read()).fitting.count).toBe(25)
})

test('the page names the skill, its number and three jobs, without a script', async () => {
  const { mina } = await given(25)
  const page = await mina.page('/dashboard/jobs-for-me/what-if')
  expect(page).toContain('Learn GraphQL and 25 more jobs fit')
  expect(page).toContain('Company 24')
  expect(await mina.page('/dashboard/jobs-for-me')).toContain('/dashboard/jobs-for-me/what-if')
})

test('a change that opens fewer than 20 jobs is left out, and below 20 salaries there is no range', async () => {
  const { mina, read } = await given(19)
  expect((await read()).opened).toEqual([])
  const page = await mina.page('/dashboard/jobs-for-me/what-if')
  expect(page).toContain('No single skill would make 20 or more open jobs fit.')
  expect(page).toContain('What helps instead')
  expect(page).not.toContain('Loosen several preferences at once')
})

test('without a home or preferences, nothing is said about them but how to add them', async () => {
  const { mina, read } = await given(0)
  expect(await read()).toMatchObject({ hasSkills: true, hasHome: false, hasWishes: false })
  const page = await mina.page('/dashboard/jobs-for-me/what-if')
  expect(page).toContain('Add where you live to your CV to compare locations.')
  expect(page).toContain('Add your preferences to see which ones rule jobs out.')
  expect(page).not.toContain('No single location')
  expect(page).not.toContain('or preference would')
})

test('a preference opens the jobs that it ruled out', async () => {
  const wished = {
    salaryMin: null,
    salaryMax: null,
    jobTypes: [],
    yearsWorked: '5+',
    locations: [],
  }
  const { app, mina, read, fitting } = await given(0, {
    ...PROFILE,
    jobPreferences: { ...wished, remote: 'remote_only' },
  })
  await app.take(
    Array.from({ length: 22 }, (_, at) =>
      listing({
        title: 'Backend Engineer',
        company: `Company ${at}`,
        location: 'Berlin, Germany (Hybrid)',
        description: `<p>You must know Python, Django and PostgreSQL.</p>${ownText(at)}`,
      }),
    ),
  )
  const { opened, hasHome, hasWishes } = await read()
  expect([hasHome, hasWishes]).toEqual([false, true])
  expect(opened.map(({ whatIf, count }) => [whatIf.kind, count])).toEqual([['work_setting', 22]])
  expect(await mina.page('/dashboard/jobs-for-me/what-if')).toContain(
    'Accept remote, hybrid and on-site jobs alike and 22 more jobs fit',
  )
  await mina.send('PATCH', '/api/me/profile', { jobPreferences: { ...wished, remote: 'any' } })
  expect(await fitting()).toBe(22)
})

test('a person with an empty profile is asked for their CV', async () => {
  const { mina, read } = await given(25, null)
  expect(await read()).toMatchObject({
    isKnown: false,
    hasSkills: false,
    hasHome: false,
    opened: [],
  })
  expect(await mina.page('/dashboard/jobs-for-me/what-if')).toContain('Add your CV first')
})

test('a stated language does not make up for work with another one, and the match says so', async () => {
  const { app, mina, read, fitting } = await given(0)
  await app.take(
    Array.from({ length: 25 }, (_, at) =>
      listing({
        title: 'Rust Engineer',
        company: `Company ${at}`,
        description: `<p>You must know Rust, PostgreSQL and AWS.</p>${ownText(at)}`,
      }),
    ),
  )
  expect((await read()).opened.map(({ whatIf }) => whatIf)).toEqual([])
  await mina.send('PATCH', '/api/me/profile', { skills: [...SKILLS, 'Rust'] })
  expect(await fitting()).toBe(0)
  const page = await mina.page('/dashboard/jobs-for-me')
  expect(page).toContain('built on Rust; you’ve mainly worked with Python')
})
