/** A board at Greenhouse whose host answers as a test says, read through the product's own client. */
import type { RequestListener } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import { gatherNext } from '#server/gathering/gather-next.ts'
import { createSourceClient } from '#server/gathering/source-client.ts'
import { greenhouse } from '#sources/adapters/greenhouse.ts'
import { addBoards } from '#work/gathering/change-boards.ts'
import type { TestApp } from './app.ts'
import { canary } from './canary.ts'
import { fakeTime } from './fake-time.ts'

const SOURCES = new Map([['greenhouse', { source: greenhouse, keys: {} }]])

/** Adds the board `acme`. `answer` gets all requests but those for robots.txt, of which there is none. */
export async function scriptedBoard(app: TestApp, answer: RequestListener) {
  const { services } = app
  const host = await canary((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else answer(request, response)
  })
  const time = fakeTime()
  const client = createSourceClient({
    clock: time.clock,
    delay: time.delay,
    pace: { secondsBetween: 0, atOnce: 1 },
    identity: { version: '1.2.3', publicUrl: 'https://jobs.example.org', email: null },
    agent: { detour: { host: '127.0.0.1', port: host.port } },
  })
  onTestFinished(() => client.close())
  await addBoards(services, [{ source: 'greenhouse', token: 'acme', company: 'Acme' }])
  const { id } = await services.db.selectFrom('boards').select('id').executeTakeFirstOrThrow()
  async function run() {
    const gathered = await gatherNext({ services, client, sources: SOURCES }, [id])
    await app.catchUp()
    return gathered?.result ?? expect.unreachable('the board could not be taken')
  }
  return { id, run }
}
