/** Logs a bug of a page, with its path but not its query. A request that the visitor ended is no bug. */
import type { RouterContextProvider } from 'react-router'
import { servicesContext } from './context.ts'

export function logPageError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return
  const { pathname } = new URL(request.url)
  context.get(servicesContext).log.error({ err: error, pathname }, 'page failed')
}
