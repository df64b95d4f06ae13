/** The process that typesets documents may hang, crash or be overloaded; every request still gets an answer. */
import { type ChildProcess, spawn } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import type { LetterSheet } from '#core/documents/letter-sheet.ts'
import type { TypesetForm } from '#core/documents/typeset.ts'
import { createTypesetter, type TypesetLimits } from './typesetter.ts'

const SILENT = { info: () => {}, warn: () => {}, error: () => {} }
const LIMITS: TypesetLimits = { hungMs: 20_000, waiting: 2, waitMs: 20_000, idleMs: 60_000 }
const ADA = { ...EMPTY_CV, name: 'Ada' }

/** A process that handles every request in the same way. */
const processThat = (does: string) => (): ChildProcess =>
  spawn(process.execPath, ['-e', `process.on('message', (asked) => { ${does} })`], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
const hangs = processThat('for (;;);')
const breaks = processThat('process.exit(1)')
const answers = processThat('process.send({ answer: asked.ask, value: asked.name })')

function createFor(limits: Partial<TypesetLimits>, ...starts: (() => ChildProcess)[]) {
  let started = 0
  const typesetter = createTypesetter({
    log: SILENT,
    limits: { ...LIMITS, ...limits },
    start: () => (starts[started++] ?? answers)(),
  })
  onTestFinished(() => typesetter.stop())
  const ask = () => typesetter.cv(ADA, DEFAULT_DESIGN, 'pdf')
  return { typesetter, ask, started: () => started }
}

test('the process starts with the first document, and typesets it', async () => {
  const typesetter = createTypesetter({ log: SILENT })
  onTestFinished(() => typesetter.stop())
  expect(typesetter.processId()).toBeNull()
  const letter: LetterSheet = {
    name: 'Ada',
    contact: [],
    addressee: [],
    date: null,
    subject: 'Engineer',
    greeting: null,
    paragraphs: ['I would like to work with you.'],
    closing: [],
  }
  const made = await Promise.all([
    typesetter.cv(ADA, DEFAULT_DESIGN, 'pdf'),
    typesetter.letter(letter, DEFAULT_DESIGN, 'pdf'),
  ])
  for (const { files, pages } of made) {
    expect(pages).toBe(1)
    expect(Buffer.from(files[0] ?? []).toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*%%EOF$/)
  }
})

test('a process that hangs is killed, and another typesets the next document', async () => {
  const { ask, started } = createFor({ hungMs: 3_000 }, hangs)
  const [first, second] = await Promise.allSettled([ask(), ask()])
  expect(first).toMatchObject({ reason: { code: 'typesetting_too_long' } })
  expect(second).toEqual({ status: 'fulfilled', value: 'cv' })
  expect(started()).toBe(2)
})

test('a process that crashes fails only its own document', async () => {
  const { ask } = createFor({}, breaks)
  const [first, second] = await Promise.allSettled([ask(), ask()])
  expect(first.status).toBe('rejected')
  expect(second).toEqual({ status: 'fulfilled', value: 'cv' })
})

const cannotStart: [string, () => ChildProcess][] = [
  [
    'throws',
    () => {
      throw new Error('no process left')
    },
  ],
  [
    'only says that it broke',
    () =>
      spawn('/nowhere/node', [], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        serialization: 'advanced',
      }),
  ],
]

test.each(cannotStart)('a start that %s fails only its own document', async (_, start) => {
  const { ask, started } = createFor({}, start)
  const [first, second] = await Promise.allSettled([ask(), ask()])
  expect(first.status).toBe('rejected')
  expect(second).toEqual({ status: 'fulfilled', value: 'cv' })
  expect(started()).toBe(2)
})

test.each(cannotStart)('after a start that %s the typesetter can be stopped', async (_, start) => {
  const { typesetter, ask } = createFor({}, start)
  const asked = ask().catch((error: unknown) => error)
  await typesetter.stop()
  expect(await asked).toBeInstanceOf(Error)
})

test('a request is refused with a time to retry when too many wait', async () => {
  const { typesetter, ask } = createFor({}, hangs)
  const asked = [ask(), ask(), ask()].map((answer) => answer.catch((error: unknown) => error))
  await expect(ask()).rejects.toMatchObject({ code: 'typesetting_busy', retryAfterSeconds: 2 })
  await typesetter.stop()
  expect(await Promise.all(asked)).toEqual([
    expect.any(Error),
    expect.objectContaining({ code: 'typesetting_busy' }),
    expect.objectContaining({ code: 'typesetting_busy' }),
  ])
})

test('a request that waited too long is refused with a time to retry, and is not typeset anymore', async () => {
  const { ask, started } = createFor({ waitMs: 1, hungMs: 500 }, hangs)
  const first = ask().catch((error: unknown) => error)
  await expect(ask()).rejects.toMatchObject({ code: 'typesetting_busy', retryAfterSeconds: 2 })
  expect(await first).toMatchObject({ code: 'typesetting_too_long' })
  await new Promise(setImmediate) // by then the next request has started
  expect(started()).toBe(1)
})

test('the pages of one preview are typeset once, files and other documents each time', async () => {
  const counts = processThat(
    'globalThis.n = (globalThis.n ?? 0) + 1; process.send({ answer: asked.ask, value: globalThis.n })',
  )
  const { typesetter } = createFor({}, counts)
  const set = (name: string, form: TypesetForm) =>
    typesetter.cv({ ...ADA, name }, DEFAULT_DESIGN, form)
  expect(await Promise.all([set('Ada', 'svg'), set('Ada', 'svg')])).toEqual([1, 1])
  expect(await set('Grace', 'svg')).toBe(2)
  expect(await set('Ada', 'pdf')).toBe(3)
  expect(await set('Ada', 'pdf')).toBe(4)
  expect(await set('Ada', 'svg')).toBe(1)
  const narrow = { ...DEFAULT_DESIGN, pages: 1 as const }
  expect(await typesetter.cv(ADA, narrow, 'svg')).toBe(5)
})

test('a document of a million characters is refused before typesetting', async () => {
  const { typesetter } = createFor({}, hangs)
  const endless = { ...ADA, summary: [{ id: 's1', text: 'a'.repeat(1_000_000) }] }
  await expect(typesetter.cv(endless, DEFAULT_DESIGN, 'pdf')).rejects.toMatchObject({
    code: 'typesetting_too_long',
  })
  expect(typesetter.processId()).toBeNull()
})

test('an idle process ends, and the next document starts a new one', async () => {
  const { typesetter, ask, started } = createFor({ idleMs: 1 })
  await ask()
  await expect.poll(() => typesetter.processId()).toBeNull()
  expect(await ask()).toBe('cv')
  expect(started()).toBe(2)
})
