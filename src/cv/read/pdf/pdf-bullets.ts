/**
 * List markers. Round and square ones have no other meaning at the beginning of a line. Dashes, stars and letters do,
 * so they count only before a space.
 */
const SURE =
  /^[\u2022\u2023\u2043\u204c\u204d\u2219\u25a0\u25a1\u25aa\u25ab\u25b6\u25b8\u25ba\u25c6\u25c7\u25c8\u25c9\u25cb\u25cf\u25d8\u25e6\u25fc\u25fd\u25fe\u2666\u27a2\u27a4\u2794\u2192\u21d2\u2713\u2714\u2726\u2605\u2756\u29bf\u29be\u00b7\u2b24\u2b25\u2b29\u276f\u203a\u00bb\u2736]$/u
const PERHAPS = /^[-\u2010-\u2015\u2212*+~>o\u00a4\u00a7]$/u

/** Round and square markers need no space after them. */
export function isSureBullet(text: string): boolean {
  return SURE.test(text)
}

/** `next.before` is the letter after the mark, needed for marks that could be words. */
export function isBulletLetter(
  text: string,
  next?: {
    before: { text: string; afterSpace: boolean; room: number; size: number; font: string }
  },
): boolean {
  if (SURE.test(text)) return true
  if (!next || !PERHAPS.test(text)) return false
  const { text: word, afterSpace, room, size } = next.before
  if (!afterSpace && room < 0.3 * size) return false
  if (text === '+') return !/[\d(]/.test(word)
  if (text === 'o') return room > 0.5 * size
  return true
}
