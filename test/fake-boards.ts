/** Boards for tests: a source with scripted listings, and runs of its boards by the app's clock. */
import type { Listing } from '#core/job/listing.ts'
import type { Found, Source } from '#sources/source/source.ts'
import type { RunResult } from '#store/runs.ts'
import { addBoards } from '#work/gathering/change-boards.ts'
import { type GatherContext, gatherBoard } from '#work/gathering/gather-board.ts'
import { takeBoard } from '#work/gathering/take-board.ts'
import type { TestApp } from './app.ts'
import { listing } from './sample-listings.ts'

/** What a run finds: items, or an error that ends it. */
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
    load: {
      hosts: [],
      secondsBetween: 0,
      atOnce: 50,
      boardsAtOnce: 50,
      cost: { requests: 1, kilobytes: 1 },
    },
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

/** A listing with its own title and address, so that it is not merged with others. */
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

/** Adds a board of the source, which the test can then run. */
export async function gathering(
  app: TestApp,
  {
    fake = fakeSource(),
    token = 'acme',
    company = null,
    services = app.services,
  }: {
    fake?: ReturnType<typeof fakeSource>
    token?: string
    company?: string | null
    services?: GatherContext
  } = {},
) {
  const { source } = fake
  await addBoards(app.services, [{ source: source.name, token, company }])
  const { id } = await app.services.db
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
      const taken = await takeBoard(app.services, [source], { only: [id] })
      if (!taken) throw new Error('the board could not be taken')
      const result = await gatherBoard(services, taken, source, {
        get: () => Promise.reject(new Error('a fake source sends no requests')),
        validators: () => validators,
        keys: {},
      })
      await app.catchUp()
      return result
    },
  }
}
