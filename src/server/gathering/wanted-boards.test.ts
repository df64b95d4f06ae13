import { expect, test } from 'vitest'
import { type Wanted, wantedBoards } from './wanted-boards.ts'

test('concurrent workers never ask for a board that another has taken', async () => {
  const asked: Wanted[] = []
  const takeNext = wantedBoards(
    new Map([
      [1, false],
      [2, true],
      [3, false],
    ]),
    async (wanted) => {
      asked.push(wanted)
      const [id] = wanted.only
      return id === undefined ? null : { board: { id } }
    },
  )
  const taken = await Promise.all([takeNext(), takeNext(), takeNext(), takeNext()])
  expect(taken.map((one) => one?.board.id)).toEqual([1, 2, 3, undefined])
  expect(asked).toEqual([
    { only: [1, 2, 3], evenPaused: [2] },
    { only: [2, 3], evenPaused: [2] },
    { only: [3], evenPaused: [] },
    { only: [], evenPaused: [] },
  ])
})

test('a board that could not be taken is asked for again', async () => {
  let isAway = true
  const takeNext = wantedBoards(new Map([[1, true]]), async ({ only }) => {
    if (isAway) throw new Error('the database is away')
    return { board: { id: only[0] ?? 0 } }
  })
  await expect(takeNext()).rejects.toThrow('away')
  isAway = false
  expect(await takeNext()).toEqual({ board: { id: 1 } })
})
