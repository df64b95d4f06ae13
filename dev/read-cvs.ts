/**
 * `npm run read -- cvs [--out DIR] FILE|DIR…` prints what our rules read from CVs, one JSON object each in the shape
 * that readers are compared in. With `--out` it writes DIR/NAME.json instead, where files of a directory keep their
 * paths within it. A file that cannot be read is reported and skipped.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import type { CvFormat } from '#core/files/file-kind.ts'
import { readCvFile } from '#cv/read/read-cv-file.ts'
import { toNeutral } from './cv-neutral.ts'

const USAGE = `Usage: npm run read -- cvs [--out DIR] FILE|DIR…
  FILE   a CV: pdf, docx, doc, rtf, odt, html, txt or md
  --out  writes DIR/NAME.json for each instead of printing lines`

/** Returns the exit code: 1 if a file could not be read, 2 for wrong arguments. */
export async function readCvs(args: string[]): Promise<number> {
  const asked = readArguments(args)
  if (!asked) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  let code = 0
  for (const given of asked.files) {
    const from = fromCaller(given)
    for (const file of await filesOf(from)) {
      const name = path.relative((await isDirectory(from)) ? from : path.dirname(from), file)
      const result = await readOne(file, name)
      if ('error' in result._meta) {
        process.stderr.write(`${file}: ${result._meta.error}\n`)
        code = 1
      }
      if (asked.out) await write(path.join(fromCaller(asked.out), `${name}.json`), result)
      else process.stdout.write(`${JSON.stringify(result)}\n`)
    }
  }
  return code
}

async function readOne(file: string, name: string) {
  const started = performance.now()
  try {
    const reading = await readCvFile(requireFormat(file), new Uint8Array(await readFile(file)))
    const seconds = Math.round(performance.now() - started) / 1000
    return { file: name, ...toNeutral(reading.cv), _meta: { seconds } }
  } catch (error) {
    return { file: name, _meta: { error: error instanceof Error ? error.message : String(error) } }
  }
}

async function write(to: string, result: object) {
  await mkdir(path.dirname(to), { recursive: true })
  await writeFile(to, `${JSON.stringify(result, null, 1)}\n`)
}

/** Files that people write. Data of other programs does not test a reader. */
const DOCUMENTS = ['pdf', 'docx', 'doc', 'rtf', 'odt', 'html', 'txt'] as const satisfies CvFormat[]

/** By file extension; other files of a directory are skipped. */
function formatOf(file: string): CvFormat | null {
  const ending = path.extname(file).slice(1).toLowerCase().replace(/^md$/, 'txt')
  return DOCUMENTS.find((format) => format === ending) ?? null
}

function requireFormat(file: string): CvFormat {
  const format = formatOf(file)
  if (!format) throw new Error(`Use a file of one of these types: ${DOCUMENTS.join(', ')}`)
  return format
}

async function filesOf(from: string): Promise<string[]> {
  if (!(await isDirectory(from))) return [from]
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && formatOf(entry.name) !== null)
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

/** False for a file that does not exist; reading it will report that. */
const isDirectory = async (file: string) =>
  (await stat(file).catch(() => null))?.isDirectory() ?? false

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { out: { type: 'string' } },
      allowPositionals: true,
    })
    return positionals.length > 0 ? { files: positionals, out: values.out ?? null } : null
  } catch {
    return null // an unknown option
  }
}

const fromCaller = (file: string) => path.resolve(process.env.CALLED_FROM ?? '.', file)
