/** Refusals and bugs as RFC 9457 problems: the API's one way to say no. */
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { REFUSALS, RETRY_AFTER_SECONDS, Refusal, type RefusalCode } from '#core/api/refusal.ts'
import { toWriteRefusal } from '#store/write-refused.ts'
import type { Log } from '#work/world/world.ts'

/** The answer for anything that was thrown. A bug is logged once, here, and its cause stays with us. */
export function problemResponse(c: Context, error: unknown, log: Log): Response {
  const cause = wasCutOff(c) ? new Refusal('upload_stopped') : error
  return problemOf(c.req.path, cause, log)
}

/** Whether the sender went away before the body had come: whatever reading it threw is no bug. */
function wasCutOff({ env }: Context<{ Bindings: Partial<HttpBindings> }>): boolean {
  const incoming = env?.incoming
  return Boolean(incoming?.destroyed && !incoming.complete)
}

export function problemOf(path: string, thrown: unknown, log: Log): Response {
  const error = toWriteRefusal(thrown)
  if (error instanceof Refusal) {
    const { status, message } = REFUSALS[error.code]
    const detail = error.problems.map((it) => `${it.parameter} ${it.message}`).join('; ') || message
    const errors = error.problems.map((it) => ({ parameter: it.parameter, detail: it.message }))
    const { retryAfterSeconds, details } = error
    return problem(path, {
      status,
      code: error.code,
      title: message,
      detail,
      errors,
      retryAfterSeconds: retryAfterSeconds ?? RETRY_AFTER_SECONDS[status] ?? null,
      details,
    })
  }
  log.error({ err: error, path }, 'a request broke')
  return problem(path, {
    status: 500,
    code: 'broken',
    title: 'Something broke on our side.',
    detail: 'It has been logged. Please try again in a moment.',
    errors: [],
    retryAfterSeconds: null,
    details: {},
  })
}

type Body = {
  status: number
  code: RefusalCode | 'broken'
  title: string
  detail: string
  errors: { parameter: string; detail: string }[]
  retryAfterSeconds: number | null
  /** What the other side needs to go on. */
  details: Refusal['details']
}

function problem(
  path: string,
  { status, code, title, detail, errors, retryAfterSeconds, details }: Body,
) {
  const body = {
    type: 'about:blank',
    title,
    status,
    detail,
    instance: path,
    code,
    ...(errors.length > 0 && { errors }),
    ...details,
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...(retryAfterSeconds !== null && { 'Retry-After': `${retryAfterSeconds}` }),
    },
  })
}
