/**
 * Finds word boundaries. Most files draw their spaces. In the others, the distance between letters decides; in
 * letter-spaced words ("S U M M A RY"), the distance beyond the letter-spacing.
 */
type Spaced = { text: string; size: number; room: number; afterSpace: boolean }

/** A wider distance between letters is a space, in font sizes: TeX shrinks its spaces to 0.22. */
const WORD_ROOM = 0.17
/** From this distance, the letters of a word count as letter-spaced. */
const WIDE_ROOM = 0.085

/** For each letter, whether a word begins with it. */
export function breaksOf(letters: readonly Spaced[]): boolean[] {
  const usual = spacedRoom(letters)
  return letters.map((letter, i) => {
    if (i === 0) return false
    const room = letter.room / letter.size
    if (usual === null) return letter.afterSpace || room > WORD_ROOM
    return (letter.afterSpace && !usual.isTyped) || room > usual.room * 1.55 + 0.05
  })
}

/** The letter-spacing in font sizes; null for text without it. */
function spacedRoom(letters: readonly Spaced[]): { room: number; isTyped: boolean } | null {
  const rest = letters.slice(1)
  if (rest.length < 3) return null
  const rooms = rest.map((letter) => letter.room / letter.size).sort((a, b) => a - b)
  const middle = rooms[rooms.length >> 1] as number
  const spaces = rest.filter((letter) => letter.afterSpace).length
  const isTyped = spaces >= rest.length * 0.6 && rest.length >= 4
  if (isTyped) return isSingleLetters(letters) ? { room: middle, isTyped } : null
  return middle > WIDE_ROOM ? { room: middle, isTyped } : null
}

function isSingleLetters(letters: readonly Spaced[]): boolean {
  return letters.every((letter) => [...letter.text].length === 1)
}
