/** A mix of searches, views, applications, files, sign-ups, imports and boards, at a steady rate. */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { isExpected, someSearch } from '#dev/bench/steady-client.ts'
import type { Db } from '#store/db.ts'
import { browser, PASSWORD } from '#test/sign-up.ts'
import { importListings } from '#work/import/import-listings.ts'
import type { MailSink } from './mail-sink.ts'
import type { Written } from './written.ts'

const PEOPLE = 10
const IMPORT_EVERY_MS = 2_000
const SIGN_UP_EVERY_MS = 5_000
/** All boards are due again, as if the hours until then had passed. */
const BOARDS_DUE_EVERY_MS = 120_000
const FILE_CHARACTERS = 20_000
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

type Means = {
  request(target: string, init?: RequestInit): Promise<Response>
  db: Db
  mail: MailSink
  written: Written
  random(): number
  /** Requests a second, beside sign-ups and imports. */
  rate: number
}

/** Makes the people first. Views are of the jobs with the ids `jobs`. */
export async function createLoad(
  { request, db, mail, written, random, rate }: Means,
  jobs: readonly number[],
) {
  const app = { request }
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const clock = { now: () => new Date() }
  const times: number[] = []
  const errors: string[] = []
  let asked = 0
  let isOver = false
  const people: ReturnType<typeof browser>[] = []
  for (let n = 0; n < PEOPLE; n++) people.push(await signUp(`person-${n}@example.org`))
  let work: Promise<void>[] = []

  async function askSteadily() {
    const began = performance.now()
    const open = new Set<Promise<void>>()
    for (let number = 0; !isOver; number++) {
      await delay(Math.max(0, began + (number * 1_000) / rate - performance.now()))
      const asking = timed(askSomething)
      open.add(asking)
      void asking.then(() => open.delete(asking))
    }
    await Promise.all(open)
  }

  /** `ask` returns what is wrong with the answer, or null. */
  async function timed(ask: () => Promise<string | null>) {
    asked++
    const began = performance.now()
    const wrong = await ask().catch((error: Error) => `${error.cause ?? error.message}`)
    times.push(performance.now() - began)
    if (wrong !== null) errors.push(wrong)
  }

  function askSomething(): Promise<string | null> {
    const share = random()
    if (share < 0.2) return viewJob()
    if (share < 0.3) return apply()
    if (share < 0.33) return upload()
    if (share < 0.36 && written.files.length > 0) return download()
    return search()
  }

  async function search() {
    const target = someSearch(random)
    const answer = await request(target)
    await answer.arrayBuffer()
    return isExpected(target, answer.status) ? null : `${target}: ${answer.status}`
  }

  async function viewJob() {
    const target = `/api/jobs/${pick(jobs)}/view`
    written.unanswered++
    const headers = { 'user-agent': BROWSER, 'x-forwarded-for': network() }
    const answer = await request(target, { method: 'POST', headers })
    if (!answer.ok) return `${target}: ${answer.status}`
    const { counted } = (await answer.json()) as { counted: boolean }
    written.unanswered--
    if (counted) written.views++
    acknowledged()
    return null
  }

  async function apply() {
    const jobTitle = `Engineer ${asked}`
    const answer = await pick(people).send('POST', '/api/me/applications', { jobTitle })
    await answer.arrayBuffer()
    if (!answer.ok) return `/api/me/applications: ${answer.status}`
    written.applications.add(jobTitle)
    acknowledged()
    return null
  }

  async function upload() {
    const person = Math.floor(random() * PEOPLE)
    const content = `${asked} ${random()} `.repeat(FILE_CHARACTERS / 20)
    const body = new FormData()
    body.set('file', new File([content], `${asked}.txt`, { type: 'text/plain' }))
    const answer = await pick([people[person]])?.request('/api/me/files', { method: 'POST', body })
    if (!answer?.ok) return `/api/me/files: ${answer?.status} ${await answer?.text()}`
    const { id } = (await answer.json()) as { id: string }
    written.files.push({ id, person, content })
    acknowledged()
    return null
  }

  async function download() {
    const file = pick(written.files)
    const answer = await people[file.person]?.request(`/api/me/files/${file.id}`)
    const content = await answer?.text()
    if (!answer?.ok) return `GET /api/me/files: ${answer?.status}`
    return content === file.content ? null : 'GET /api/me/files: another content'
  }

  /** With the code as it was delivered: once an email is sent, the database no longer has its text. */
  async function signUp(email: string) {
    const theirs = browser(app, network())
    const sent = await theirs.ask('/sign-up/email', { name: 'Ada', email, password: PASSWORD })
    if (!sent.ok) throw new Error(`${email} could not sign up: ${sent.status}`)
    while (!mail.codes.has(email)) await delay(50)
    const otp = mail.codes.get(email)
    const answer = await theirs.ask('/email-otp/verify-email', { email, otp })
    if (!answer.ok) throw new Error(`${email} could not be verified: ${answer.status}`)
    return theirs
  }

  function signUpSomebody() {
    return timed(async () => {
      const email = `new-${asked}@example.org`
      const theirs = browser(app, network())
      const answer = await theirs.ask('/sign-up/email', { name: 'Ada', email, password: PASSWORD })
      await answer.arrayBuffer()
      if (!answer.ok) return `/api/auth/sign-up/email: ${answer.status}`
      written.mails.add(email)
      acknowledged()
      return null
    })
  }

  /** Like `npm run import`, which is no request. What fails, as when the database is killed, was not acknowledged. */
  async function importSome() {
    const lines = Array.from({ length: 10 }, (_, at) => {
      const listing = {
        ...{ source: 'killtest', id: `${asked}-${at}`, title: `Engineer ${at}` },
        ...{ company: `Company ${asked}-${at}`, location: 'Berlin, Germany' },
      }
      return { line: at + 1, text: JSON.stringify(listing) }
    })
    const services = { db, settings: { excludedSources: [] }, clock }
    // An import that a kill interrupts acknowledges nothing, so nothing of it has to be found.
    const report = await importListings(services, lines).catch(() => null)
    written.listings += report?.added ?? 0
  }

  const acknowledged = () => void written.times.push(performance.now())

  async function repeat(everyMs: number, task: () => Promise<unknown>) {
    for (let next = performance.now(); !isOver; next += everyMs) {
      await delay(Math.max(0, next - performance.now()))
      if (!isOver) await task()
    }
  }

  function network() {
    const part = () => Math.floor(random() * 65_536).toString(16)
    return `2001:${part()}:${part()}:${part()}::1`
  }

  return {
    ...{ people, times, errors },
    asked: () => asked,
    start() {
      work = [
        askSteadily(),
        repeat(IMPORT_EVERY_MS, importSome),
        repeat(SIGN_UP_EVERY_MS, signUpSomebody),
        // While the database is away they stay as they are until the next turn.
        repeat(BOARDS_DUE_EVERY_MS, () =>
          sql`update boards set next_run_at = now()`.execute(db).catch(() => null),
        ),
      ]
    },
    /** Resolves when everything is answered. */
    async stop() {
      isOver = true
      await Promise.all(work)
    },
  }
}
