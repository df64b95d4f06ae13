/** Looking for boards on careers pages and in open lists, on a local port. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { runDiscovery } from '#server/commands/discover-boards.ts'
import { createSourceClient } from '#server/gathering/source-client.ts'
import { readEnv } from '#server/process/env.ts'
import * as boards from '#store/boards.ts'
import { addBoards } from '#work/gathering/change-boards.ts'
import { createTestApp } from './app.ts'

type Pages = Record<string, string | { to: string }>

/** Addresses without "https://", and what is there. */
async function discovering(pages: Pages, robots: Record<string, string> = {}) {
  const app = await createTestApp()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { host = '' } = request.headers
    if (request.url === '/robots.txt') {
      response.writeHead(host in robots ? 200 : 404).end(robots[host])
      return
    }
    const address = `${host}${request.url}`
    asked.push(address)
    const page = pages[address]
    if (page === undefined) response.writeHead(404).end()
    else if (typeof page !== 'string') response.writeHead(302, { location: page.to }).end()
    else {
      const type = page.startsWith('<') ? 'text/html' : 'text/plain'
      response.writeHead(200, { 'content-type': type }).end(page)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const client = createSourceClient({
    clock: app.services.clock,
    identity: { version: '0', publicUrl: 'http://rolecall.example', email: null },
    agent: { detour: { host: '127.0.0.1', port } },
    pace: { secondsBetween: 0, atOnce: 4 },
  })
  onTestFinished(async () => {
    await client.close()
    server.closeAllConnections()
    server.close()
  })
  const { db } = app.services
  const said: string[] = []
  const discover = async (addresses: string[], isAdding = false) => {
    said.length = 0
    const env = readEnv({ DATA_DIR: '.' })
    const say = (text: string) => void said.push(text.replace(/ +/g, ' '))
    return runDiscovery({ env, db, client, addresses, isAdding, say })
  }
  const stored = async () =>
    (await boards.names(db)).map(({ source, token }) => `${source}/${token}`)
  return { app, asked, said, discover, stored }
}

test('a home page is followed to its careers page, and the new boards there are added on request', async () => {
  const { app, asked, said, discover, stored } = await discovering({
    'acme.example/': `<html><a href="/about">About</a> <a href="/careers">Careers</a>
      <a href="https://other.example/jobs">Jobs</a></html>`,
    'acme.example/careers': `<html><script src="//boards.greenhouse.io/embed/job_board/js?for=acme"></script>
      <a href="https://jobs.lever.co/acmelabs">Labs</a><a href="https://acme.teamtailor.com/jobs">Nordic</a>
      <a href="https://acme.bamboohr.com/careers">US</a></html>`,
  })
  await addBoards(app.services, [{ source: 'lever', token: 'AcmeLabs' }])
  expect(await discover(['acme.example'])).toBe(true)
  expect(asked).toEqual(['acme.example/', 'acme.example/careers'])
  expect(said).toEqual([
    'greenhouse/acme new https://acme.example/careers',
    'lever/acmelabs known https://acme.example/careers',
    expect.stringMatching(/^teamtailor\/acme not added Teamtailor wants employers asked first/),
    expect.stringMatching(/^bamboohr\/acme not added .* SOURCES_ON/),
    '1 new board, 1 known. Add --add to add the new.',
  ])
  expect(await stored()).toEqual(['lever/AcmeLabs'])

  expect(await discover(['https://acme.example/careers'], true)).toBe(true)
  expect(said.at(-1)).toBe('1 new board, 1 known. 1 board was added.')
  expect(await stored()).toEqual(['greenhouse/acme', 'lever/AcmeLabs'])
})

test('an open list gives all of its boards, each once', async () => {
  const { said, discover } = await discovering({
    'lists.example/remote.md': `# Companies\n\n| Acme | https://jobs.lever.co/acme |
      | [Umbra](https://jobs.ashbyhq.com/umbra) | Berlin |\n- apply.workable.com/lumen, remote
      - https://jobs.lever.co/acme/5ac21346-8e0c-4494-8e7a-3eb92ff77902`,
  })
  expect(await discover(['lists.example/remote.md', 'https://jobs.lever.co/acme'])).toBe(true)
  expect(said).toEqual([
    'lever/acme new https://lists.example/remote.md',
    'ashby/umbra new https://lists.example/remote.md',
    'workable/lumen new https://lists.example/remote.md',
    'lever/acme known https://jobs.lever.co/acme',
    '3 new boards, 1 known. Add --add to add the new.',
  ])
})

test('what cannot be read is reported: robots.txt, private addresses, missing pages, pages without a board', async () => {
  const { asked, said, discover } = await discovering(
    {
      'private.example/careers': '<a href="https://jobs.lever.co/secret">Jobs</a>',
      'plain.example/': '<p>We mill. <a href="/jobs">Jobs</a></p>',
      'moved.example/': { to: 'https://jobs.lever.co/moved' },
      'jobs.lever.co/moved': '<p>Jobs</p>',
    },
    { 'private.example': 'User-agent: *\nDisallow: /' },
  )
  const addresses = [
    'private.example/careers',
    'plain.example',
    'nowhere.example',
    'not an address',
  ]
  expect(await discover([...addresses, 'moved.example'])).toBe(false)
  expect(said).toEqual([
    expect.stringContaining('robots.txt'),
    expect.stringContaining('https://plain.example/jobs: no such board'),
    expect.stringContaining('https://nowhere.example/: no such board'),
    '"not an address" is not an address.',
    'lever/moved new https://jobs.lever.co/moved',
    '1 new board, 0 known. Add --add to add the new.',
  ])
  expect(asked).not.toContain('private.example/careers')
})
