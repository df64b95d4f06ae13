/**
 * What a new password must be: long enough, of any characters, and none of those that attackers try first. There are
 * no composition rules: a long sentence in lower case is a good password.
 */
import { entryOf } from '#core/text/entry-of.ts'
import { LEAKED_PASSWORDS } from './leaked-passwords.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from './password-length.ts'
import { COMMON_PASSWORDS } from './password-rule-words.ts'

/** Shorter names occur inside too many words. */
const MIN_OWN_WORD = 4

/** Signs that people type in place of letters. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Rows and columns of keyboards, the alphabet and the digits; matched in both directions. */
const WALKS = [
  '1234567890',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujm',
].flatMap((walk) => [walk, [...walk].reverse().join('')])

/** The future owner of the password, as far as known. */
export type Owner = { email: string | null; name: string | null }

/** Why this cannot be a new password, phrased to follow "The password"; null if it can. */
export function passwordProblem(password: string, owner: Owner): string | null {
  const text = password.normalize('NFKC')
  const length = [...text].length
  if (length < MIN_PASSWORD) return `must have at least ${MIN_PASSWORD} characters`
  if (length > MAX_PASSWORD) return `must have at most ${MAX_PASSWORD} characters`
  if (isOwn(text, owner)) return 'must not be your name or your email address'
  if (isCommon(text)) return 'is too common. Choose another'
  return null
}

function isCommon(text: string): boolean {
  const plain = text.toLowerCase()
  if (LEAKED_PASSWORDS.has(plain)) return true
  if (isRepeated(plain) || isWalk(plain) || isDate(plain)) return true
  const words = [
    plain,
    plain.replace(/[013457@$!]/g, (sign) => entryOf(LOOKALIKES, sign) as string),
  ]
  return words.some((word) => isCommonWord(core(word)) || isCommonWord(core(plain, word)))
}

/** A word from the list, alone or doubled. */
function isCommonWord(word: string): boolean {
  if (COMMON_PASSWORDS.has(word)) return true
  const half = word.slice(0, word.length / 2)
  return half.length >= MIN_OWN_WORD && half + half === word && COMMON_PASSWORDS.has(half)
}

/** `word` without what precedes the first and follows the last letter of `text`. Both have the same length. */
function core(text: string, word = text): string {
  const letters = [...text.matchAll(/\p{L}/gu)]
  const [first, last] = [letters[0], letters.at(-1)]
  if (!first || !last) return ''
  const [start, end] = [first.index, last.index + last[0].length]
  return word.slice(start, end).replace(/[\s._-]/g, '')
}

/** "aaaaaaaa", "12121212", "passpass1": a few characters repeated, possibly cut short. */
function isRepeated(text: string): boolean {
  if (new Set(text).size <= 2) return true
  return [1, 2, 3, 4].some(
    (unit) => text === text.slice(0, unit).repeat(text.length).slice(0, text.length),
  )
}

/** At most two pieces of a keyboard walk, each of at least three keys: "qwertyuiop", "abcd1234", "1qaz2wsx". */
function isWalk(text: string): boolean {
  const onWalk = (piece: string) => piece.length >= 3 && WALKS.some((walk) => walk.includes(piece))
  if (onWalk(text)) return true
  for (let cut = 3; cut <= text.length - 3; cut++) {
    if (onWalk(text.slice(0, cut)) && onWalk(text.slice(cut))) return true
  }
  return false
}

/** A date: eight digits, with or without separators, four of them a year in 1900–2099. */
function isDate(text: string): boolean {
  return /^(?:\d{1,2}[./-]?\d{1,2}[./-]?(?:19|20)\d\d|(?:19|20)\d\d[./-]?\d{1,2}[./-]?\d{1,2})$/.test(
    text,
  )
}

/** The owner's name or address, or one word of them, possibly with digits and signs around it. */
function isOwn(text: string, { email, name }: Owner): boolean {
  const plain = text.toLowerCase()
  const address = email?.normalize('NFKC').toLowerCase() ?? ''
  const [local = '', domain = ''] = address.split('@')
  const words = [
    address,
    local,
    domain,
    ...`${local} ${domain} ${name?.normalize('NFKC').toLowerCase() ?? ''}`.split(/[^\p{L}\p{N}]+/u),
    (name?.normalize('NFKC').toLowerCase() ?? '').replace(/[^\p{L}\p{N}]/gu, ''),
  ]
  const bare = core(plain)
  return words.some(
    (word) => word.length >= MIN_OWN_WORD && (plain === word || bare === core(word)) && word !== '',
  )
}
