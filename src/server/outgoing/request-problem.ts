/** Why a request of ours got no answer, or none that is taken. */

export type RequestProblemCode =
  /** No address that is asked: its scheme, its port, a user in it. */
  | 'bad_address'
  /** It leads to this machine or a private network. */
  | 'blocked_address'
  /** Nobody has this name. */
  | 'unknown_name'
  /** Refused, or closed before it answered. */
  | 'unreachable'
  /** Its certificate is not for this name, is over, or is vouched for by nobody that we know. */
  | 'untrusted'
  /** Over its time. */
  | 'slow'
  /** Too many bytes after decoding, or too large headers. */
  | 'too_large'
  /** The caller refused the redirect; `cause` says why. */
  | 'stopped'
  /** Too many redirects, from https to http, or to nowhere. */
  | 'bad_redirect'
  /** Broken off, or not what HTTP or its encoding says. */
  | 'broken'
  /** The one who asked gave up. */
  | 'cancelled'

export class RequestProblem extends Error {
  override readonly name = 'RequestProblem'
  readonly code: RequestProblemCode
  constructor(code: RequestProblemCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

/** What undici, zlib, TLS and sockets call it, where it is not what it usually is at that point. */
const CODES: readonly (readonly [pattern: RegExp, code: RequestProblemCode])[] = [
  [/^ENOTFOUND$/, 'unknown_name'],
  [/^UND_ERR_(HEADERS|BODY|CONNECT)_TIMEOUT$|^ETIMEOUT$/, 'slow'], // the second by the resolver
  [/^(UND_ERR_HEADERS|HPE_HEADER)_OVERFLOW$/, 'too_large'],
  [/^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$|^HPE_|^Z_|^ERR_+(BROTLI|ERROR)_/, 'broken'],
  [/^CERT_|^DEPTH_ZERO_|^SELF_SIGNED_|^UNABLE_TO_|^ERR_TLS_CERT/, 'untrusted'],
]

/** `usual`: what any other failure means at this point. */
export function toRequestProblem(error: unknown, usual: RequestProblemCode): RequestProblem {
  if (error instanceof RequestProblem) return error
  const said = error instanceof Error && 'code' in error ? `${error.code}` : ''
  const known = CODES.find(([pattern]) => pattern.test(said))
  return new RequestProblem(known?.[1] ?? usual, { cause: error })
}
