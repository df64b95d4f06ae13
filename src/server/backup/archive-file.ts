/**
 * A backup as a file: compressed (zstd), then cut into chunks, each encrypted (AES-256-GCM) if there is a key, and
 * followed by the SHA-256 of everything before. Written and read as a stream.
 *
 *   "ROLECALL BACKUP 1\n"   18 bytes
 *   mode                    1 byte: "P" plain, "E" encrypted
 *   salt                    32 random bytes; with the key, they give the key of this file (HKDF)
 *   chunks                  length (4 bytes, its top bit marks the last chunk), content, if encrypted a tag (16 bytes)
 *   checksum                32 bytes
 *
 * A chunk's number is its nonce, and its length is authenticated, so chunks can't be reordered, dropped or appended.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { PARTIAL } from '#core/backup/backup-file.ts'
import { syncDirectory } from '#server/process/snapshot-file.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import { readExactly } from './read-exactly.ts'

const MAGIC = Buffer.from('ROLECALL BACKUP 1\n')
const PLAIN = 'P'
const ENCRYPTED = 'E'
const SALT_BYTES = 32
const START_BYTES = MAGIC.length + 1 + SALT_BYTES
const SUM_BYTES = 32
const TAG_BYTES = 16
const CHUNK_BYTES = 256 * 1024
const IS_LAST = 0x8000_0000

/**
 * Writes a file that only its owner can read. It gets its name once it is complete and on the disk. `keys` are in
 * base64; the first one encrypts. Null for an unencrypted file.
 */
export async function writeArchive(
  file: string,
  content: AsyncIterable<Buffer>,
  keys: readonly string[] | null,
): Promise<void> {
  const partial = file + PARTIAL
  try {
    await pipeline(
      Readable.from(content, { objectMode: false }),
      createZstdCompress(),
      (compressed: AsyncIterable<Buffer>) => summed(chunked(compressed, keys?.[0] ?? null)),
      fs.createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
    )
    fs.renameSync(partial, file)
    syncDirectory(path.dirname(file))
  } catch (error) {
    fs.rmSync(partial, { force: true })
    throw error
  }
}

/** Whether the file is encrypted. Throws StartProblem if it isn't a complete, undamaged backup. */
export async function requireUndamaged(file: string): Promise<{ isEncrypted: boolean }> {
  const { size } = statOf(file)
  const stream = fs.createReadStream(file, { highWaterMark: CHUNK_BYTES })
  const sum = createHash('sha256')
  const read = readExactly(stream)
  try {
    const start = await read(START_BYTES)
    if (start === null || !start.subarray(0, MAGIC.length).equals(MAGIC)) {
      throw new StartProblem(notOurs(file, start))
    }
    const isEncrypted = String.fromCharCode(start[MAGIC.length] as number) === ENCRYPTED
    sum.update(start)
    for (let isLast = false; !isLast; ) {
      const head = await read(4)
      isLast = head !== null && (head.readUInt32BE() & IS_LAST) !== 0
      const length = head === null ? 0 : head.readUInt32BE() & ~IS_LAST
      if (length > CHUNK_BYTES) throw new StartProblem(damaged(file))
      const rest = head && (await read(length + (isEncrypted ? TAG_BYTES : 0)))
      if (head === null || rest === null) throw new StartProblem(cutOff(file, size))
      sum.update(head).update(rest)
    }
    const expected = await read(SUM_BYTES)
    if (expected === null) throw new StartProblem(cutOff(file, size))
    if (!sum.digest().equals(expected) || (await read(1)) !== null) {
      throw new StartProblem(damaged(file))
    }
    return { isEncrypted }
  } finally {
    stream.destroy()
  }
}

/** The content of an undamaged file. Throws StartProblem if none of the keys is the right one. */
export function readArchive(file: string, keys: readonly string[] | null): AsyncIterable<Buffer> {
  // Errors destroy the last stream, so its reader gets them.
  return pipe(Readable.from(unchunked(file, keys)), createZstdDecompress(), () => {})
}

