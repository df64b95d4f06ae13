/** People of a test: each signs up through the front door, with the code from their mail. */
import type { TestApp } from './app.ts'

export const PASSWORD = 'quiet-otter-lamp-42'

/** A person with an account, signed in. `request` asks as their browser would. */
export async function signUp(app: TestApp, name = 'Ada Example', email = addressOf(name)) {
  await post(app, '/api/auth/sign-up/email', { name, email, password: PASSWORD })
  const answer = await post(app, '/api/auth/email-otp/verify-email', {
    email,
    otp: await codeFor(app, email),
  })
  if (!answer.ok) throw new Error(`${email} could not be verified: ${await answer.text()}`)
  const jar = cookieJar()
  jar.take(answer)
  const { id } = await app.world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

  const request = async (path: string, init: RequestInit = {}) => {
    const answered = await app.request(path, {
      ...init,
      headers: { cookie: jar.header(), 'sec-fetch-site': 'same-origin', ...init.headers },
    })
    jar.take(answered)
    return answered
  }
  return {
    id,
    name,
    email,
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
  }
}

/** The newest code of six digits that was sent there. */
export async function codeFor(app: TestApp, email: string): Promise<string> {
  const code = /^\d{6}$/m.exec((await newestMail(app, email)).body_text)?.[0]
  if (!code) throw new Error(`the newest mail to ${email} has no code`)
  return code
}

/** The newest message in the outbox for that address. */
export function newestMail(app: TestApp, email: string) {
  return app.world.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

function post(app: TestApp, path: string, body: object) {
  return app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  })
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
  }
}

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
