/** Pages behind links in emails: the address has a signed token, which replaces signing in. */

/** The address is a credential, so it must not be cached or sent as a referrer. */
export const linkHeaders = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
})

export const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''
