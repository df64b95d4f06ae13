/** Forms that name an action their page does not have, also one that every JavaScript object has. */
import { expect, test } from 'vitest'
import { addDraft } from '#work/newsletter/write-issue.ts'
import { createTestApp } from './app.ts'
import { signUpOperator } from './operators.ts'
import { ACCESS } from './security/access-table.ts'
import { pageRoutes } from './security/routes-of.ts'
import { filled, twoPeople } from './security/two-people.ts'

const INHERITED = ['constructor', '__proto__', 'toString']

/** Pages whose forms choose among several actions. */
const WITH_ACTIONS = [
  '/admin/newsletter',
  '/admin/newsletter/issues/:issueId',
  '/admin/sources',
  '/dashboard/assistants',
  '/dashboard/calendar',
  '/dashboard/confirm',
  '/dashboard/cover-letter/:letterId',
  '/dashboard/cv/:cvId',
  '/dashboard/data',
  '/dashboard/job-tracker',
  '/dashboard/job-tracker/:applicationId',
  '/dashboard/job-tracker/import',
  '/dashboard/resume-generator/:cvId',
  '/dashboard/security',
]

test('a form that names an unknown action answers 400, and no inherited name is an action', async () => {
  const app = await createTestApp()
  const { ada, things } = await twoPeople(app)
  const olga = await signUpOperator(app)
  const issueId = await addDraft(app.services, { subject: 'News', markdown: 'New' })
  const routes = pageRoutes(await app.pages()).filter((route) =>
    /^POST \/(?:admin|dashboard)\b/.test(route),
  )

  const wrong: string[] = []
  for (const route of routes) {
    const page = route.slice('POST '.length)
    const path = filled(page, ACCESS[route] ?? { who: 'everyone' }, { ...things, issueId })
    const { request } = path.startsWith('/admin') ? olga : ada
    const statusOf = async (name: string) => {
      const body = new URLSearchParams({ intent: name, op: name })
      const answer = await request(path, { method: 'POST', body })
      await answer.body?.cancel()
      return answer.status
    }
    const unknown = await statusOf('none-of-these')
    if (WITH_ACTIONS.includes(page) && unknown !== 400) wrong.push(`${page}: ${unknown}`)
    for (const name of INHERITED) {
      const status = await statusOf(name)
      if (status !== unknown) wrong.push(`${page} ${name}: ${status}, not ${unknown}`)
    }
  }
  expect(wrong).toEqual([])
  expect(app.errors).toEqual([])
}, 240_000)
