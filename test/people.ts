/** People of a test: each signs up through the front door, with the code from their mail. */
import { openContent } from '#work/mail/queue-mail.ts'
import type { TestApp } from './app.ts'

export const PASSWORD = 'quiet-otter-lamp-42'

/** A browser of somebody: it keeps cookies. `network` is the address it comes from. */
export function browser(app: Pick<TestApp, 'request'>, network?: string) {
  const jar = cookieJar()
  const request = async (path: string, init: RequestInit = {}) => {
    const answered = await app.request(path, {
      ...init,
      headers: {
        cookie: jar.header(),
        'sec-fetch-site': 'same-origin',
        ...(network && { 'x-forwarded-for': network }),
        ...init.headers,
      },
    })
    jar.take(answered)
    return answered
  }
  return {
    jar,
    request,
    page: async (path: string) => (await request(path)).text(),
    /** Sends JSON, as a script of ours would. */
    send: (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
      request(path, {
        method,
        ...(body && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      }),
    /** Sends a form, as a browser without JavaScript would. */
    submit: (path: string, fields: Record<string, string>) =>
      request(path, { method: 'POST', body: new URLSearchParams(fields) }),
    /** Asks for something about accounts; `path` is under /api/auth. */
    ask: (path: string, body: object = {}) =>
      request(`/api/auth${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    /** The address of the account that this browser is signed in to. */
    async isSignedInAs(): Promise<string | null> {
      const session = (await (await request('/api/auth/get-session')).json()) as {
        user: { email: string }
      } | null
      return session?.user.email ?? null
    },
  }
}

/** A person with an account, signed in. `request` asks as their browser would. */
export async function signUp(
  app: TestApp,
  name = 'Ada Example',
  email = addressOf(name),
  network?: string,
) {
  const theirs = browser(app, network)
  await theirs.ask('/sign-up/email', { name, email, password: PASSWORD })
  const otp = await codeFor(app, email)
  // In the browser that chose the password: only there does it stay once the address is proved.
  const answer = await theirs.ask('/email-otp/verify-email', { email, otp })
  if (!answer.ok) throw new Error(`${email} could not be verified: ${await answer.text()}`)
  const { id } = await app.world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, name, email, ...theirs }
}

/** The newest code of six digits that was sent there. */
export async function codeFor(app: TestApp, email: string): Promise<string> {
  const code = /^\d{6}$/m.exec((await newestMail(app, email)).body_text)?.[0]
  if (!code) throw new Error(`the newest mail to ${email} has no code`)
  return code
}

/** The newest message in the outbox for that address, of that kind where one is named. */
export async function newestMail(app: TestApp, email: string, kind?: string) {
  const { sealed, ...mail } = await app.world.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', email)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as string))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { text, html } = openContent(app.world, sealed)
  return { ...mail, body_text: text, body_html: html }
}

/** Cookies as a browser keeps them, without their attributes. */
export function cookieJar() {
  const kept = new Map<string, string>()
  return {
    take(answer: Response) {
      for (const cookie of answer.headers.getSetCookie()) {
        const [pair = '', ...attributes] = cookie.split(';')
        const [name = '', value = ''] = pair.split(/=(.*)/s)
        const isOver = attributes.some((it) => /^\s*max-age=0$/i.test(it)) || value === ''
        if (isOver) kept.delete(name)
        else kept.set(name, value)
      }
    },
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    has: (name: string) => kept.has(name),
    /** What the signed cookies carry, such as the token of a session. */
    tokens: () =>
      [...kept.values()].flatMap(
        (value) => /^([\w-]{32,})\.[\w+/]{43}=$/.exec(decodeURIComponent(value))?.[1] ?? [],
      ),
  }
}

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
