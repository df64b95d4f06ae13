/**
 * A directory of files of listings, for the source that reads one: the names in it, and each file as text. Nothing is
 * read but .jsonl and .jsonl.gz that lie in the directory itself; links are not followed.
 */
import { constants } from 'node:fs'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflated } from '#server/outgoing/inflate.ts'
import { Unreadable } from '#sources/source/source.ts'

const FILE = /^[^.].*\.jsonl(\.gz)?$/
const MAX_NAMES = 10_000
/** Of one file, unpacked. Some 20,000 listings. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024

/** Throws Unreadable for what is not there, not ours to read, or too large. */
export async function readDirectory(
  url: URL,
  directory: string,
  maxBytes = MAX_FILE_BYTES,
): Promise<string> {
  const asked = pathOf(url)
  const root = path.resolve(directory)
  const isWhole = url.pathname.endsWith('/')
  const name = path.basename(asked)
  if (
    path.resolve(isWhole ? asked : path.dirname(asked)) !== root ||
    (!isWhole && !FILE.test(name))
  ) {
    throw new Unreadable('only files of the directory itself are read')
  }
  try {
    return isWhole ? JSON.stringify(await namesIn(root)) : await readFile(asked, maxBytes)
  } catch (error) {
    if (error instanceof Unreadable) throw error
    const code = error instanceof Error && 'code' in error ? `${error.code}` : ''
    throw new Unreadable(`${isWhole ? 'the directory' : name} ${SAID[code] ?? 'cannot be read'}`)
  }
}

const SAID: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is no directory',
  EACCES: 'may not be read by the server',
  ELOOP: 'is a link',
  Z_DATA_ERROR: 'is no whole gzip file',
  Z_BUF_ERROR: 'is no whole gzip file',
}

function pathOf(url: URL): string {
  try {
    return fileURLToPath(url)
  } catch {
    throw new Unreadable('the address names no file of this machine')
  }
}

async function namesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && FILE.test(entry.name))
  if (names.length > MAX_NAMES) throw new Unreadable(`the directory has over ${MAX_NAMES} files`)
  return names.map(({ name }) => name).sort()
}

async function readFile(file: string, maxBytes: number): Promise<string> {
  // A pipe would be waited for, and a link may lead anywhere.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW
  const handle: FileHandle = await open(file, flags)
  try {
    if (!(await handle.stat()).isFile()) throw new Unreadable(`${path.basename(file)} is no file`)
    const decoder = new TextDecoder()
    let bytes = 0
    let text = ''
    for await (const chunk of inflated(handle.createReadStream({ autoClose: false }))) {
      bytes += chunk.length
      if (bytes > maxBytes) {
        throw new Unreadable(`${path.basename(file)} is larger than ${maxBytes / 1024 / 1024} MB`)
      }
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } finally {
    await handle.close()
  }
}
