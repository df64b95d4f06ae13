/**
 * Renders a matched route to one complete HTML response, whose body is in `renderedContext`. Loaders await everything, so
 * nothing needs to stream.
 */
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
import { type Bytes, splitBytes, toUtf8 } from '#app/request/utf8.ts'
import { type KeepMarkup, KeepMarkupContext } from '#app/ui/kept.tsx'
import { createMarkupKeeper } from '#app/ui/markup-keeper.ts'
import { Refusal } from '#core/api/refusal.ts'

/** Some two thousand cards. */
const MAX_KEPT_BYTES = 16 * 2 ** 20

/** Unused in development, where components change while the server runs. */
const keeper = createMarkupKeeper(MAX_KEPT_BYTES)

const DOCTYPE = Buffer.from('<!DOCTYPE html>')
const NOTHING = Buffer.alloc(0)

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
 * React Router streams a page's data after its markup. Our data is complete before rendering, so both are written at
 * once: streams and their encoders took half the cost of a page (docs/decisions/015-pages-as-strings.md).
 */
async function render(context: EntryContext, url: string, nonce: string): Promise<Bytes> {
  const { serverHandoffStream, ...whole } = context
  const state = serverHandoffStream ? await readText(serverHandoffStream) : ''
  const controller = 'window.__reactRouterContext.streamController'
  const handoff = `<script nonce="${nonce}">${controller}.enqueue(${inScript(state)});${controller}.close();</script>`
  // Nobody else can write this into a page, because nobody knows the nonce.
  const slot = `<!--${nonce}-->`
  const kept: Bytes[] = []
  const keep: KeepMarkup = (key, part) => {
    kept.push(keeper(key, part))
    return slot
  }
  const page = renderToString(
    <KeepMarkupContext value={import.meta.env.PROD ? keep : null}>
      <ServerRouter context={whole} url={url} nonce={nonce} />
    </KeepMarkupContext>,
  )
  const parts = splitBytes(toUtf8(page), Buffer.from(slot)).flatMap((part, at) => [
    part,
    kept[at] ?? NOTHING,
  ])
  const [last = NOTHING] = parts.splice(-2)
  const end = last.lastIndexOf('</body>')
  return Buffer.concat([
    DOCTYPE,
    ...parts,
    last.subarray(0, end),
    toUtf8(handoff),
    last.subarray(end),
  ])
}

/** React Router writes it in one piece. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(read.value)
  }
  return Buffer.concat(pieces).toString()
}

/** A string literal for an inline script, escaped so that it cannot close the script element or the statement. */
function inScript(value: string) {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
