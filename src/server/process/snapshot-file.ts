/**
 * A file that is written completely or not at all, even if the process dies while writing. Its reader has to
 * check whether the bytes are still valid.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'

/** Null if the file doesn't exist or isn't readable. The bytes can be shared with other threads. */
export function readShared(file: string): Uint8Array<SharedArrayBuffer> | null {
  const descriptor = openOrNull(file)
  if (descriptor === null) return null
  try {
    const bytes = new Uint8Array(new SharedArrayBuffer(fs.fstatSync(descriptor).size))
    for (let at = 0; at < bytes.length; ) {
      const read = fs.readSync(descriptor, bytes, at, bytes.length - at, at)
      if (read === 0) return null // it became shorter meanwhile
      at += read
    }
    return bytes
  } finally {
    fs.closeSync(descriptor)
  }
}

/** Written beside its place, to the disk, and then moved there; several processes may do so at once. */
export function writeWhole(file: string, chunks: readonly Uint8Array[]): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const fresh = `${file}.${process.pid}.new`
  try {
    const descriptor = fs.openSync(fresh, 'w', 0o600)
    try {
      for (const chunk of chunks) writeAll(descriptor, chunk)
      fs.fsyncSync(descriptor)
    } finally {
      fs.closeSync(descriptor)
    }
    fs.renameSync(fresh, file)
  } finally {
    fs.rmSync(fresh, { force: true })
  }
  syncDirectory(path.dirname(file))
}

/** Whether a file can be put there, now. */
export function isWritable(file: string): boolean {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    fs.accessSync(path.dirname(file), fs.constants.W_OK)
    return true
  } catch {
    return false // only the answer matters here
  }
}

function writeAll(descriptor: number, chunk: Uint8Array) {
  for (let at = 0; at < chunk.length; ) at += fs.writeSync(descriptor, chunk, at)
}

/** A new name is on the disk only when its directory is. */
export function syncDirectory(directory: string) {
  const descriptor = fs.openSync(directory, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

function openOrNull(file: string): number | null {
  try {
    return fs.openSync(file, 'r')
  } catch {
    return null // without it, there is only more work to do
  }
}
