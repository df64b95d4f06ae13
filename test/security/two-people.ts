/** Two people of a test, of whom one has something of each kind, and the addresses of what she has. */
import type { TestApp } from '../app.ts'
import { listing } from '../makers.ts'
import { signUp } from '../people.ts'
import { INTERVIEW, NO_FILE, type Row, type Things } from './access-table.ts'

export type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** Nobody listens there. */
export const NO_MODEL = { url: 'http://127.0.0.1:9/v1', name: 'none', key: null }

/** Ada has one of everything; Eve has nothing of hers. */
export async function twoPeople(app: TestApp) {
  await app.take([listing({ title: 'Kept Engineer' })])
  const [ada, eve] = [await signUp(app, 'Ada Owner'), await signUp(app, 'Eve Other')]
  return { ada, eve, ...(await thingsOf(app, ada)) }
}

/** Something of each kind that a person can have, and the same names filled with what nobody has. */
async function thingsOf(app: TestApp, ada: Awaited<ReturnType<typeof signUp>>) {
  const made = async (path: string, body: object) => {
    const answer = await ada.send('POST', path, body)
    const { id } = (await answer.json()) as { id: number }
    return id
  }
  const jobId = await app.idOf('Kept Engineer')
  await ada.send('PUT', `/api/me/saved-jobs/${jobId}`)
  const applicationId = await made('/api/me/applications', { jobTitle: 'Kept Engineer' })
  const application = `/api/me/applications/${applicationId}`
  const fileId = await uploaded(ada.request)
  const things: Things = {
    jobId,
    savedJobId: jobId,
    applicationId,
    eventId: await made(`${application}/events`, { kind: 'note', text: 'private' }),
    contactId: await made(`${application}/contacts`, { name: 'Private' }),
    interviewId: await made(`${application}/interviews`, INTERVIEW),
    taskId: await made(`${application}/tasks`, { title: 'private' }),
    documentId: await made(`${application}/documents`, { fileId }),
    fileId,
    tokenId: await tokenMade(ada.send),
    madeCvId: await made('/api/me/made-cvs', {}),
    cvId: await made('/api/me/made-cvs', {}),
    cvVersion: 1,
    page: '1.svg',
    cvFile: 'cv.txt',
    letterId: await made('/api/me/letters', { title: 'Tester' }),
    letterFile: 'letter.txt',
  }
  const unknown: Things = Object.fromEntries(
    Object.keys(things).map((name) => [
      name,
      /^(?:file|token|madeCv|cv|letter)Id$/.test(name) ? NO_FILE : 987_654_321,
    ]),
  )
  return { things, unknown: { ...unknown, jobId } }
}

async function tokenMade(send: Awaited<ReturnType<typeof signUp>>['send']): Promise<string> {
  const answer = await send('POST', '/api/me/tokens', { name: 'Private', lifetimeDays: 30 })
  const { accessToken } = (await answer.json()) as { accessToken: { id: string } }
  return accessToken.id
}

async function uploaded(request: Ask): Promise<string> {
  const form = new FormData()
  form.set('kind', 'document')
  form.set('file', new File(['private words'], 'letter.txt', { type: 'text/plain' }))
  const answer = await request('/api/me/files', { method: 'POST', body: form })
  const { id } = (await answer.json()) as { id: string }
  return id
}

/** A route's path with its parameters filled. */
export const filled = (pattern: string, row: Row, things: Things) =>
  pattern.replace(/:(\w+)(?:\{[^}]*\})?\??/g, (_, name: string) =>
    String(things[row.fill?.[name] ?? name] ?? 'x'),
  )
