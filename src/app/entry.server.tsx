/** Turns a matched route into one complete HTML answer. Loaders await everything, so there is nothing to stream. */
import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { nonceContext, worldContext } from '#app/request/context.ts'
import { Refusal } from '#core/api/refusal.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const html = await render(routerContext, request.url, context.get(nonceContext))
  return new Response(html, { status, headers })
}

/** Called for whatever a loader or action threw. A refusal or a 404 is an answer, not an error. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof Refusal) return
  const { pathname } = new URL(request.url)
  context.get(worldContext).log.error({ err: error, pathname }, 'a page broke')
}

/**
 * React Router streams a page's data behind its markup. Ours is complete before the page is drawn, so both are made as
 * strings: measured, half of what a page costs went into streams and their encoders (docs/decisions/015-pages-as-strings.md).
 */
async function render(context: EntryContext, url: string, nonce: string): Promise<string> {
  const { serverHandoffStream, ...whole } = context
  const state = serverHandoffStream ? await text(serverHandoffStream) : ''
  const page = renderToString(<ServerRouter context={whole} url={url} nonce={nonce} />)
  const controller = 'window.__reactRouterContext.streamController'
  const handoff = `<script nonce="${nonce}">${controller}.enqueue(${inScript(state)});${controller}.close();</script>`
  return `<!DOCTYPE html>${page.replace('</body>', () => `${handoff}</body>`)}`
}

/** A string for a script: nothing in it can end the element or the statement. */
function inScript(value: string) {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
