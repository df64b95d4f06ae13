/** Our pages ask for everything about accounts in the way programs do, so that the same limits and checks hold. */
import type { RouterContextProvider } from 'react-router'
import { networkContext, worldContext } from '#app/request/context.ts'
import { AUTH_PATH, NETWORK_HEADER } from '#core/account/auth-names.ts'

export type AuthAnswer = {
  ok: boolean
  status: number
  /** Better Auth's name of what was wrong, or ours; null where it went well. */
  code: string | null
  message: string | null
  /** What was wrong with each part of what was sent. */
  problems: readonly { parameter: string; detail: string }[]
  /** How long to wait after too many attempts, in seconds; null where nothing was said. */
  waitSeconds: number | null
  body: unknown
  /** Carries the cookies that were set; hand it on with the page's own answer. */
  headers: Headers
}

type Asking = { request: Request; context: Readonly<RouterContextProvider> }

/** `path` is under AUTH_PATH. With a body it is a POST, without one a GET. */
export async function askAuth(
  { request, context }: Asking,
  path: string,
  body?: object,
): Promise<AuthAnswer> {
  const { askAuth: ask, settings } = context.get(worldContext)
  const headers = new Headers({
    origin: settings.publicUrl,
    [NETWORK_HEADER]: context.get(networkContext),
    ...(body && { 'content-type': 'application/json' }),
  })
  for (const name of ['cookie', 'user-agent']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  const answer = await ask(
    new Request(`${settings.publicUrl}${AUTH_PATH}${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }),
  )
  const said: unknown = await answer.json().catch(() => null)
  // Better Auth says what was wrong in `message`; our own refusals are problem documents.
  const { code, message, detail, errors } = (said ?? {}) as {
    code?: string
    message?: string
    detail?: string
    errors?: AuthAnswer['problems']
  }
  const cookies = new Headers()
  for (const cookie of answer.headers.getSetCookie()) cookies.append('Set-Cookie', cookie)
  const wait = Number.parseInt(answer.headers.get('retry-after') ?? '', 10)
  return {
    ok: answer.ok,
    status: answer.status,
    code: answer.ok ? null : (code ?? 'unknown'),
    message: answer.ok ? null : (message ?? detail ?? null),
    problems: answer.ok ? [] : (errors ?? []),
    waitSeconds: Number.isNaN(wait) ? null : wait,
    body: said,
    headers: cookies,
  }
}
