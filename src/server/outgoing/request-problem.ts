/** Why one of our requests got no answer, or an answer we don't accept. */

export type RequestProblemCode =
  /** An address we don't request: wrong scheme or port, or it contains a user name. */
  | 'bad_address'
  /** Leads to this machine or a private network. */
  | 'blocked_address'
  /** The name doesn't exist. */
  | 'unknown_name'
  /** Refused, or closed before it answered. */
  | 'unreachable'
  /** The certificate is for another name, has expired, or isn't signed by an authority we trust. */
  | 'untrusted'
  /** Timed out. */
  | 'slow'
  /** Too many bytes after decoding, or headers that are too large. */
  | 'too_large'
  /** The caller refused the redirect; `cause` says why. */
  | 'stopped'
  /** Too many redirects, from https to http, or to an invalid address. */
  | 'bad_redirect'
  /** Ended early, or violates HTTP or its encoding. */
  | 'broken'
  /** The caller cancelled the request. */
  | 'cancelled'

export class RequestProblem extends Error {
  override readonly name = 'RequestProblem'
  readonly code: RequestProblemCode
  constructor(code: RequestProblemCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

/**
 * Error codes of undici, zlib, TLS and sockets that mean something other than the usual problem at that point.
 */
const CODES: readonly (readonly [pattern: RegExp, code: RequestProblemCode])[] = [
  [/^ENOTFOUND$/, 'unknown_name'],
  [/^UND_ERR_(HEADERS|BODY|CONNECT)_TIMEOUT$|^ETIMEOUT$/, 'slow'], // ETIMEOUT comes from the resolver
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
