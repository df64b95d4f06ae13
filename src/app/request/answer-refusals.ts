/**
 * Turns the refusals of pages into responses. React Router hides thrown errors from the browser, but refusals are meant
 * to be read. So every loader, action and middleware of the build is wrapped: a refusal leaves as a status and a body
 * that the error page understands. A bug leaves as the id of its request, under which it is logged.
 */
import {
  type ActionFunctionArgs,
  data,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import { toWriteRefusal } from '#store/write-refused.ts'
import { requestIdContext } from './context.ts'
import { expectForm } from './expect-form.ts'
import { logPageError } from './log-page-error.ts'
import type { Broke, Refused } from './refused.ts'

/** Returns the build with its loaders, actions and middleware wrapped. The server calls this once. */
export function answerRefusals(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, middleware } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: answering(loader) }),
      action: answering(onlyByPost(route.module)),
      ...(middleware && { middleware: middleware.map(answering) }),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

type Module = Pick<NonNullable<ServerBuild['routes'][string]>['module'], 'loader' | 'action'>

/** The action for POST. Other methods are refused, unless the page itself answers 404. */
function onlyByPost({ loader, action }: Module) {
  return async (args: ActionFunctionArgs) => {
    const { request } = args
    if (action && request.method === 'POST') {
      expectForm(request)
      return action(args)
    }
    const { url, headers, signal } = request
    try {
      await loader?.({ ...args, request: new Request(url, { method: 'HEAD', headers, signal }) })
    } catch (thrown) {
      if (isNotFound(thrown)) throw thrown
    }
    throw new Refusal('method_not_allowed')
  }
}

const isNotFound = (thrown: unknown) =>
  thrown instanceof Refusal
    ? REFUSALS[thrown.code].status === 404
    : (thrown as { init?: ResponseInit | null } | null)?.init?.status === 404

function answering<Args extends unknown[], Result>(handle: (...args: Args) => Result) {
  return async (...args: Args) => {
    try {
      return await handle(...args)
    } catch (thrown) {
      const error = toWriteRefusal(thrown)
      if (!(error instanceof Refusal)) throw isAnswer(error) ? error : toBroke(error, args[0])
      const { code, message, problems } = error
      const { status } = REFUSALS[code]
      const requestId = status < 500 ? null : requestIdOf(args[0])
      throw data<Refused>({ refused: code, message, problems, requestId }, { status })
    }
  }
}

/** A response that a page threw on purpose: a redirect, a 404. */
const isAnswer = (thrown: unknown) =>
  thrown instanceof Response ||
  isRouteErrorResponse(thrown) ||
  (thrown as { type?: string } | null)?.type === 'DataWithResponseInit'

type PageArgs = { request: Request; context: Readonly<RouterContextProvider> }

const requestIdOf = (args: unknown) => (args as PageArgs).context.get(requestIdContext)

/** Logs a bug of a page, once. Without an id the error is left to React Router, which hides it. */
function toBroke(error: unknown, args: unknown): unknown {
  const { request, context } = args as PageArgs
  const broke = context.get(requestIdContext)
  if (broke === null) return error
  logPageError(error, { request, context })
  return data<Broke>({ broke }, { status: 500 })
}
