/** Attaching a generated CV or cover letter to an application stores both a file and its document, or neither. */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { signUp } from './sign-up.ts'

const MADE = [
  ['a CV', '/api/me/made-cvs', 'attach', {}],
  ['a cover letter', '/api/me/letters', 'documents', { title: 'Backend Engineer' }],
] as const

describe.each(MADE)('%s', (_, path, verb, body) => {
  async function given() {
    const app = await createTestApp()
    const mina = await signUp(app, 'Mina Okafor')
    const made = await mina.send('POST', path, body)
    const { id } = (await made.json()) as { id: string }
    const applicationId = await trackedBy(mina)
    const attach = (to: number) => mina.send('POST', `${path}/${id}/${verb}`, { applicationId: to })
    return { app, mina, id, applicationId, attach }
  }

  test('is attached to an application, and the answer describes the stored document', async () => {
    const { app, mina, applicationId, attach } = await given()
    const attached = await attach(applicationId)
    expect(attached.status).toBe(200)
    const document = await attached.json()
    expect(await documentsOf(mina, applicationId)).toEqual([document])
    expect(await filesOf(mina)).toMatchObject([{ id: (document as { fileId: string }).fileId }])
    expect(app.errors).toEqual([])
  })

  test('leaves no file behind when the application belongs to somebody else', async () => {
    const { app, mina, attach } = await given()
    const theirs = await trackedBy(await signUp(app, 'Grace Example'))
    expect((await attach(theirs)).status).toBe(404)
    expect(await filesOf(mina)).toEqual([])
  })

  test.each(['application_documents', 'account_changes'])(
    'leaves nothing behind when inserting into %s fails',
    async (table) => {
      const { app, mina, applicationId, attach } = await given()
      const read = `/api/me/applications/${applicationId}`
      const before = await (await mina.request(read)).json()
      await breakTable(app, table, 'insert')
      expect((await attach(applicationId)).status).toBe(500)
      expect(await filesOf(mina)).toEqual([])
      expect(await (await mina.request(read)).json()).toEqual(before)
    },
  )
})

test('a cover letter that fails to record its application stores no file and no document', async () => {
  const app = await createTestApp()
  const mina = await signUp(app, 'Mina Okafor')
  const made = await mina.send('POST', '/api/me/letters', { title: 'Backend Engineer' })
  const { id } = (await made.json()) as { id: string }
  const applicationId = await trackedBy(mina)
  await breakTable(app, 'letters', 'update')
  const kept = await mina.send('POST', `/api/me/letters/${id}/documents`, { applicationId })
  expect(kept.status).toBe(500)
  expect(await filesOf(mina)).toEqual([])
  expect(await documentsOf(mina, applicationId)).toEqual([])
})

type App = Awaited<ReturnType<typeof createTestApp>>
type Person = Awaited<ReturnType<typeof signUp>>

async function trackedBy({ send }: Person): Promise<number> {
  const answer = await send('POST', '/api/me/applications', { jobTitle: 'Backend Engineer' })
  return ((await answer.json()) as { id: number }).id
}

async function filesOf({ request }: Person): Promise<unknown[]> {
  return ((await (await request('/api/me/files')).json()) as { files: unknown[] }).files
}

async function documentsOf({ request }: Person, id: number): Promise<unknown[]> {
  const whole = await (await request(`/api/me/applications/${id}`)).json()
  return (whole as { documents: unknown[] }).documents
}

/** Makes the database fail from now on whenever this statement runs on this table. */
async function breakTable({ services: { db } }: App, table: string, act: string) {
  await sql`create function fail() returns trigger language plpgsql
    as $$ begin raise exception 'the disk is gone'; end $$`.execute(db)
  await sql`create trigger fails before ${sql.raw(act)} on ${sql.table(table)}
    execute function fail()`.execute(db)
}
