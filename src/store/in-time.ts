/** A time limit for a promise. */

export const LATE = Symbol('late')

/**
 * The result of `promise`, or LATE after `ms`. If our own event loop was blocked that long, an answer already in the
 * socket still counts as in time: sockets are read once more before giving up.
 */
export function inTime<T>(ms: number, promise: Promise<T>): Promise<T | typeof LATE> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => resolve(LATE)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
