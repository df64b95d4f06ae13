/** UP-04 to UP-10: files that are built to crash their reader, leak from it or exhaust it. */
import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as path from 'node:path'
import { strToU8 } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import type { AccountId } from '#core/account/account.ts'
import { EMPTY_CV } from '#core/cv/cv.ts'
import type { CvFormat } from '#core/files/file-kind.ts'
import { readerFlags } from '#server/documents/reader-process.ts'
import { typesetterFlags } from '#server/documents/typeset-start.ts'
import { projectRoot } from '#server/process/project-root.ts'
import { builtServer, createTestApp } from '#test/app.ts'
import { hostileDocx, hostilePdf, pdfText } from '#test/hostile-files.ts'
import { circularDoc } from '#test/sample-doc.ts'
import { docx, fileForm, wordPackage } from '#test/sample-files.ts'
import { signUp } from '#test/sign-up.ts'

const ADA = 'ada' as AccountId
const MB = 1024 * 1024
/** The product's limits. */
const MOST = { memory: 256 * MB, milliseconds: 20_000 }
/** A process may exceed the limits a little between two checks. */
const GRACE = { memory: 64 * MB, milliseconds: 2_000 }

type BuiltServer = Awaited<ReturnType<typeof builtServer>>
type Options = Partial<Parameters<BuiltServer['createCvReader']>[0]>

async function createReader(options: Options = {}) {
  const { createCvReader } = await builtServer()
  const ends: { end: string; peakBytes: number }[] = []
  const reader = createCvReader({
    log: { info() {}, warn() {}, error() {} },
    keepsSpare: false,
    onEnd: (end, peakBytes) => void ends.push({ end, peakBytes }),
    ...options,
  })
  onTestFinished(() => reader.stop())
  return { ...reader, ends }
}

/** Reads a file as the server does, and checks the limits. */
async function readHeld(format: CvFormat, bytes: Uint8Array) {
  const { read, ends } = await createReader()
  const before = process.memoryUsage.rss()
  const begunAt = performance.now()
  const reading = await read(ADA, format, bytes)
  const tookMs = performance.now() - begunAt
  const grewBytes = process.memoryUsage.rss() - before
  const [{ end, peakBytes } = { end: 'none', peakBytes: Number.NaN }] = ends
  expect(tookMs).toBeLessThan(MOST.milliseconds + GRACE.milliseconds)
  expect(peakBytes).toBeLessThan(MOST.memory + GRACE.memory)
  expect(grewBytes).toBeLessThan(64 * MB)
  expect(readers()).toEqual([])
  return { reading, end }
}

/** Reader processes of this process, running or not yet reaped. */
function readers(): string[] {
  const all = execFileSync('ps', ['-axo', 'ppid=,stat=,command='], { encoding: 'utf8' }).split('\n')
  return all.filter(
    (line) => /^\s*(\d+)/.exec(line)?.[1] === `${process.pid}` && /cv-reader|defunct/.test(line),
  )
}

/** The file is stored with an empty reading, so that the form is still offered. */
const UNREADABLE = { cv: EMPTY_CV, lines: [], troubles: ['damaged'] }

test.each(Object.entries(hostileDocx))(
  'UP-04 a document with %s is given up',
  async (name, make) => {
    const { reading, end } = await readHeld('docx', make())
    expect(end).toBe('read') // by the reader itself, which counts the bytes, not by being killed
    if (/8 MB|archives/.test(name)) expect(reading.lines.map(({ text }) => text)).toEqual(['Ada'])
    else expect(reading).toMatchObject(UNREADABLE)
  },
)

test('UP-05 entry names with ../ are only names', async () => {
  const climbing = ['../../app.js', '/tmp/app.js', 'word/../../../app.js']
  const parts = climbing.map((name) => [name, strToU8('climbed')])
  const file = wordPackage(
    '<w:document><w:body><w:p><w:r><w:t>Ada</w:t></w:r></w:p></w:body></w:document>',
    Object.fromEntries(parts),
  )
  const { reading } = await readHeld('docx', file)
  expect(reading.lines.map(({ text }) => text)).toEqual(['Ada'])
  const places = [path.dirname(projectRoot()), path.join(projectRoot(), '..', '..'), '/tmp']
  expect(places.filter((place) => fs.existsSync(path.join(place, 'app.js')))).toEqual([])
})

const body = '<w:document><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>'

