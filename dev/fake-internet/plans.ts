/** What goes wrong with boards on which days, and what can still be learned from such a board. */

export type Trouble =
  | 'down' // 503
  | 'dropped' // the connection breaks in the middle
  | 'html' // an apology page, with 200
  | 'empty' // a complete answer without any job
  | 'half' // a complete answer without every second job
  | 'cut' // half of an answer, but complete for HTTP
  | 'busy' // 429, for an hour
  | 'pause' // 429 for a second, then the answer
  | 'slow' // a slow answer
  | 'trickle' // an answer that never ends
  | 'huge' // more than the size limit
  | 'charset' // bytes that are invalid in the charset
  | 'mojibake' // a wrong declared charset
  | 'newIds' // the same jobs, all under new ids
  | 'counts' // claims more jobs than it lists
  | 'gone' // 404
  | 'circle' // redirects to itself
  | 'odd' // one item without a title
  | 'forbidden' // robots.txt

export type Plan = readonly (readonly [day: number, trouble: Trouble])[]

/** More days than any simulation has. */
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

/** Nothing the board shows can be believed. */
const SAYS_NOTHING: readonly Trouble[] = [
  ...(['down', 'dropped', 'html', 'cut', 'busy', 'trickle', 'huge', 'charset', 'gone'] as const),
  ...(['circle', 'forbidden', 'empty'] as const),
]
/** What the board lists can be believed, but a missing job means nothing. */
const SAYS_PART: readonly Trouble[] = ['half', 'counts', 'newIds']

export function trustUnder(trouble: Trouble | null): 'everything' | 'part' | 'nothing' {
  if (trouble === null) return 'everything'
  if (SAYS_NOTHING.includes(trouble)) return 'nothing'
  return SAYS_PART.includes(trouble) ? 'part' : 'everything'
}
