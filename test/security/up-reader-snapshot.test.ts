/** Reader processes of the built product start from a snapshot of a process that has loaded their code. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCvFile } from '#cv/read/read-cv-file.ts'
import { readerFlags } from '#server/documents/reader-process.ts'
import { warmUpPdf } from '#server/documents/warm-up-pdf.ts'

const built = path.resolve(import.meta.dirname, '../../build/server')
const [snapshot = ''] = fs.readdirSync(built).filter((name) => name.endsWith('.blob'))

function start(input: Uint8Array, flags: string[], args: string[] = []) {
  return spawnSync(
    process.execPath,
    ['--snapshot-blob', path.join(built, snapshot), ...flags, 'cv-reader', ...args],
    { env: {}, input, encoding: 'utf8' },
  )
}

test.each([[[]], [['warm']]])(
  'UP-08 a reader from a snapshot reads what others read: %j',
  async (args) => {
    const pdf = warmUpPdf()
    const expected = JSON.stringify({ reading: await readCvFile('pdf', pdf) })
    const { stdout, status } = start(
      Buffer.concat([Buffer.from('pdf\n'), pdf]),
      readerFlags([]),
      args,
    )
    expect({ status, stdout }).toEqual({ status: 0, stdout: expected })
  },
)

test('UP-07 a reader from a snapshot has no access to files, programs, threads or the network', () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-probe-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true }))
  const probe = path.join(directory, 'probe.cjs')
  fs.writeFileSync(
    probe,
    `const tries = {
      read: () => require('node:fs').readFileSync('/etc/hostname'),
      program: () => require('node:child_process').spawnSync('true'),
      thread: () => new (require('node:worker_threads').Worker)('1', { eval: true }),
      code: () => (0, eval)('1'),
      socket: () => require('node:net').connect(9, '127.0.0.1'),
      lookup: () => require('node:dns').lookup('example.org', () => {}),
      fetch: () => fetch('http://127.0.0.1:9'),
    }
    process.on('exit', () => {
      const open = Object.keys(tries).filter((name) => {
        try { tries[name](); return true } catch { return false }
      })
      process.stdout.write(JSON.stringify({ open }))
    })`,
  )
  const { stdout } = start(Buffer.of(), [
    ...readerFlags([`--allow-fs-read=${probe}`]),
    '--require',
    probe,
  ])
  expect(stdout).toBe(JSON.stringify({ open: [] }))
})
