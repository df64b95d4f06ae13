/** A request that a button on a job makes of our API, also while the page is being left. */

/** Null when the server could not be reached. */
export async function ask(method: string, path: string, body?: object): Promise<Response | null> {
  return fetch(path, {
    method,
    keepalive: true,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => null)
}
