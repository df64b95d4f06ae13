/**
 * The hash of a request's body, by which a repetition is recognized. The boundary of a form is left out: every program
 * chooses another one for each request.
 */
import { createHash } from 'node:crypto'
import { readBoundary } from '#work/files/multipart.ts'

export type BodyHash = { take(chunk: Uint8Array): void; digest(): Buffer }

export function createBodyHash(contentType: string | undefined): BodyHash {
  const hash = createHash('sha256')
  const boundary = Buffer.from(readBoundary(contentType ?? null) ?? '')
  hash.update(`${contentType?.split(';')[0]?.trim().toLowerCase() ?? ''}\n`)
  if (boundary.length === 0) {
    return { take: (chunk) => void hash.update(chunk), digest: () => hash.digest() }
  }
  // The end of a chunk may be the beginning of a boundary.
  let held = Buffer.alloc(0)
  return {
    take(chunk) {
      held = Buffer.concat([held, chunk])
      for (let at = held.indexOf(boundary); at >= 0; at = held.indexOf(boundary)) {
        hash.update(held.subarray(0, at)).update('\0')
        held = held.subarray(at + boundary.length)
      }
      const sure = Math.max(0, held.length - boundary.length + 1)
      hash.update(held.subarray(0, sure))
      held = Buffer.from(held.subarray(sure))
    },
    digest: () => hash.update(held).digest(),
  }
}
