/** Turns a matched route into one complete HTML answer. Loaders await everything, so there is nothing to stream. */
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { Refusal } from '#core/refusal.ts'
import { nonceContext, worldContext } from './context.ts'

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

function render(context: EntryContext, url: string, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough()
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={context} url={url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          text(body).then(resolve, reject)
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
  })
}