async function* chunked(content: AsyncIterable<Buffer>, key: string | null) {
  const salt = randomBytes(SALT_BYTES)
  yield Buffer.concat([MAGIC, Buffer.from(key === null ? PLAIN : ENCRYPTED), salt])
  const fileKey = key === null ? null : keyOf(key, salt)
  let number = 0
  let waiting: Buffer[] = []
  let bytes = 0

  function chunk(part: Buffer, isLast: boolean) {
    const head = Buffer.alloc(4)
    head.writeUInt32BE((part.length | (isLast ? IS_LAST : 0)) >>> 0)
    if (fileKey === null) return Buffer.concat([head, part])
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(number++)).setAAD(head)
    return Buffer.concat([head, cipher.update(part), cipher.final(), cipher.getAuthTag()])
  }

  for await (const piece of content) {
    waiting.push(piece)
    bytes += piece.length
    if (bytes <= CHUNK_BYTES) continue
    let whole = Buffer.concat(waiting)
    for (; whole.length > CHUNK_BYTES; whole = whole.subarray(CHUNK_BYTES)) {
      yield chunk(whole.subarray(0, CHUNK_BYTES), false)
    }
    waiting = [whole]
    bytes = whole.length
  }
  yield chunk(Buffer.concat(waiting), true)
}

async function* summed(parts: AsyncIterable<Buffer>) {
  const sum = createHash('sha256')
  for await (const part of parts) {
    sum.update(part)
    yield part
  }
  yield sum.digest()
}

async function* unchunked(file: string, keys: readonly string[] | null) {
  const stream = fs.createReadStream(file, { highWaterMark: CHUNK_BYTES })
  const read = readExactly(stream)
  const next = async (bytes: number) => {
    const part = await read(bytes)
    if (part === null) throw new StartProblem(damaged(file))
    return part
  }
  try {
    const start = await next(START_BYTES)
    const isEncrypted = String.fromCharCode(start[MAGIC.length] as number) === ENCRYPTED
    const salt = start.subarray(MAGIC.length + 1)
    if (isEncrypted && keys === null) throw new StartProblem(needsKey(file))
    let fileKeys: Buffer[] | null = isEncrypted ? (keys ?? []).map((key) => keyOf(key, salt)) : null
    for (let [number, isLast] = [0, false]; !isLast; number++) {
      const head = await next(4)
      isLast = (head.readUInt32BE() & IS_LAST) !== 0
      const part = await next(head.readUInt32BE() & ~IS_LAST)
      if (fileKeys === null) {
        yield part
        continue
      }
      const opened = openChunk(fileKeys, { number, head, part, tag: await next(TAG_BYTES) })
      if (opened === null) throw new StartProblem(number === 0 ? wrongKey(file) : damaged(file))
      fileKeys = [opened.key]
      yield opened.content
    }
  } finally {
    stream.destroy()
  }
}

type Chunk = { number: number; head: Buffer; part: Buffer; tag: Buffer }

function openChunk(keys: readonly Buffer[], { number, head, part, tag }: Chunk) {
  for (const key of keys) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number))
    decipher.setAAD(head).setAuthTag(tag)
    try {
      return { key, content: Buffer.concat([decipher.update(part), decipher.final()]) }
    } catch {
      // another key, or a changed chunk: the caller knows which
    }
  }
  return null
}

const keyOf = (key: string, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), salt, 'rolecall backup', 32))

function nonceOf(number: number) {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 6, 6)
  return nonce
}

function statOf(file: string) {
  try {
    return fs.statSync(file)
  } catch (error) {
    throw new StartProblem(`The backup cannot be read: ${(error as Error).message}`)
  }
}

function notOurs(file: string, start: Buffer | null) {
  return start?.toString('latin1').startsWith('ROLECALL BACKUP ')
    ? `${file} was made by a newer Rolecall. Use that version, or a newer one.`
    : `${file} is not a Rolecall backup.`
}

const cutOff = (file: string, size: number) =>
  `${file} is incomplete: it was cut off after ${size.toLocaleString('en')} bytes. Nothing was changed. Use another copy or another backup.`

const damaged = (file: string) =>
  `${file} is damaged: its checksum is wrong. Nothing was changed. Use another copy or another backup.`

const needsKey = (file: string) =>
  `${file} is encrypted. Set BACKUP_KEY_FILE to the file with its key.`

const wrongKey = (file: string) =>
  `${file} was encrypted with another key than the one in BACKUP_KEY or BACKUP_KEY_FILE.`
