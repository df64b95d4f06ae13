/** The jobs that Resume Generator, Cover Letter and CV Analyzer begin with. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { listing, ownText } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

const PROFILE = {
  skills: ['Python', 'Django', 'PostgreSQL', 'Docker', 'AWS'],
  experience: [
    {
      company: 'Harbour Freightworks',
      position: 'Backend Engineer',
      duration: 'Jan 2020 - Present',
      description: ['Built services in Python and Django', 'Ran PostgreSQL on AWS'],
    },
  ],
}

const ASKED = {
  'Backend Engineer': 'You know Python, Django, PostgreSQL, Docker and AWS.',
  'Data Engineer': 'You know Python, Scala, Spark, Hadoop and Kafka.',
  'Platform Engineer': 'You know Python, Django, PostgreSQL, Docker and AWS.',
  'iOS Engineer': 'You know Swift.',
}

async function given() {
  const app = await createTestApp()
  await app.take(
    Object.entries(ASKED).map(([title, asked], at) =>
      listing({ title, description: `<p>${asked}</p>${ownText(at)}` }),
    ),
  )
  const mina = await signUp(app, 'Mina Okafor')
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  const [backend, data, platform, ios] = await Promise.all(
    Object.keys(ASKED).map((title) => app.idOf(title)),
  )
  await mina.send('PUT', `/api/me/saved-jobs/${data}`)
  await mina.send('PUT', `/api/me/saved-jobs/${platform}`)
  await mina.send('POST', '/api/me/applications', { jobId: backend, stage: 'Applied' })
  await mina.send('PATCH', '/api/me/lists', { add: { viewed: [ios] } })
  return { mina, platform }
}

/** What is in each line of the list. */
function linesOf(page: string): string[] {
  const [, list = ''] = /id="at-hand-heading".*?<ul>(.*?)<\/ul>/s.exec(page) ?? []
  return list
    .split('</li>')
    .map((line) => line.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' '))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

test('jobs to apply for come before those applied for and those looked at, best match first', async () => {
  const { mina } = await given()
  const lines = linesOf(await mina.page('/dashboard/cover-letter'))
  expect(lines).toHaveLength(4)
  expect(lines[0]).toMatch(/^Write letter for \d+ out of 100, match Platform Engineer .* · Saved$/)
  expect(lines[1]).toMatch(/^Write letter for .*Data Engineer .* · Saved$/)
  expect(lines[2]).toMatch(/^Write letter for \d+ out of 100, match Backend Engineer .* · Applied$/)
  expect(lines[3]).toMatch(/iOS Engineer .* · Viewed lately$/)
})

test('a job that a document was made for leads to it', async () => {
  const { mina, platform } = await given()
  await mina.send('POST', '/api/me/made-cvs', { jobId: platform })
  const page = await mina.page('/dashboard/resume-generator')
  const [first = '', second = ''] = linesOf(page)
  expect([first, second]).toEqual([
    expect.stringMatching(/^Open CV for .*Platform Engineer .* CV ready$/),
    expect.stringMatching(/^Generate CV for .*Data Engineer .* · Saved$/),
  ])
  expect(linesOf(await mina.page('/dashboard/cv-analyzer'))).toHaveLength(4)
})

test('of many jobs at hand, some are shown and the others are searched', async () => {
  const { mina } = await given()
  const found = await mina.page('/dashboard/cover-letter?find=data+engineer')
  expect(linesOf(found)).toEqual([expect.stringMatching(/Data Engineer/)])
  expect(found).toContain('placeholder="Search your 4 jobs"')
  expect(await mina.page('/dashboard/cover-letter?find=zzz')).toContain(
    'None of your jobs match “zzz”.',
  )
  expect(await mina.page('/dashboard/cover-letter')).not.toContain('Search your')
})
