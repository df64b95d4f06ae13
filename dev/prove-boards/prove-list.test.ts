/** Proving a list of boards against a fake internet. */
import * as fs from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeWorld } from '#dev/fake-internet/fake-world.ts'
import { startFakeInternet } from '#dev/fake-internet/server.ts'
import { fakeClient, simulatedClock } from '#dev/fake-internet/simulated-days.ts'
import { proveList } from './prove-list.ts'

function filesWith(lines: readonly string[]) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-proof-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  const files = {
    list: path.join(directory, 'list.tsv'),
    log: path.join(directory, 'proofs'),
    out: path.join(directory, 'proven.tsv'),
  }
  fs.writeFileSync(files.list, `# Boards\n${lines.join('\n')}\n`)
  return files
}

const world = makeWorld({
  seed: 'proof',
  companies: 4,
  jobsEach: 2,
  systems: ['greenhouse', 'lever', 'ashby', 'smartrecruiters'],
  isLively: false,
  hasTroubles: false,
  firstDay: new Date('2026-03-02T06:00:00Z'),
})

test('a list is proven: boards that are gone leave it, names are found, and a second run asks nobody twice', async () => {
  const [greenhouse, lever, ashby, smart] = world.boards
  if (!greenhouse || !lever || !ashby || !smart) throw new Error('four boards expected')
  lever.adverts = []
  const internet = await startFakeInternet(world)
  const client = fakeClient(internet, simulatedClock(world))
  onTestFinished(async () => {
    await client.close()
    await internet.close()
  })
  const files = filesWith([
    `greenhouse\t${greenhouse.token}`,
    `lever\t${lever.token}\tStays As Written`,
    `ashby\t${ashby.token}\tKept Name`,
    `smartrecruiters\t${smart.token}`,
    'greenhouse\tnobody\tNobody',
    'workable\tnobody\tNobody',
  ])
  const shown: string[] = []
  const proving = {
    client,
    progress: (done: number, of: number) => void shown.push(`${done}/${of}`),
  }
  const proven = await proveList(proving, files)
  expect(proven).toEqual({ ok: 3, empty: 1, gone: 2, moved: 0, unclear: 0, named: 2, asked: 6 })
  expect(shown.at(-1)).toBe('6/6')
  expect(fs.readFileSync(files.out, 'utf8').trim().split('\n')).toEqual([
    `greenhouse\t${greenhouse.token}\t${greenhouse.company}`,
    `lever\t${lever.token}\tStays As Written`,
    `ashby\t${ashby.token}\tKept Name`,
    `smartrecruiters\t${smart.token}\t${smart.company}`,
  ])

  const { requests } = internet.counts
  fs.appendFileSync(files.log, '{"source":"lever","tok') // a run that was cut off
  expect(await proveList(proving, files)).toEqual({ ...proven, asked: 0 })
  expect(internet.counts.requests).toBe(requests)
})

test('a board that moved leaves the list, and one that fails stays and is asked again', async () => {
  let isFailing = true
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else if (request.url?.includes('moved')) {
      response.writeHead(302, { location: 'https://elsewhere.example/jobs' }).end()
    } else if (isFailing) response.writeHead(500).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const client = fakeClient({ port }, simulatedClock(world))
  onTestFinished(async () => {
    await client.close()
    server.close()
  })
  const files = filesWith(['lever\tmoved\tMoved', 'lever\tdown\tDown'])
  const proving = { client, progress: () => {} }
  const first = await proveList(proving, files)
  expect(first).toMatchObject({ moved: 1, unclear: 1, asked: 2 })
  expect(fs.readFileSync(files.out, 'utf8')).toBe('lever\tdown\tDown\n')
  isFailing = false
  expect(await proveList(proving, files)).toMatchObject({ moved: 1, empty: 1, asked: 1 })
})
