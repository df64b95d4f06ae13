/** Boards that redirect elsewhere: nothing there is merged, and the board's page says where they lead. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { signUpOperator } from './operators.ts'
import { scriptedBoard } from './scripted-board.ts'

const jobs = (company: string, ids: number[]) =>
  JSON.stringify({
    jobs: ids.map((id) => ({
      id,
      title: `Engineer ${id}`,
      absolute_url: `https://boards.greenhouse.io/${company}/jobs/${id}`,
      location: { name: 'Berlin, Germany' },
      content: '<p>You build a machine.</p>',
    })),
  })

test('a board is followed within its source, and not to another board or host', async () => {
  const app = await createTestApp()
  let leadsTo: string | null = null
  const asked: string[] = []
  const board = await scriptedBoard(app, (request, response) => {
    const { url = '' } = request
    asked.push(`${request.headers.host}${url}`)
    if (leadsTo && !url.includes('moved')) {
      return response.writeHead(302, { location: leadsTo }).end()
    }
    const ids = url.includes('moved') ? [1, 2, 3] : [1, 2]
    response.writeHead(200, { 'content-type': 'application/json' }).end(jobs('acme', ids))
  })
  const run = async (to: string | null) => {
    leadsTo = to
    return board.run()
  }
  const olga = await signUpOperator(app)
  const page = () => olga.page(`/admin/sources/${board.id}`)
  expect(await run(null)).toMatchObject({ outcome: 'complete', added: 2 })

  for (const [to, where] of [
    ['https://elsewhere.example/moved', 'elsewhere.example, which'],
    ['https://boards-api.greenhouse.io/v1/boards/moved/jobs', 'another board, greenhouse/moved'],
  ] as const) {
    const before = asked.length
    const result = await run(to)
    expect(result).toMatchObject({ outcome: 'unreadable', added: 0, closed: 0 })
    expect(result.sentence).toContain(`It redirects to ${where}`)
    expect(await page()).toContain(`It redirects to ${where}`)
    expect(asked.slice(before).join()).not.toContain('moved')
  }

  const within = 'https://boards-api.eu.greenhouse.io/v1/boards/acme/jobs?moved'
  expect(await run(within)).toMatchObject({ outcome: 'complete', added: 1, same: 2 })
  expect(await app.titles()).toHaveLength(3)
})
