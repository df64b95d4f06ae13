/**
 * Renders a matched route to one complete HTML response, whose body is in `renderedContext`. Loaders await everything, so
 * nothing needs to stream.
 */
import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { nonceContext, renderedContext, requestIdContext } from '#app/request/context.ts'
import { logPageError } from '#app/request/log-page-error.ts'
import type { Broke } from '#app/request/refused.ts'
import { KeepMarkupContext } from '#app/ui/kept.tsx'
import { createMarkupKeeper } from '#app/ui/markup-keeper.ts'
import { Refusal } from '#core/api/refusal.ts'

/** Some thousand cards, in 8 to 16 MB. */
const MAX_KEPT_CHARS = 8_000_000

/** In development components change while the server runs. */
const keepMarkup = import.meta.env.PROD ? createMarkupKeeper(MAX_KEPT_CHARS) : null

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = context.get(nonceContext)
  const html = await render(routerContext, request.url, nonce).catch((error: unknown) => {
    throw toBroke(error, { request, context })
  })
  context.get(renderedContext).html = html
  return new Response(null, { status, headers })
}

/** Logs what a loader or action threw. A refusal or a 404 is a response, not an error. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (isRouteErrorResponse(error) || error instanceof Refusal || error instanceof Response) return
  logPageError(error, { request, context })
}

/** A component that threw while rendering: the page that React Router shows instead names the request. */
function toBroke(
  error: unknown,
  args: { request: Request; context: Readonly<RouterContextProvider> },
): unknown {
  const broke = args.context.get(requestIdContext)
  if (broke === null) return error
  logPageError(error, args)
  return Response.json({ broke } satisfies Broke, { status: 500 })
}

/**
 * React Router streams a page's data after its markup. Our data is complete before rendering, so both are built as
 * strings: streams and their encoders took half the cost of a page (docs/decisions/015-pages-as-strings.md).
 */
async function render(context: EntryContext, url: string, nonce: string): Promise<string> {
  const { serverHandoffStream, ...whole } = context
  const state = serverHandoffStream ? await text(serverHandoffStream) : ''
  const page = renderToString(
    <KeepMarkupContext value={keepMarkup}>
      <ServerRouter context={whole} url={url} nonce={nonce} />
    </KeepMarkupContext>,
  )
  const controller = 'window.__reactRouterContext.streamController'
  const handoff = `<script nonce="${nonce}">${controller}.enqueue(${inScript(state)});${controller}.close();</script>`
  const end = page.lastIndexOf('</body>')
  return `<!DOCTYPE html>${page.slice(0, end)}${handoff}${page.slice(end)}`
}

/** A string literal for an inline script, escaped so that it cannot close the script element or the statement. */
function inScript(value: string) {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
