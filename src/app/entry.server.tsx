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

/** The page's data as the text of an element: as a string of a script, every quotation mark would be escaped again. */
const STATE_BEGIN = Buffer.from('<script type="application/json">')
/** By its position: an id could also be in a text of strangers. */
const HAND_OVER =
  '{const c=window.__reactRouterContext.streamController;c.enqueue(document.currentScript.previousElementSibling.textContent);c.close()}'
const LESS_THAN = '<'.charCodeAt(0)

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
  const state = serverHandoffStream ? await readBytes(serverHandoffStream) : NOTHING
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
    STATE_BEGIN,
    inElement(state),
    Buffer.from(`</script><script nonce="${nonce}">${HAND_OVER}</script>`),
    last.subarray(end),
  ])
}

async function readBytes(stream: ReadableStream<Uint8Array>): Promise<Bytes> {
  const pieces: Uint8Array[] = []
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(read.value)
  }
  return Buffer.concat(pieces)
}

/**
 * The data cannot close its element or open a comment: without `<` there is no tag. In JSON, `<` occurs in strings only.
 * In UTF-8 its byte is no part of another character, so bytes can be read as Latin-1.
 */
const inElement = (json: Bytes): Bytes =>
  json.includes(LESS_THAN)
    ? Buffer.from(json.toString('latin1').replaceAll('<', '\\u003c'), 'latin1')
    : json
