/**
 * Parses the keys of an instance as its operator writes them: one or two keys, each 32 random bytes in base64.
 * Anything that a person could have made up is rejected.
 */

/** 32 bytes in base64, in either alphabet, with or without padding. */
const KEY = /^[\w+/-]{43}=?$/
/** Of 43 random characters about 30 differ; a random key practically never has fewer than this. */
const FEWEST_DIFFERENT = 16
const MOST_KEYS = 2

export const HOW_TO_MAKE_A_KEY = 'make one with: head -c 32 /dev/urandom | base64'

/**
 * Separated by commas, spaces or line breaks. Null if a key is too weak or repeated, there is none, or there are more
 * than two.
 */
export function parseSecretKeys(text: string): string[] | null {
  const keys = text.split(/[\s,]+/).filter(Boolean)
  const isRight = keys.length > 0 && keys.length <= MOST_KEYS && keys.every(isStrong)
  return isRight && new Set(keys).size === keys.length ? keys : null
}

const isStrong = (key: string) => KEY.test(key) && new Set(key).size >= FEWEST_DIFFERENT
