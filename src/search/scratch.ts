/** Memory that each search writes and leaves, one place a row, kept so that a search allocates little. */
import { withRoom } from './growing.ts'

export type Scratch = {
  /** Rows that match so far. */
  matches: Int32Array
  /** Rows that one word was found in. */
  touched: Int32Array
  /** How well the word at hand meets each row; zero everywhere between words. */
  strength: Float64Array
  /** How well the text meets each row; means something only for rows among the matches. */
  score: Float64Array
  /** What the page is ordered by, where that is no column. */
  key: Float64Array
}

export const createScratch = (): Scratch => ({
  matches: new Int32Array(256),
  touched: new Int32Array(256),
  strength: new Float64Array(256),
  score: new Float64Array(256),
  key: new Float64Array(256),
})

export function fitScratch(scratch: Scratch, rows: number) {
  scratch.matches = withRoom(scratch.matches, rows)
  scratch.touched = withRoom(scratch.touched, rows)
  scratch.strength = withRoom(scratch.strength, rows)
  scratch.score = withRoom(scratch.score, rows)
  scratch.key = withRoom(scratch.key, rows)
}
