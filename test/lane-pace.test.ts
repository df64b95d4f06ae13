/** Hosts that many boards share keep one pace for all servers, and a host that is full waits for no other. */
import { expect, test } from 'vitest'
import { createLanePace } from '#server/gathering/lane-pace.ts'
import { Away } from '#sources/source/source.ts'
import { addBoards, runBoardsNow } from '#work/gathering/change-boards.ts'
import { takeBoard } from '#work/gathering/take-board.ts'
import { createTestApp } from './app.ts'
import { fakeSource } from './fake-boards.ts'
import { fakeTime } from './fake-time.ts'

const LANE = { name: 'api.example', secondsBetween: 0.25, atOnce: 4 }
const { signal } = new AbortController()

async function given() {
  const { services } = await createTestApp()
  const time = fakeTime()
  const server = () => createLanePace({ db: services.db, clock: time.clock, delay: time.delay })
  return { time, servers: [server(), server()] as const, db: services.db }
}

test('two servers together ask a host no more often than its pace allows', async () => {
  const { time, servers } = await given()
  const asked: number[] = []
  for (let request = 0; request < 20; request++) {
    await servers[request % 2 === 0 ? 0 : 1].turn(LANE, signal)
    asked.push(time.passedMs())
  }
  const sorted = asked.toSorted((a, b) => a - b)
  const apart = sorted.slice(1).map((at, index) => at - (sorted[index] ?? 0))
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(250)
  expect(asked.at(-1)).toBeLessThanOrEqual(20 * 500)
})

test('a pause that a host asks of one server is kept by the other', async () => {
  const { time, servers } = await given()
  const now = time.clock.now().getTime()
  await servers[0].pause(LANE, new Date(now + 20_000))
  await servers[1].turn(LANE, signal)
  expect(time.passedMs()).toBeGreaterThanOrEqual(20_000)
  time.pass(1_000) // what was reserved before the pause has passed
  const until = new Date(time.clock.now().getTime() + 600_000)
  await servers[0].pause(LANE, until)
  const away = await servers[1].turn(LANE, signal).catch((error: unknown) => error)
  expect(away).toBeInstanceOf(Away)
  expect(away).toMatchObject({ retryAt: until })
})

test('a clock that is set back delays no request by the difference', async () => {
  const { time, servers } = await given()
  time.pass(3_600_000)
  await servers[0].turn(LANE, signal)
  time.pass(-3_600_000)
  const before = time.passedMs()
  await servers[1].turn(LANE, signal)
  expect(time.passedMs() - before).toBeLessThan(1_000)
})

test('all ceilings of a host are kept by two servers together, and the run learns when it may go on', async () => {
  const { time, servers } = await given()
  const [minute, day] = [
    { requests: 3, minutes: 1 },
    { requests: 5, minutes: 1_440 },
  ]
  const lane = { ...LANE, ceilings: [minute, day] }
  const ask = async (server: 0 | 1) => {
    const away = await servers[server].turn(lane, signal).catch((error: unknown) => error)
    return away instanceof Away
      ? Math.round(((away.retryAt?.getTime() ?? 0) - began) / 1_000)
      : 'sent'
  }
  const began = time.clock.now().getTime()
  const answers = [await ask(0), await ask(1), await ask(0), await ask(1)]
  time.pass(60_000)
  answers.push(await ask(0), await ask(1), await ask(0))
  time.pass(86_400_000)
  answers.push(await ask(1))
  expect(answers).toEqual(['sent', 'sent', 'sent', 60, 'sent', 'sent', 86_400, 'sent'])
})

test('a free slot takes a board of a host with room, and boards that an operator wants now come first', async () => {
  const { services } = await createTestApp()
  const { load } = fakeSource().source
  const source = (name: string, boardsAtOnce: number) =>
    fakeSource({ name, load: { ...load, hosts: [`${name}.example`], boardsAtOnce } }).source
  const sources = [source('ashby', 1), source('lever', 2)]
  const add = (name: string, tokens: readonly string[]) =>
    addBoards(
      services,
      tokens.map((token) => ({ source: name, token })),
    )
  await add('ashby', ['a1', 'a2', 'a3'])
  await add('lever', ['l1', 'l2', 'l3', 'l4'])
  const wanted = await services.db
    .selectFrom('boards')
    .select('id')
    .where('token', '=', 'l4')
    .executeTakeFirstOrThrow()
  await runBoardsNow(services, [wanted.id])
  const tokens: unknown[] = []
  for (let slot = 0; slot < 5; slot++) {
    tokens.push((await takeBoard(services, sources))?.board.token ?? null)
  }
  expect(tokens).toEqual(['l4', 'a1', 'l1', null, null])
})

test('many due boards of a full host hide no others of their source', async () => {
  const { services } = await createTestApp()
  const { load } = fakeSource().source
  const { source } = fakeSource({
    name: 'lever',
    load: {
      ...load,
      hosts: ['api.example', 'eu.example'],
      hostOf: (token) => (token.startsWith('eu/') ? 'eu.example' : 'api.example'),
      boardsAtOnce: 1,
    },
  })
  const many = Array.from({ length: 100 }, (_, at) => ({ source: 'lever', token: `${at}` }))
  await addBoards(services, many)
  expect(await takeBoard(services, [source])).not.toBe(null)
  await addBoards(services, [{ source: 'lever', token: 'eu/one' }])
  expect((await takeBoard(services, [source]))?.board.token).toBe('eu/one')
  expect(await takeBoard(services, [source])).toBe(null)
})

test('a board that an older server has added is taken when it is due', async () => {
  const { services } = await createTestApp()
  const { source } = fakeSource()
  await addBoards(services, [{ source: source.name, token: 'acme' }])
  await services.db.updateTable('boards').set({ turn_at: null }).execute()
  expect((await takeBoard(services, [source]))?.board.token).toBe('acme')
})
