/**
 * Visitors of a soak test: searches by page and API, job pages, suggestions, pages of signed-in people, and people who
 * sign in and out through the API. Each request comes from a different network.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import { browser, PASSWORD, signUp } from '#test/sign-up.ts'
import type { RunningProduct } from './running-product.ts'
import { isExpected, someSearch } from './steady-client.ts'

const PEOPLE = 12
const ANSWER_LIMIT_MS = 20_000
/** The rate limits require a minute between two sign-ins of one person; with twelve people, every eight seconds is fine. */
const SIGN_IN_MS = 8_000
const SIGNED_IN_PAGES = ['/dashboard', '/dashboard/saved-jobs', '/dashboard/job-tracker', '/jobs']
const PUBLIC_PAGES = ['/', '/companies', '/api/home', '/api/companies']

export async function createVisitors({ request, services }: RunningProduct) {
  const random = seededNumbers(3)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const errors: string[] = []
  const app = {
    services,
    request(path: string, init: RequestInit = {}) {
      const headers = { ...init.headers, 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` }
      const asked = { ...init, headers, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }
      return request(path, asked).catch((error) => {
        // The server closed an idle connection just as it was reused. Browsers retry in this case too.
        if (error instanceof TypeError) return request(path, asked)
        throw error
      })
    },
  }
  const people: { email: string; theirs: ReturnType<typeof browser> }[] = []
  for (let n = 0; n < PEOPLE; n += 1) {
    const person = await signUp(app, `Soak ${n}`)
    people.push({ email: person.email, theirs: person })
  }
  const jobs = await services.db.selectFrom('jobs').select('id').limit(1_000).execute()

  return {
    /** Resolves to the number of requests and the errors. */
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
        const asking = (isSignIn ? signInAgain(asked % PEOPLE) : ask()).catch((error: Error) => {
          errors.push(error.message)
        })
        open.add(asking)
        void asking.then(() => open.delete(asking))
      }
      await Promise.all(open)
      return { asked, errors }
    },
  }

  async function ask() {
    const share = random()
    const isSignedIn = share < 0.1
    let target = someSearch(random)
    if (isSignedIn) target = pick(SIGNED_IN_PAGES)
    else if (share < 0.2) target = `/jobs/${pick(jobs).id}`
    else if (share < 0.25) target = pick(PUBLIC_PAGES)
    const answer = await (isSignedIn ? pick(people).theirs : app).request(target)
    await answer.arrayBuffer()
    if (!isExpected(target, answer.status)) errors.push(`${target}: ${answer.status}`)
  }

  async function signInAgain(at: number) {
    const { email, theirs } = people[at] as (typeof people)[number]
    const again = browser(app)
    const { status } = await again.ask('/sign-in/email', { email, password: PASSWORD })
    if (status !== 200) throw new Error(`signing in: ${status}`)
    people[at] = { email, theirs: again }
    await theirs.ask('/sign-out')
  }

  function byte() {
    return Math.floor(random() * 256)
  }
}
