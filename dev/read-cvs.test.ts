import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCvs } from './read-cvs.ts'

const CV = `Ada Brunn
ada@example.com | +49 89 1234567

EXPERIENCE
Data Engineer, Fernhollow  Mar 2019 – Present
• Moved the billing to events

SKILLS
Python, Go
`

function makeDirectory(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'cvs-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true }))
  return directory
}

test('each CV of a directory is written in the shape that readers are compared in', async () => {
  const [from, to] = [makeDirectory(), makeDirectory()]
  fs.mkdirSync(path.join(from, 'deep'))
  fs.writeFileSync(path.join(from, 'deep', 'ada.txt'), CV)
  fs.writeFileSync(path.join(from, 'notes.md'), 'no CV')
  expect(await readCvs(['--out', to, from])).toBe(0)
  const { _meta, ...read } = JSON.parse(
    fs.readFileSync(path.join(to, 'deep', 'ada.txt.json'), 'utf8'),
  )
  expect(_meta).toEqual({ seconds: expect.any(Number) })
  expect(read).toMatchObject({
    file: path.join('deep', 'ada.txt'),
    name: 'Ada Brunn',
    email: 'ada@example.com',
    phone: '+49 89 1234567',
    skills: ['Python', 'Go'],
    work: [
      {
        title: 'Data Engineer',
        company: 'Fernhollow',
        start: '2019-03',
        end: 'Present',
        highlights: ['Moved the billing to events'],
      },
    ],
  })
})

test('an unreadable file does not stop the others', async () => {
  const [from, to] = [makeDirectory(), makeDirectory()]
  fs.writeFileSync(path.join(from, 'a.docx'), 'not a Word document')
  fs.writeFileSync(path.join(from, 'b.txt'), CV)
  expect(await readCvs(['--out', to, path.join(from, 'missing.pdf'), from])).toBe(1)
  const read = (name: string) => JSON.parse(fs.readFileSync(path.join(to, `${name}.json`), 'utf8'))
  expect(read('missing.pdf')._meta).toHaveProperty('error')
  expect(read('b.txt').name).toBe('Ada Brunn')
})

test('wrong arguments print the usage', async () => {
  expect(await readCvs([])).toBe(2)
  expect(await readCvs(['--unknown', 'x'])).toBe(2)
})
