/** A job's page tells its life, and every place and site that it has. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { fakeSource, found, gathering } from './gathering.ts'

const TEXT = `<p>${Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')}</p>`
const ROLE = { title: 'Reliability Engineer of Robots', company: 'Acme', description: TEXT }

test('a job that a board lists each day says since when, and how often it was posted again', async () => {
  const app = await createTestApp({ now: '2026-03-01T09:00:00Z' })
  const board = await gathering(app)
  for (let day = 1; day <= 6; day++) {
    app.setNow(`2026-03-0${day}T09:00:00Z`)
    const again = day >= 4 ? [found('2', { ...ROLE, postedAt: '2026-03-04T09:00:00Z' })] : []
    await board.run([found('1', ROLE), found('other'), ...again])
  }
  const id = await app.idOf(ROLE.title)
  expect(await app.page(`/jobs/${id}`)).toContain(
    'Seen every day since 1 March; posted again once.',
  )
})

test('a day on which nobody looked breaks "every day"', async () => {
  const app = await createTestApp({ now: '2026-03-01T09:00:00Z' })
  const board = await gathering(app)
  for (const day of [1, 2, 5, 6]) {
    app.setNow(`2026-03-0${day}T09:00:00Z`)
    await board.run([found('1', ROLE)])
  }
  const id = await app.idOf(ROLE.title)
  expect(await app.page(`/jobs/${id}`)).toContain(
    'First seen on 1 March, seen every day since 5 March.',
  )
})

test('a role at several places names each with its own way to apply, and every site that lists it', async () => {
  const app = await createTestApp()
  const site = await gathering(app, {
    fake: fakeSource({ name: 'remotive', lists: 'window' }),
    token: 'all',
  })
  const board = await gathering(app)
  await board.run([
    found('1', {
      ...ROLE,
      location: 'Berlin, Germany',
      applyUrl: 'https://acme.example/apply/berlin',
    }),
    found('2', {
      ...ROLE,
      location: 'Paris, France',
      applyUrl: 'https://acme.example/apply/paris',
    }),
  ])
  await site.run([
    found('r', { ...ROLE, location: 'Berlin, Germany', url: 'https://remotive.com/jobs/r-1234' }),
  ])
  const page = await app.page(`/jobs/${await app.idOf(ROLE.title)}`)
  expect(page).toContain('Offered at 2 places')
  for (const link of [
    'https://acme.example/apply/berlin',
    'https://acme.example/apply/paris',
    'https://remotive.com/jobs/r-1234',
  ]) {
    expect(page).toContain(`href="${link}"`)
  }
})
