/** Accounts for tests. Each signs up over HTTP, with the code from the email. */
import { openContent } from '#work/mail/queue-mail.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { TestApp } from './app.ts'

/** A test's app, or any server whose database and keys are known. */
type SignUpApp = Pick<TestApp, 'request'> & { services: Pick<Services, 'db' | 'keys'> }

export const PASSWORD = 'quiet-otter-lamp-42'

/** A browser that keeps cookies. `network` is its IP address. */
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
    /** Sends a request to the account API; `path` is under /api/auth. */
    ask: (path: string, body: object = {}) =>
      request(`/api/auth${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    /** The email address of the account that this browser is signed in to. */
    async isSignedInAs(): Promise<string | null> {
      const session = (await (await request('/api/auth/get-session')).json()) as {
        user: { email: string }
      } | null
      return session?.user.email ?? null
    },
  }
}

/** A signed-in person with an account. `request` sends requests from their browser. */
export async function signUp(
  app: SignUpApp,
  name = 'Ada Example',
  email = addressOf(name),
  network?: string,
) {
  const theirs = browser(app, network)
  await theirs.ask('/sign-up/email', { name, email, password: PASSWORD })
  const otp = await codeFor(app, email)
  // In the same browser: verifying the address elsewhere would discard the password.
  const answer = await theirs.ask('/email-otp/verify-email', { email, otp })
  if (!answer.ok) throw new Error(`${email} could not be verified: ${await answer.text()}`)
  const { id } = await app.services.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, name, email, ...theirs }
}

/** The six-digit code in the newest email to this address. */
export async function codeFor(app: SignUpApp, email: string): Promise<string> {
  const code = /^\d{6}$/m.exec((await newestMail(app, email)).body_text)?.[0]
  if (!code) throw new Error(`the newest email to ${email} has no code`)
  return code
}

/** The newest message in the outbox for this address, optionally of one kind. */
export async function newestMail(app: SignUpApp, email: string, kind?: string) {
  const { sealed, ...mail } = await app.services.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', email)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as string))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { text, html, headers } = openContent(app.services, sealed)
  return { ...mail, body_text: text, body_html: html, headers }
}

/** Keeps cookies as a browser does, without their attributes. */
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
    /** The content of the signed cookies, such as session tokens. */
    tokens: () =>
      [...kept.values()].flatMap(
        (value) => /^([\w-]{32,})\.[\w+/]{43}=$/.exec(decodeURIComponent(value))?.[1] ?? [],
      ),
  }
}

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