test.each([
  ['of a file', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
  ['of parameters', '<!DOCTYPE a [<!ENTITY % p SYSTEM "http://127.0.0.1:9/p"> %p;]>'],
  ['that laugh', '<!DOCTYPE a [<!ENTITY l "ha"><!ENTITY m "&l;&l;&l;"><!ENTITY x "&m;&m;&m;">]>'],
])('UP-06 a document with entities %s is not read', async (_, type) => {
  for (const file of [
    wordPackage(`${type}${body}`),
    wordPackage(`<?xml version="1.0"?>\n${type}${body}`),
  ]) {
    const { reading, end } = await readHeld('docx', file)
    expect(end).toBe('read')
    expect(reading).toMatchObject(UNREADABLE)
  }
})

test('UP-07 external references in a document are neither read nor fetched', async () => {
  let hits = 0
  const canary = createServer((_, response) => {
    hits++
    response.end('canary')
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void canary.close())
  const net = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`
  const targets = [
    'file:///etc/passwd',
    '/etc/passwd',
    '../../../../etc/passwd',
    `${net}/header.xml`,
  ]
  const relations = targets.map(
    (target, n) => `<Relationship Id="r${n}" Target="${target}" TargetMode="External"/>`,
  )
  const references = targets.map((_, n) => `<w:headerReference w:type="default" r:id="r${n}"/>`)
  const images = targets.map(
    (_, n) =>
      `<w:r><w:drawing><a:blip r:link="r${n}"/></w:drawing></w:r><w:altChunk r:id="r${n}"/>`,
  )
  const file = wordPackage(
    `<w:document><w:body><w:p>${images.join('')}<w:r><w:t>Ada</w:t></w:r></w:p>${images.join('')}<w:sectPr>${references.join('')}</w:sectPr></w:body></w:document>`,
    {
      'word/_rels/document.xml.rels': strToU8(
        `<Relationships>${relations.join('')}</Relationships>`,
      ),
    },
  )
  const { reading } = await readHeld('docx', file)
  expect(reading.lines.map(({ text }) => text)).toEqual(['Ada'])
  expect(hits).toBe(0)
})

/** The program's source files and the built ones. */
const PROGRAMS = [
  ['src/server/documents', 'ts'],
  ['build/server', 'js'],
] as const

/** The flags from the sources, adapted to the built program. */
const flagsFor = (flags: string[], folder: string) =>
  folder === 'src/server/documents'
    ? flags
    : flags.flatMap((flag) =>
        flag.endsWith('/src')
          ? [flag.replace(/src$/, folder), flag.replace(/src$/, 'build/package.json')]
          : [flag],
      )

test.each(PROGRAMS)(
  'UP-07 a reader process of %s has no access to the network, other files, programs, threads or addons',
  (folder, ending) => {
    const guard = path.join(projectRoot(), folder, `cv-reader-process.${ending}`)
    const probe = `
    import * as fs from 'node:fs'
    import * as net from 'node:net'
    import * as dns from 'node:dns'
    import * as dgram from 'node:dgram'
    import * as http from 'node:http'
    import * as tls from 'node:tls'
    import { execFileSync, spawnSync } from 'node:child_process'
    import { Worker } from 'node:worker_threads'
    await import(${JSON.stringify(guard)})
    const asking = {}
    const resolvers = {
      dns,
      promises: await import('node:dns/promises'),
      resolver: new dns.Resolver(),
      promiseResolver: new dns.promises.Resolver(),
    }
    for (const [kind, owner] of Object.entries(resolvers)) {
      const names = new Set([...Object.keys(owner), ...Object.getOwnPropertyNames(Object.getPrototypeOf(owner) ?? {})])
      for (const name of names) {
        if (!/^(resolve|reverse|lookup)/.test(name)) continue
        const subject = /^(reverse|lookupService)/.test(name) ? '127.0.0.1' : 'localhost'
        const more = name === 'lookupService' ? [9] : []
        asking[kind + '.' + name] = () => owner[name](subject, ...more, ...(/romise/.test(kind) ? [] : [() => {}]))
      }
    }
    const tries = {
      ...asking,
      read: () => fs.readFileSync('/etc/passwd'),
      list: () => fs.readdirSync('/'),
      write: () => fs.writeFileSync('/tmp/rolecall-probe', 'x'),
      writeOwn: () => fs.writeFileSync(${JSON.stringify(path.join(projectRoot(), 'src/probe'))}, 'x'),
      program: () => { const { error } = spawnSync('true'); if (error) throw error },
      thread: () => new Worker('1', { eval: true }),
      addon: () => process.dlopen({ exports: {} }, '/tmp/a.node'),
      binding: () => process.binding('fs'),
      code: () => (0, eval)('1'),
      socket: () => net.connect(9, '127.0.0.1'),
      newSocket: () => new net.Socket().connect(9),
      secure: () => tls.connect(9, '127.0.0.1'),
      web: () => http.get('http://127.0.0.1:9'),
      fetch: () => fetch('http://127.0.0.1:9'),
      datagram: () => dgram.createSocket('udp4').send('x', 9, '127.0.0.1'),
      listen: () => net.createServer().listen(0),
    }
    const open = []
    for (const [name, attempt] of Object.entries(tries)) {
      try { await attempt(); open.push(name) } catch (error) {
        if (name in asking && error.message !== 'this process has no network') open.push(name)
      }
    }
    const triedAll = Object.keys(asking).length > 50
    fs.writeSync(1, JSON.stringify({ open, triedAll, environment: Object.keys(process.env) }))
    process.exit(0)`
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...flagsFor(readerFlags(), folder), '--input-type=module', '--eval', probe],
      { env: {}, cwd: projectRoot(), encoding: 'utf8' },
    )
    expect({ said: stdout.trim(), stderr: stdout ? '' : stderr }).toEqual({
      said: JSON.stringify({ open: [], triedAll: true, environment: [] }),
      stderr: '',
    })
  },
)

test.each(PROGRAMS)(
  'UP-07 a typesetting process of %s has no access to the network, other files, programs or threads',
  (folder, ending) => {
    const root = projectRoot()
    const probe = `
    import * as fs from 'node:fs'
    import * as net from 'node:net'
    import * as dns from 'node:dns'
    import { spawnSync } from 'node:child_process'
    import { Worker } from 'node:worker_threads'
    await import(${JSON.stringify(path.join(root, folder, `typeset-process.${ending}`))})
    const tries = {
      read: () => fs.readFileSync('/etc/passwd'),
      readBesideProgram: () => fs.readFileSync(${JSON.stringify(path.join(root, 'README.md'))}),
      listBesideProgram: () => fs.readdirSync(${JSON.stringify(root)}),
      readData: () => fs.readFileSync(${JSON.stringify(path.join(root, '.data/secrets'))}),
      write: () => fs.writeFileSync('/tmp/rolecall-probe', 'x'),
      program: () => { const { error } = spawnSync('true'); if (error) throw error },
      thread: () => new Worker('1', { eval: true }),
      socket: () => net.connect(9, '127.0.0.1'),
      name: () => dns.lookup('localhost', () => {}),
      fetch: () => fetch('http://127.0.0.1:9'),
    }
    const refused = []
    for (const [name, attempt] of Object.entries(tries)) {
      try { await attempt() } catch (error) {
        const isOurs = error.code === 'ERR_ACCESS_DENIED' || error.message === 'this process has no network'
        if (isOurs) refused.push(name)
      }
    }
    fs.writeSync(1, JSON.stringify({ open: Object.keys(tries).filter((it) => !refused.includes(it)) }))
    process.exit(0)`
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...flagsFor(typesetterFlags(), folder), '--input-type=module', '--eval', probe],
      { env: {}, cwd: root, encoding: 'utf8' },
    )
    expect({ said: stdout.trim(), stderr: stdout ? '' : stderr }).toEqual({
      said: JSON.stringify({ open: [] }),
      stderr: '',
    })
  },
)

test.each(Object.entries(hostilePdf))(
  'UP-08 a PDF with %s ends within the limits',
  async (name, make) => {
    const { reading } = await readHeld('pdf', make())
    if (name === 'an encrypted file') expect(reading.troubles).toEqual(['encrypted'])
    if (name === '100,000 pages') {
      expect(reading.pages).toHaveLength(50)
      expect(reading.troubles).toContain('cut')
    }
    expect(reading.lines.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(1.1 * MB)
    expect(reading.cv).toMatchObject({ email: null, work: [] })
  },
)

test.each([
  [
    'a million groups within each other',
    'rtf',
    () => Buffer.from(`{\\rtf1 Ada${'{'.repeat(1_000_000)}`),
  ],
  ['chains of sectors in a circle', 'doc', circularDoc],
] as const)('UP-09 %s are given up', async (_, format, make) => {
  const { reading, end } = await readHeld(format, make())
  expect(end).toBe('read')
  expect(reading).toMatchObject(UNREADABLE)
})

test('UP-09 binary data that an RTF announces but does not contain is skipped', async () => {
  const { reading } = await readHeld('rtf', Buffer.from('{\\rtf1 Ada\\par\\bin999999999 Example}'))
  expect(reading.lines.map(({ text }) => text)).toEqual(['Ada'])
})

test('UP-10 of fifty simultaneous files one or two are read, twenty wait, and the others are refused at once', async () => {
  const { CV_READER_LIMITS } = await builtServer()
  const { processes } = CV_READER_LIMITS // depends on the machine's cores
  expect([1, 2]).toContain(processes)
  const { read } = await createReader()
  const gone = new AbortController()
  const refused: unknown[] = []
  const all = Array.from({ length: 50 }, (_, n) =>
    read(`account ${n}` as AccountId, 'txt', Buffer.from('Ada'), gone.signal).catch(
      (error: unknown) => void refused.push(error),
    ),
  )
  await new Promise(setImmediate) // too soon for any process to have answered
  expect(refused).toHaveLength(50 - 20 - processes)
  for (const it of refused) expect(it).toMatchObject({ code: 'readers_busy', retryAfterSeconds: 5 })
  gone.abort()
  await Promise.all(all)
  expect(refused).toHaveLength(50)
})

test('UP-10 a refusal has a time to retry, and nothing is stored', async () => {
  const { CV_READER_LIMITS } = await builtServer()
  const limits = { ...CV_READER_LIMITS, processes: 0, waiting: 0 }
  const app = await createTestApp({ cvReader: { limits } })
  const ada = await signUp(app)
  const answer = await ada.request('/api/me/cvs', {
    method: 'POST',
    body: fileForm('cv.docx', docx('Ada Example')),
  })
  expect({ status: answer.status, retryAfter: answer.headers.get('retry-after') }).toEqual({
    status: 503,
    retryAfter: '5',
  })
  expect(await answer.json()).toMatchObject({ code: 'readers_busy' })
  expect(await app.services.db.selectFrom('files').select('id').execute()).toEqual([])
})

test('UP-08 a bomb is stored as a file with an empty reading', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answer = await ada.request('/api/me/cvs', {
    method: 'POST',
    body: fileForm('cv.pdf', hostilePdf['pages that hold themselves']()),
  })
  expect(answer.status).toBe(200)
  const page = await ada.page('/dashboard/profile')
  expect(page).toContain('cv.pdf')
  expect(await app.services.db.selectFrom('files').select('name').execute()).toEqual([
    { name: 'cv.pdf' },
  ])
})

test('UP-10 waiting files are read in order', async () => {
  const { CV_READER_LIMITS } = await builtServer()
  const limits = { ...CV_READER_LIMITS, processes: 1, waitMs: 600_000 }
  const { read } = await createReader({ limits })
  const names = ['Ada', 'Bo', 'Cy']
  const readings = await Promise.all(
    names.map((name) => read(name as AccountId, 'txt', Buffer.from(name))),
  )
  expect(readings.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['Ada'],
    ['Bo'],
    ['Cy'],
  ])
})

test('UP-10 a file that waits too long is refused, and makes room', async () => {
  const { CV_READER_LIMITS, createCvReader } = await builtServer()
  const limits = { ...CV_READER_LIMITS, processes: 1, waitMs: 1 }
  const reader = createCvReader({
    log: { info() {}, warn() {}, error() {} },
    keepsSpare: false,
    limits,
  })
  onTestFinished(() => reader.stop())
  const first = reader.read(ADA, 'txt', Buffer.from('Ada'))
  await expect(reader.read('bo' as AccountId, 'txt', Buffer.from('Bo'))).rejects.toMatchObject({
    code: 'readers_busy',
  })
  await first
  await expect(reader.read('bo' as AccountId, 'txt', Buffer.from('Bo'))).resolves.toBeDefined()
})

test.each([
  ['time', { readMs: 1 }, 'too_long', 'timed_out'],
  ['CPU time', { cpuMs: 1 }, 'too_long', 'timed_out'],
  ['memory', { memoryBytes: 1 }, 'too_much_memory', 'damaged'],
  ['text', { answerBytes: 10 }, 'too_much_text', 'damaged'],
] as const)(
  'F09 a process that takes too much %s ends alone, and the next one reads',
  async (_, less, end, trouble) => {
    const { CV_READER_LIMITS } = await builtServer()
    const { read, ends } = await createReader({ limits: { ...CV_READER_LIMITS, ...less } })
    const unread = { ...UNREADABLE, troubles: [trouble] }
    await expect(read(ADA, 'docx', docx('Ada'))).resolves.toMatchObject(unread)
    expect(ends.map((it) => it.end)).toEqual([end])
    const other = await createReader()
    await expect(other.read(ADA, 'pdf', pdfText('Ada Example'))).resolves.toMatchObject({
      troubles: [],
    })
  },
)
