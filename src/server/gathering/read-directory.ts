/**
 * Lists and reads a directory of listing files for the `directory` source. Reads only .jsonl and .jsonl.gz files
 * directly in the directory; doesn't follow links.
 */
import { constants } from 'node:fs'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { entryOf } from '#core/text/entry-of.ts'
import { inflated } from '#server/outgoing/inflate.ts'
import { Unreadable } from '#sources/source/source.ts'

const FILE = /^[^.].*\.jsonl(\.gz)?$/
const MAX_NAMES = 10_000
/** Per file, after decompression. Some 20,000 listings. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024

/** Throws Unreadable for files that are missing, not allowed, or too large. */
export async function readDirectory(
  url: URL,
  directory: string,
  maxBytes = MAX_FILE_BYTES,
): Promise<string> {
  const asked = pathOf(url)
  const root = path.resolve(directory)
  const isDirectory = url.pathname.endsWith('/')
  const name = path.basename(asked)
  if (
    path.resolve(isDirectory ? asked : path.dirname(asked)) !== root ||
    (!isDirectory && !FILE.test(name))
  ) {
    throw new Unreadable('only files directly in the directory are read')
  }
  try {
    return isDirectory ? JSON.stringify(await namesIn(root)) : await readFile(asked, maxBytes)
  } catch (error) {
    if (error instanceof Unreadable) throw error
    const code = error instanceof Error && 'code' in error ? `${error.code}` : ''
    throw new Unreadable(
      `${isDirectory ? 'the directory' : name} ${entryOf(REASONS, code) ?? 'cannot be read'}`,
    )
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'is not a directory',
  EACCES: 'cannot be read: the server has no permission',
  ELOOP: 'is a symbolic link',
  Z_DATA_ERROR: 'is not a complete gzip file',
  Z_BUF_ERROR: 'is not a complete gzip file',
}

function pathOf(url: URL): string {
  try {
    return fileURLToPath(url)
  } catch {
    throw new Unreadable('the address is not a file on this machine')
  }
}

async function namesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && FILE.test(entry.name))
  if (names.length > MAX_NAMES) throw new Unreadable(`the directory has over ${MAX_NAMES} files`)
  return names.map(({ name }) => name).sort()
}

async function readFile(file: string, maxBytes: number): Promise<string> {
  // Opening a pipe would block, and a link may lead anywhere.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW
  const handle: FileHandle = await open(file, flags)
  try {
    if (!(await handle.stat()).isFile())
      throw new Unreadable(`${path.basename(file)} is not a file`)
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
