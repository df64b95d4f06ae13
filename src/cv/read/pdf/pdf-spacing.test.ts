import { expect, test } from 'vitest'
import { breaksOf } from './pdf-spacing.ts'

/**
 * "|" is a distance of `wide`, "_" a drawn space, any other character is a letter at distance `near`; in font sizes.
 */
function read(drawn: string, { near, wide }: { near: number; wide: number }): string {
  const letters: { text: string; size: number; room: number; afterSpace: boolean }[] = []
  let [room, afterSpace] = [0, false]
  for (const sign of drawn) {
    if (sign === '|') room = wide
    else if (sign === '_') [room, afterSpace] = [wide, true]
    else {
      letters.push({ text: sign, size: 10, room: 10 * (room || near), afterSpace })
      ;[room, afterSpace] = [0, false]
    }
  }
  const breaks = breaksOf(letters)
  return letters.map(({ text }, i) => `${breaks[i] ? ' ' : ''}${text}`).join('')
}

test.each([
  ['words with drawn spaces', 'Work_here', { near: 0, wide: 0.25 }, 'Work here'],
  ['words separated without a space', 'Work|here', { near: 0, wide: 0.24 }, 'Work here'],
  ['kerning', 'To|p', { near: 0, wide: 0.1 }, 'Top'],
  ['letter-spacing by style', 'WORK_HERE', { near: 0.25, wide: 0.75 }, 'WORK HERE'],
  ['letter-spacing without spaces', 'WORK|HERE', { near: 0.3, wide: 0.9 }, 'WORK HERE'],
  ['spaces typed between letters', 'S_U_M_M_A_R_Y', { near: 0, wide: 0.28 }, 'SUMMARY'],
  ['all but one pair typed apart', 'S_U_M_M_A_RY', { near: 0, wide: 0.28 }, 'SUMMARY'],
  ['single letters that are words', 'R_&_D', { near: 0, wide: 0.25 }, 'R & D'],
])('%s', (_, drawn, rooms, text) => {
  expect(read(drawn, rooms)).toBe(text)
})
