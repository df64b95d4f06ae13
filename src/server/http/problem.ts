/** Refusals and bugs as RFC 9457 problem documents: the only error format of the API. */
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { REFUSALS, RETRY_AFTER_SECONDS, Refusal, type RefusalCode } from '#core/api/refusal.ts'
import { currentRequestId } from '#server/process/request-scope.ts'
import { toWriteRefusal } from '#store/write-refused.ts'
import type { SecurityEvents } from '#work/use-case/security-events.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** The answer to anything that was thrown. A bug is logged once, here; its cause isn't sent. */
export function problemResponse(c: Context, error: unknown, noting: Noting): Response {
  const cause = wasCutOff(c) ? new Refusal('upload_stopped') : error
  return problemOf(c.req.path, cause, noting)
}

/** Where bugs and refused input are noted. */
export type Noting = Pick<Services, 'log'> & { events: Pick<SecurityEvents, 'note'> | null }

/** Refusals that a browser on our own pages hardly ever causes (ASVS 16.3.3). */
const PROBING: ReadonlySet<RefusalCode> = new Set([
  'body_not_json',
  'invalid_body',
  'invalid_text',
  'foreign_origin',
  'wrong_host',
  'unclear_host',
])

/** Whether the client disconnected before sending the whole body: then a read error isn't a bug. */
function wasCutOff({ env }: Context<{ Bindings: Partial<HttpBindings> }>): boolean {
  const incoming = env?.incoming
  return Boolean(incoming?.destroyed && !incoming.complete)
}

export function problemOf(path: string, thrown: unknown, { log, events }: Noting): Response {
  const error = toWriteRefusal(thrown)
  if (error instanceof Refusal) {
    const { status } = REFUSALS[error.code]
    const { message } = error
    if (PROBING.has(error.code) && !isTypingMistake(error))
      events?.note('input_refused', { code: error.code, path: pathToLog(path) })
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
  log.error({ err: error, path: pathToLog(path) }, 'a request broke')
  const id = currentRequestId()
  return problem(path, {
    status: 500,
    code: 'broken',
    title: 'Something broke on our side.',
    detail: `The error has been logged${id === null ? '' : ` as ${id}`}. Try again in a moment.`,
    errors: [],
    retryAfterSeconds: null,
    details: {},
  })
}

/** A form field that a person filled in with a text that is not accepted: no sign of probing. */
const isTypingMistake = ({ problems }: Refusal) =>
  problems.length > 0 &&
  problems.every(
    ({ parameter, message }) =>
      /^(?:name|email|newEmail|password|newPassword|code|otp)$/.test(parameter) &&
      !message.startsWith('Invalid input'),
  )

/** The address of a calendar or an alert's feed is itself the key to it. */
export const pathToLog = (path: string) => path.replace(/^(\/(?:calendar|alerts\/feed)\/).*/s, '$1')

/** Whether an address is only answered with problem documents. */
export const isForPrograms = (path: string) => /^\/(?:api|mcp|oauth2)(?:\/|$)/.test(path)

/** The members of every problem document; RFC 9457. */
export type ProblemBody = { title: string; status: number; detail: string; code: string }

type Body = {
  status: number
  code: RefusalCode | 'broken'
  title: string
  detail: string
  errors: { parameter: string; detail: string }[]
  retryAfterSeconds: number | null
  /** What the client needs to continue. */
  details: Refusal['details']
}

function problem(
  path: string,
  { status, code, title, detail, errors, retryAfterSeconds, details }: Body,
) {
  const requestId = currentRequestId()
  const body = {
    type: 'about:blank',
    title,
    status,
    detail,
    instance: path,
    code,
    ...(requestId !== null && { requestId }),
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
      // draft-ietf-httpapi-ratelimit-headers-11. Which limit it was may tell about accounts, so it has no policy.
      ...(status === 429 && { RateLimit: `"default";r=0;t=${retryAfterSeconds ?? 0}` }),
    },
  })
}
