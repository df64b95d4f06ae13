/** ETag and If-Match: a change of something that was changed meanwhile does nothing. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { twoPeople } from './security/two-people.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

async function tagOf(person: Person, path: string): Promise<string> {
  const answer = await person.request(path)
  await answer.body?.cancel()
  return answer.headers.get('etag') ?? ''
}

const change = (
  person: Person,
  path: string,
  given: { tag?: string; body?: object; by?: string },
) =>
  person.request(path, {
    method: given.by ?? 'PATCH',
    headers: {
      ...(given.body && { 'content-type': 'application/json' }),
      ...(given.tag !== undefined && { 'if-match': given.tag }),
    },
    ...(given.body && { body: JSON.stringify(given.body) }),
  })

const refusalOf = async (answer: Response) => {
  const { code } = (await answer.json()) as { code?: string }
  return [answer.status, code ?? null]
}

async function ownPaths() {
  const app = await createTestApp()
  const { ada, things } = await twoPeople(app)
  const cv = `/api/me/cvs/${things.cvId}`
  const letter = `/api/me/letters/${things.letterId}`
  const application = `/api/me/applications/${things.applicationId}`
  return { app, ada, cv, letter, application }
}

test('each thing with a version has a strong ETag that changes with it', async () => {
  const { ada, application, cv, letter } = await ownPaths()
  for (const path of [application, cv, letter, '/api/me/profile']) {
    const tag = await tagOf(ada, path)
    expect(tag, path).toMatch(/^"\d+-[\w-]{22}"$/)
    expect(await tagOf(ada, path)).toBe(tag)
    const same = await ada.request(path, { headers: { 'if-none-match': tag } })
    expect([same.status, same.headers.get('etag')]).toEqual([304, tag])
  }
  const before = await tagOf(ada, application)
  await ada.send('POST', `${application}/tasks`, { title: 'Call back' })
  expect(await tagOf(ada, application)).not.toBe(before)
})

test('AZ-09 a change with the current ETag is made, and one with an older ETag is not', async () => {
  const { ada, application } = await ownPaths()
  const tag = await tagOf(ada, application)
  const changed = await change(ada, application, { tag, body: { notes: 'first' } })
  expect([changed.status, changed.headers.get('etag')]).toEqual([
    200,
    expect.stringMatching(/^"2-/),
  ])
  const stale = await change(ada, application, { tag, body: { notes: 'second' } })
  const problem = (await stale.json()) as { code: string; current: { notes: string } }
  expect([stale.status, problem.code, problem.current.notes]).toEqual([
    412,
    'precondition_failed',
    'first',
  ])
})

test('the version in the body still works, and its conflict is still 409', async () => {
  const { ada, application } = await ownPaths()
  expect((await change(ada, application, { body: { version: 1, notes: 'a' } })).status).toBe(200)
  const stale = await change(ada, application, { body: { version: 1, notes: 'b' } })
  expect(await refusalOf(stale)).toEqual([409, 'version_conflict'])
})

test('a change that needs a version is refused without one', async () => {
  const { ada, application, cv, letter } = await ownPaths()
  const changes: [string, object, string][] = [
    [application, { notes: 'a' }, 'PATCH'],
    [letter, { change: { kind: 'again' } }, 'PATCH'],
    [`${cv}/undo`, {}, 'POST'],
    [`${cv}/confirm`, { key: 'name' }, 'POST'],
  ]
  for (const [path, body, by] of changes) {
    for (const tag of [undefined, '*']) {
      const answer = await change(ada, path, { body, by, ...(tag && { tag }) })
      expect(await refusalOf(answer), `${by} ${path}`).toEqual([428, 'version_required'])
    }
  }
})

test('a header and a body that name different versions are refused', async () => {
  const { ada, application } = await ownPaths()
  const answer = await change(ada, application, { tag: '"1"', body: { version: 2, notes: 'a' } })
  expect(await refusalOf(answer)).toEqual([412, 'precondition_failed'])
})

test('a deletion with an older ETag deletes nothing', async () => {
  const { ada, application, cv, letter } = await ownPaths()
  for (const path of [application, cv, letter]) {
    const stale = await change(ada, path, { tag: '"99"', by: 'DELETE' })
    expect(await refusalOf(stale), path).toEqual([412, 'precondition_failed'])
    const tag = await tagOf(ada, path)
    expect((await change(ada, path, { tag, by: 'DELETE' })).status).toBe(204)
    expect((await change(ada, path, { tag, by: 'DELETE' })).status).toBe(404)
  }
})

test('the profile can be changed with its ETag, or without any', async () => {
  const { ada } = await ownPaths()
  const path = '/api/me/profile'
  const tag = await tagOf(ada, path)
  const skills = { skills: ['Rust'] }
  expect((await change(ada, path, { tag, body: skills })).status).toBe(200)
  const stale = await change(ada, path, { tag, body: { skills: ['Go'] } })
  expect(await refusalOf(stale)).toEqual([412, 'precondition_failed'])
  expect((await change(ada, path, { body: { skills: ['Go'] } })).status).toBe(200)
})

test('If-Match is refused where it would be ignored', async () => {
  const { ada } = await ownPaths()
  const answer = await change(ada, '/api/me/lists', { tag: '"1"', body: {} })
  expect(await refusalOf(answer)).toEqual([412, 'precondition_failed'])
})

test('somebody else’s thing answers like an unknown one, with a version or not', async () => {
  const { app, application } = await ownPaths()
  const zoe = await signUp(app, 'Zoe Third')
  for (const by of ['PATCH', 'DELETE']) {
    const body = by === 'PATCH' ? { body: { notes: 'a' } } : {}
    const foreign = await change(zoe, application, { tag: '"1"', by, ...body })
    const unknown = await change(zoe, '/api/me/applications/98765', { tag: '"1"', by, ...body })
    expect([foreign.status, unknown.status]).toEqual([404, 404])
  }
})
