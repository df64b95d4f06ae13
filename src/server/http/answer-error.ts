/**
 * The answer to what no route has caught: a problem document for programs, and for a browser that wants a page, one
 * that says the same.
 */
import type { Context } from 'hono'
import { currentRequestId } from '#server/process/request-scope.ts'
import { plainPage } from './plain-page.ts'
import { isForPrograms, type Noting, type ProblemBody, problemResponse } from './problem.ts'
import type { SecurityVariables } from './security.ts'

/** What a page needs of the problem document. */
const KEPT_HEADERS = ['Retry-After', 'RateLimit']

export async function answerError(
  c: Context,
  error: unknown,
  { nonce, ...noting }: Noting & SecurityVariables,
): Promise<Response> {
  const problem = problemResponse(c, error, noting)
  if (!wantsPage(c)) return problem
  const { title, detail, status } = (await problem.json()) as ProblemBody
  const headers = KEPT_HEADERS.flatMap((name) => {
    const value = problem.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return plainPage({
    nonce,
    status,
    title,
    paragraphs: detail === title ? [] : [detail],
    requestId: currentRequestId(),
    headers: Object.fromEntries(headers),
  })
}

/** A form or a link in a browser, not a script of one of our pages. */
const wantsPage = ({ req }: Context) =>
  (req.header('accept') ?? '').includes('text/html') &&
  !isForPrograms(req.path) &&
  !req.path.endsWith('.data')
