/** What goes wrong with boards on which days, and what can be learned from a board all the same. */

export type Trouble =
  | 'down' // 503
  | 'dropped' // the connection breaks in the middle
  | 'html' // a page that says sorry, with 200
  | 'empty' // a whole answer without a job
  | 'half' // a whole answer without every second job
  | 'cut' // the beginning of an answer, well ended for HTTP
  | 'busy' // 429, for an hour
  | 'pause' // 429 for a second, then the answer
  | 'slow' // an answer that takes its time
  | 'trickle' // an answer that never ends
  | 'huge' // more than may be read
  | 'charset' // bytes that are not of the charset
  | 'mojibake' // the charset that is declared is not the one
  | 'newIds' // the same jobs, all under new ids
  | 'counts' // says that there are more jobs than it lists
  | 'gone' // 404
  | 'circle' // redirects to itself
  | 'odd' // one item without a title
  | 'forbidden' // robots.txt

export type Plan = readonly (readonly [day: number, trouble: Trouble])[]

/** More days than anybody simulates. */
const DAYS = 60

export const FORBIDDEN: Plan = Array.from({ length: DAYS }, (_, day) => [day, 'forbidden'] as const)

export const PLANS: readonly Plan[] = [
  [],
  [
    [1, 'down'],
    [2, 'down'],
  ],
  [[2, 'html']],
  [
    [2, 'empty'],
    [3, 'empty'],
  ],
  [[3, 'cut']],
  [[1, 'busy']],
  [[2, 'pause']],
  [[1, 'slow']],
  [[2, 'trickle']],
  [[3, 'huge']],
  [[2, 'charset']],
  [[1, 'mojibake']],
  [
    [3, 'newIds'],
    [4, 'newIds'],
  ],
  [[2, 'half']],
  [
    [1, 'counts'],
    [4, 'counts'],
  ],
  [[4, 'gone']],
  [[2, 'circle']],
  [[3, 'odd']],
  [[5, 'dropped']],
]

/** The board says nothing that could be believed. */
const SAYS_NOTHING: readonly Trouble[] = [
  ...(['down', 'dropped', 'html', 'cut', 'busy', 'trickle', 'huge', 'charset', 'gone'] as const),
  ...(['circle', 'forbidden', 'empty'] as const),
]
/** What is on it can be believed, and what is not says nothing. */
const SAYS_PART: readonly Trouble[] = ['half', 'counts', 'newIds']

export function saidUnder(trouble: Trouble | null): 'everything' | 'part' | 'nothing' {
  if (trouble === null) return 'everything'
  if (SAYS_NOTHING.includes(trouble)) return 'nothing'
  return SAYS_PART.includes(trouble) ? 'part' : 'everything'
}
