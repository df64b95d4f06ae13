/** Two people for tests: one has an item of each kind, and the addresses of her items are known. */
import type { TestApp } from '../app.ts'
import { fileForm, png } from '../sample-files.ts'
import { listing } from '../sample-listings.ts'
import { signUp } from '../sign-up.ts'
import { CHANNEL, INTERVIEW, NO_FILE, OFFER, type Row, type Things } from './access-table.ts'

export type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** A closed port. */
export const NO_MODEL = { url: 'http://127.0.0.1:9/v1', name: 'none', key: null }

/** Ada has one item of each kind; Eve can access none of them. */
export async function twoPeople(app: TestApp) {
  await app.take([listing({ title: 'Kept Engineer' })])
  const [ada, eve] = [await signUp(app, 'Ada Owner'), await signUp(app, 'Eve Other')]
  return { ada, eve, ...(await thingsOf(app, ada)) }
}

/** An item of each kind, and the same parameters filled with ids that do not exist. */
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
  const alertId = await made('/api/me/alerts', { keywords: ['private'] })
  const fileId = await uploaded(ada.request)
  await ada.request('/api/me/picture', { method: 'POST', body: fileForm('me.png', png()) })
  const interviewId = await made(`${application}/interviews`, INTERVIEW)
  await ada.send('PUT', `${application}/offer`, OFFER)
  const things: Things = {
    jobId,
    companySlug: 'acme',
    alertId,
    searchId: await made('/api/me/searches', { search: 'query=private' }),
    channel: await made(`/api/me/alerts/${alertId}/channels`, CHANNEL),
    savedJobId: jobId,
    applicationId,
    eventId: await made(`${application}/events`, { kind: 'note', text: 'private' }),
    contactId: await made(`${application}/contacts`, { name: 'Private' }),
    interviewId,
    interviewFile: `${interviewId}.ics`,
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
    importId: await imported(ada.request),
  }
  const unknown: Things = Object.fromEntries(
    Object.keys(things).map((name) => [
      name,
      /^(?:file|token|madeCv|cv|letter|import)Id$/.test(name) ? NO_FILE : 987_654_321,
    ]),
  )
  return { things, unknown: { ...unknown, jobId, companySlug: 'acme' } }
}

async function tokenMade(send: Awaited<ReturnType<typeof signUp>>['send']): Promise<string> {
  const answer = await send('POST', '/api/me/tokens', { name: 'Private', lifetimeDays: 30 })
  const { accessToken } = (await answer.json()) as { accessToken: { id: string } }
  return accessToken.id
}

async function imported(request: Ask): Promise<string> {
  const form = new FormData()
  form.set('text', 'Job title,Company\nPrivate Engineer,Acme\n')
  const answer = await request('/api/me/application-imports', { method: 'POST', body: form })
  const { id } = (await answer.json()) as { id: string }
  return id
}

async function uploaded(request: Ask): Promise<string> {
  const form = new FormData()
  form.set('kind', 'document')
  form.set('file', new File(['private words'], 'letter.txt', { type: 'text/plain' }))
  const answer = await request('/api/me/files', { method: 'POST', body: form })
  const { id } = (await answer.json()) as { id: string }
  return id
}

/** A route's path with its parameters filled in. */
export const filled = (pattern: string, row: Row, things: Things) =>
  pattern.replace(/:(\w+)(?:\{[^}]*\})?\??/g, (_, name: string) =>
    String(things[row.fill?.[name] ?? name] ?? 'x'),
  )
