/** Why a request of ours got no answer, or none that is taken. */

export type RequestProblemCode =
  /** No address that is asked: its scheme, its port, a user in it. */
  | 'bad_address'
  /** It leads to this machine or a private network. */
  | 'blocked_address'
  /** No such name, refused, closed before it answered. */
  | 'unreachable'
  /** Over its time. */
  | 'slow'
  /** Too many bytes after decoding, or too large headers. */
  | 'too_large'
  /** Whoever asked did not want to be led there; `cause` says why. */
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

/** What undici, zlib and sockets call it, where it is not `unreachable`. */
const CODES: Readonly<Record<string, RequestProblemCode>> = {
  UND_ERR_HEADERS_TIMEOUT: 'slow',
  UND_ERR_BODY_TIMEOUT: 'slow',
  UND_ERR_CONNECT_TIMEOUT: 'slow',
  UND_ERR_HEADERS_OVERFLOW: 'too_large',
  HPE_HEADER_OVERFLOW: 'too_large',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'too_large',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'broken',
}

/** `otherwise` is what an unknown failure means at this point. */
export function toRequestProblem(error: unknown, otherwise: RequestProblemCode): RequestProblem {
  if (error instanceof RequestProblem) return error
  const code = error instanceof Error && 'code' in error ? `${error.code}` : ''
  const known = CODES[code] ?? (/^(HPE_|Z_|ERR__ERROR_|ERR_BROTLI)/.test(code) ? 'broken' : null)
  return new RequestProblem(known ?? otherwise, { cause: error })
}
