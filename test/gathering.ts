/** Boards for tests: a source that says what the test put on its boards, and runs of them with the app's clock. */
import type { Listing } from '#core/job/listing.ts'
import type { Found, Source } from '#sources/source/source.ts'
import type { RunResult } from '#store/runs.ts'
import { addBoards } from '#work/gathering/change-boards.ts'
import { type GatherWorld, gatherBoard } from '#work/gathering/gather-board.ts'
import { takeBoard } from '#work/gathering/take-board.ts'
import type { TestApp } from './app.ts'
import { listing } from './makers.ts'

/** What a run of the board meets: items, or the error that it ends with. */
export type OnBoard = (Found | Error)[]

export function fakeSource(given: Partial<Source> = {}) {
  const boards = new Map<string, OnBoard>()
  const source: Source = {
    name: 'greenhouse',
    title: 'Greenhouse',
    kind: 'employer',
    lists: 'whole',
    runsDays: null,
    isOneAnswer: true,
    terms: { url: null, credit: null, offBecause: null, leastMinutes: 30, delayHours: 0 },
    needs: [],
    onlyBoard: null,
    page: (token) => `https://boards.example/${token}`,
    async *gather(token, { isKnown }) {
      for (const item of boards.get(token) ?? []) {
        if (item instanceof Error) throw item
        const isSame = 'stamp' in item && item.stamp && isKnown(item.listing.id, item.stamp)
        yield isSame ? { same: item.listing.id } : item
      }
    },
    ...given,
  }
  return { source, put: (token: string, items: OnBoard) => void boards.set(token, items) }
}

/** A listing as a board says it: its title and text are its own, so that it is like no other. */
export function found(id: string, given: Partial<Listing> = {}, stamp?: string): Found {
  const own = listing({
    title: `Engineer of ${id}`,
    url: `https://acme.example/jobs/${id}`,
    applyUrl: null,
    ...given,
    id,
  }) as Listing
  return stamp === undefined ? { listing: own } : { listing: own, stamp }
}

/** Reads one board of the source as often as the test says. */
export async function gathering(
  app: TestApp,
  {
    fake = fakeSource(),
    token = 'acme',
    company = null,
    world = app.world,
  }: {
    fake?: ReturnType<typeof fakeSource>
    token?: string
    company?: string | null
    world?: GatherWorld
  } = {},
) {
  const { source } = fake
  await addBoards(app.world, [{ source: source.name, token, company }])
  const { id } = await app.world.db
    .selectFrom('boards')
    .select('id')
    .where('source', '=', source.name)
    .where('token', '=', token)
    .executeTakeFirstOrThrow()
  return {
    id,
    put: (items: OnBoard) => fake.put(token, items),
    async run(
      items?: OnBoard,
      validators: Record<string, string> | null = null,
    ): Promise<RunResult> {
      if (items) fake.put(token, items)
      const taken = await takeBoard(app.world, { sources: [source.name], only: [id] })
      if (!taken) throw new Error('the board could not be taken')
      const result = await gatherBoard(world, taken, source, {
        get: () => Promise.reject(new Error('a fake source asks nobody')),
        validators: () => validators,
        keys: {},
      })
      await app.catchUp()
      return result
    },
  }
}
