/** Compares what somebody sent with a secret, in a time that says nothing about either. */
import { createHash, timingSafeEqual } from 'node:crypto'

export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret)) // digests are equally long, whatever was given
}

const digest = (text: string) => createHash('sha256').update(text).digest()
