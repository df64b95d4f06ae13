/**
 * Cookies in which a browser keeps something for a visitor without an account: readable by our server alone, and only
 * from our own pages. With TLS, the `__Host-` prefix binds them to this host.
 */

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')
const nameOf = (name: string, publicUrl: string) => (isSecure(publicUrl) ? `__Host-${name}` : name)

/** The value; null if the browser has none. */
export function browserCookie(request: Request, name: string, publicUrl: string): string | null {
  const begin = `${nameOf(name, publicUrl)}=`
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  const found = cookies.find((cookie) => cookie.startsWith(begin))
  return found === undefined ? null : found.slice(begin.length)
}

/** For a Set-Cookie header. */
export const toBrowserCookie = (
  { name, value, days }: { name: string; value: string; days: number },
  publicUrl: string,
) =>
  [
    `${nameOf(name, publicUrl)}=${value}`,
    'Path=/',
    `Max-Age=${days * 86_400}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(publicUrl) ? ['Secure'] : []),
  ].join('; ')

/** Links and images on other sites must not change what is kept. The next request from our own pages does. */
export const isFromElsewhere = (request: Request) =>
  /^(?:cross|same)-site$/.test(request.headers.get('sec-fetch-site') ?? '')
