import { expect, test } from 'vitest'
import { boardsToTake, type DueBoard } from './board-lanes.ts'

const LIMITS: Readonly<Record<string, number>> = { fast: 4, slow: 1, feed: 1 }

/** "fast/a@3" is a board of the source `fast` on the host `a`, to be read by minute 3. */
function board(text: string, id = 0): DueBoard {
  const [, source = '', lane = '', minute = '0'] = /^(\w+)\/(\w+)(?:@(\d+))?$/.exec(text) ?? []
  return { id, source, lane, turnAt: new Date(Number(minute) * 60_000) }
}

const nameOf = ({ source, lane, turnAt }: DueBoard) =>
  `${source}/${lane}@${turnAt.getTime() / 60_000}`

test.each([
  ['nothing is due', [], [], []],
  ['the earliest turn comes first', ['fast/a@2', 'fast/a@1'], [], ['fast/a@1', 'fast/a@2']],
  ['a full lane gets no board', ['slow/a@1'], ['slow/a'], []],
  ['a lane that is full for another source too', ['slow/a@1'], ['fast/a'], []],
  ['another lane of the same source is free', ['slow/b@1'], ['slow/a'], ['slow/b@1']],
  [
    'an idle source comes before a busy one, however late',
    ['fast/a@1', 'slow/b@9'],
    ['fast/a'],
    ['slow/b@9', 'fast/a@1'],
  ],
  [
    'of two busy sources, the one with more room comes first',
    ['fast/a@9', 'feed/y@1'],
    ['fast/a', 'fast/a', 'feed/x'],
    ['fast/a@9', 'feed/y@1'],
  ],
  [
    'a lane that is over its limit, lowered since, gets none',
    ['slow/a@1'],
    ['slow/a', 'slow/a'],
    [],
  ],
])('%s', (_, due, reading, taken) => {
  const result = boardsToTake(
    due.map((text, index) => board(text, index)),
    reading.map((text) => board(text)),
    (source) => LIMITS[source] ?? 0,
  )
  expect(result.map(nameOf)).toEqual(taken)
})

test('sixteen slots are shared so that every source with due boards gets one, and none more than it bears', () => {
  const due = ['fast/a', 'slow/b', ...'cdefgh'.split('').map((lane) => `feed/${lane}`)].flatMap(
    (name, at) => Array.from({ length: 20 }, (_, index) => board(name, at * 100 + index)),
  )
  const reading: DueBoard[] = []
  for (let slot = 0; slot < 16; slot++) {
    const left = due.filter((one) => !reading.includes(one))
    const next = boardsToTake(left, reading, (source) => LIMITS[source] ?? 0)[0]
    if (next) reading.push(next)
  }
  const counts = Map.groupBy(reading, ({ source }) => source)
  expect([...counts].map(([source, { length }]) => [source, length])).toEqual([
    ['fast', 4],
    ['slow', 1],
    ['feed', 6],
  ])
})
