/**
 * Visitors of a soak: searches by page and API, job pages, suggestions, pages of people who are signed in, and people
 * who sign in and out through the front door, each from a network of its own.
 */
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { formatQueryParams } from '#core/search/query-params.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import type { Db } from '#store/db.ts'
import { QUERY_CLASSES } from './search-queries.ts'

type Answer = { status: number; cookies: string[]; body: string }
type Person = { email: string; cookie: string }

const PEOPLE = 12
const PASSWORD = 'quiet-otter-lamp-42'
const ANSWER_LIMIT_MS = 20_000
/** More at once wait here. */
const CONNECTIONS = 64
/** Between two sign-ins of one person the limits want a minute; twelve people give one every eight seconds. */
const SIGN_IN_MS = 8_000
const SIGNED_IN_PAGES = ['/dashboard', '/dashboard/saved-jobs', '/dashboard/job-tracker', '/jobs']

const PUBLIC_PAGES = ['/', '/companies', '/api/home', '/api/companies']

const asks = QUERY_CLASSES.flatMap((each) => each.asks)

export async function createVisitors(origin: string, db: Db) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const random = seededNumbers(3)
  const errors: string[] = []
  const people: Person[] = []
  for (let n = 0; n < PEOPLE; n += 1) people.push(await signUp(`soak-${n}@example.org`))
  const jobs = await db.selectFrom('jobs').select('id').limit(1_000).execute()

  return {
    async keepAsking(perSecond: number, forMs: number) {
      const began = performance.now()
      const open = new Set<Promise<void>>()
      let asked = 0
      let signedInAt = began
      while (performance.now() - began < forMs) {
        await delay(Math.max(0, began + (asked * 1_000) / perSecond - performance.now()))
        asked += 1
        const isSignIn = performance.now() - signedInAt >= SIGN_IN_MS
        if (isSignIn) signedInAt = performance.now()
        const person = people[asked % PEOPLE] as Person
        const asking = (isSignIn ? signInAgain(person) : ask()).catch((error: Error) => {
          errors.push(error.message)
        })
        open.add(asking)
        void asking.then(() => open.delete(asking))
      }
      await Promise.all(open)
      agent.destroy()
      return { asked, errors }
    },
  }

  async function ask() {
    const [target, cookie] = nextTarget()
    const { status } = await send('GET', target, { cookie })
    const isBeyondLast = status === 404 && /[?&]page=/.test(target)
    if (status !== 200 && !isBeyondLast) errors.push(`${target}: ${status}`)
  }

  function nextTarget(): [target: string, cookie: string] {
    const share = random()
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
    if (share < 0.1) return [`/jobs/${pick(jobs).id}`, '']
    if (share < 0.2) return [pick(SIGNED_IN_PAGES), pick(people).cookie]
    if (share < 0.25) return [pick(PUBLIC_PAGES), '']
    const chosen = pick(asks)
    if ('suggest' in chosen) {
      return [`/api/jobs/suggestions?query=${encodeURIComponent(chosen.suggest)}`, '']
    }
    const path = random() < 0.5 ? '/jobs' : '/api/jobs'
    return [`${path}?${formatQueryParams(chosen.query)}`, '']
  }

  async function signUp(email: string): Promise<Person> {
    const body = { name: 'Ada Example', email, password: PASSWORD }
    const first = await auth('/sign-up/email', body)
    const mail = await db
      .selectFrom('outbox')
      .select('body_text')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    const otp = /^\d{6}$/m.exec(mail.body_text)?.[0]
    const cookie = first.cookies.join('; ')
    const answer = await auth('/email-otp/verify-email', { email, otp }, cookie)
    if (answer.status !== 200) throw new Error(`signing up: ${answer.status} ${answer.body}`)
    return { email, cookie: answer.cookies.join('; ') }
  }

  async function signInAgain(person: Person) {
    const old = person.cookie
    const { status, cookies } = await auth('/sign-in/email', {
      email: person.email,
      password: PASSWORD,
    })
    if (status !== 200) throw new Error(`signing in: ${status}`)
    person.cookie = cookies.join('; ')
    await auth('/sign-out', {}, old)
  }

  function auth(path: string, body: object, cookie = '') {
    return send('POST', `/api/auth${path}`, { cookie, body: JSON.stringify(body) })
  }

  function send(method: string, target: string, said: { cookie: string; body?: string }) {
    return new Promise<Answer>((resolve, reject) => {
      const headers = {
        ...(said.cookie && { cookie: said.cookie }),
        ...(said.body && { 'content-type': 'application/json' }),
        'sec-fetch-site': 'same-origin',
        'accept-encoding': 'gzip',
        'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
      }
      const sent = request(origin + target, { method, agent, headers }, (answer) => {
        readBody(answer).then((body) => resolve(toAnswer(answer, body)), reject)
      })
      sent.setTimeout(ANSWER_LIMIT_MS, () => sent.destroy(new Error(`${target}: no answer`)))
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed an idle connection just as it was used again: every browser asks once more.
        const isClosed = error.code === 'ECONNRESET' && sent.reusedSocket
        if (isClosed) send(method, target, said).then(resolve, reject)
        else reject(error)
      })
      sent.end(said.body)
    })
  }

  function byte() {
    return Math.floor(random() * 256)
  }
}

async function readBody(answer: IncomingMessage) {
  let body = ''
  for await (const chunk of answer.setEncoding('utf8')) body += chunk
  return body
}

const toAnswer = (answer: IncomingMessage, body: string): Answer => ({
  status: answer.statusCode ?? 0,
  cookies: (answer.headers['set-cookie'] ?? []).map((it) => it.split(';')[0] ?? ''),
  body,
})
