/** `npm run boards -- import` and `undo`: lists of boards of any size. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nameOfToken } from '#core/company/name-of-token.ts'
import { importBoards } from '#server/commands/import-boards.ts'
import * as boards from '#store/boards.ts'
import { addBoards, undoAddBoards } from '#work/gathering/change-boards.ts'
import { createTestApp } from './app.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const HOUR = 3_600_000

async function importing() {
  const { services } = await createTestApp({ now: NOW.toISOString() })
  const said: string[] = []
  const parts = { db: services.db, now: NOW, say: (text: string) => void said.push(text) }
  return { services, said, run: (file: string | null) => importBoards(parts, file) }
}

test('all boards that come with the product are added once, spread over six hours, and can be removed again', async () => {
  const { services, said, run } = await importing()
  const own = { source: 'ashby', token: 'linear', company: 'Our Own Name' }
  await addBoards({ ...services, clock: { now: () => new Date('2026-03-01T09:00:00Z') } }, [own])
  const done = await run(null)
  expect(done).toMatchObject({ existing: 1, refused: 0, repeated: 0, problem: null })
  expect(done.added).toBeGreaterThan(26_000)
  expect(await run(null)).toMatchObject({ added: 0, existing: done.added + 1 })
  expect(said).toEqual([])

  const listed = await boards.list(services.db)
  expect(listed.find(({ token }) => token === 'linear')?.company).toBe('Our Own Name')
  expect(listed.filter(({ source }) => source === 'teamtailor')).toEqual([])
  expect(listed.filter(({ company, token }) => company === nameOfToken(token)).length).toBeLessThan(
    250,
  )
  const due = listed.map(({ nextRunAt }) => (nextRunAt.getTime() - NOW.getTime()) / HOUR)
  expect(due.filter((hours) => hours <= 0).length).toBeLessThan(250)
  expect(Math.max(...due)).toBeLessThanOrEqual(6)
  const eachHour = [1, 2, 3, 4, 5, 6].map(
    (to) => due.filter((hours) => hours > to - 1 && hours <= to).length,
  )
  for (const count of eachHour) expect(Math.abs(count / (done.added / 6) - 1)).toBeLessThan(0.05)

  expect(await undoAddBoards(services, done.at)).toEqual({ boards: done.added, closed: 0 })
  expect(await boards.names(services.db)).toEqual([own])
})

test('a file is read line by line: boards are added at once, odd lines are reported, repeated ones counted', async () => {
  const { services, said, run } = await importing()
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-list-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  const file = path.join(directory, 'list.tsv')
  const many = Array.from({ length: 4_500 }, (_, nth) => `lever\tboard${nth}\tBoard ${nth}`)
  const odd = Array.from({ length: 25 }, () => 'gopher\tacme')
  const lines = ['\ufeff# Boards', '', ...many, 'lever\tBoard7', 'lever', ...odd, 'ashby\tlumen']
  fs.writeFileSync(file, lines.join('\r\n'))
  expect(await run(file)).toMatchObject({ added: 4_501, existing: 0, refused: 26, repeated: 1 })
  expect(said.slice(0, 2)).toEqual([
    'line 4504: the second column has no token',
    'line 4505: there is no source called gopher',
  ])
  expect(said.slice(20)).toEqual(['6 more lines refused.'])
  const listed = await boards.list(services.db)
  expect(listed.every(({ nextRunAt }) => nextRunAt.getTime() === NOW.getTime())).toBe(true)
  expect(listed.find(({ token }) => token === 'board7')?.company).toBe('Board 7')
  expect(await run(`${file}.missing`)).toMatchObject({ added: 0, problem: 'there is no such file' })
})
