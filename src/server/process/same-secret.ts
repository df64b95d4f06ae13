/** Compares a given value with a secret in constant time. */
import { createHash, timingSafeEqual } from 'node:crypto'

export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret)) // digests are equally long, whatever was given
}

const digest = (text: string) => createHash('sha256').update(text).digest()
