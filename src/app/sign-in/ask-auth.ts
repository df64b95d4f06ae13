/** Our pages call the auth API as programs do, so that the same limits and checks apply. */
import type { RouterContextProvider } from 'react-router'
import { networkContext, servicesContext } from '#app/request/context.ts'
import { AUTH_PATH, NETWORK_HEADER } from '#core/account/auth-names.ts'

export type AuthAnswer = {
  ok: boolean
  status: number
  /** Better Auth's error code, or ours; null on success. */
  code: string | null
  message: string | null
  /** The problem of each field that was sent. */
  problems: readonly { parameter: string; detail: string }[]
  /** How long to wait after too many attempts, in seconds; null if not stated. */
  waitSeconds: number | null
  body: unknown
  /** The cookies that were set. Pass them on with the page's own response. */
  headers: Headers
}

type Asking = { request: Request; context: Readonly<RouterContextProvider> }

/** `path` is under AUTH_PATH. Sends a POST if there is a body, otherwise a GET. */
export async function askAuth(
  { request, context }: Asking,
  path: string,
  body?: object,
): Promise<AuthAnswer> {
  const { askAuth: ask, settings } = context.get(servicesContext)
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
  // Better Auth puts the error into `message`; our own refusals are problem documents.
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
