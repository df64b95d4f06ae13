/** Answers requests of Node's HTTP server by way of the Fetch API. */
import { getRequestListener } from '@hono/node-server'

/**
 * Health checks of proxies often name no host, as HTTP/1.0 allows, but an address needs one. Everything else that names
 * none is refused (`oneHost`).
 */
const UNNAMED_HOST = 'localhost'

export const requestListener = (fetch: Parameters<typeof getRequestListener>[0]) =>
  getRequestListener(fetch, { hostname: UNNAMED_HOST })
