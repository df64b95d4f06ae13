/**
 * Where words end. Most files draw their spaces; those that do not are read by the room between letters, and
 * letter-spaced words ("S U M M A RY") by the room being wider than what their letters keep among themselves.
 */
type Spaced = { text: string; size: number; room: number; afterSpace: boolean }

/** Room between letters that is a space, in heights of the type: TeX shrinks its spaces to 0.22. */
const WORD_ROOM = 0.17
/** Room between letters of one word from which they count as letter-spaced. */
const WIDE_ROOM = 0.085

/** For each letter whether a word begins with it. */
export function breaksOf(letters: readonly Spaced[]): boolean[] {
  const usual = spacedRoom(letters)
  return letters.map((letter, i) => {
    if (i === 0) return false
    const room = letter.room / letter.size
    if (usual === null) return letter.afterSpace || room > WORD_ROOM
    return (letter.afterSpace && !usual.isTyped) || room > usual.room * 1.55 + 0.05
  })
}

/** The room that letter-spaced letters keep, in heights of the type; null for letters set as usual. */
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
