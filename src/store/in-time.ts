/** A limit on a wait. */

export const LATE = Symbol('late')

/**
 * What `promise` becomes, or LATE after `ms`. When our own event loop stood still for that long, an answer that lies
 * in the socket by then is in time: sockets are read once more before the wait is over.
 */
export function inTime<T>(ms: number, promise: Promise<T>): Promise<T | typeof LATE> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => resolve(LATE)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
