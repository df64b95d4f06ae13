/**
 * One file that appears whole or not at all, whatever dies while it is written. Whether its bytes are still
 * right is for their reader to say.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'

/** Null where there is no such file, or none that we may read. The bytes can be shared with other threads. */
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
  sync(path.dirname(file))
}

/** Whether a file can be put there, now. */
export function isWritable(file: string): boolean {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    fs.accessSync(path.dirname(file), fs.constants.W_OK)
    return true
  } catch {
    return false // the answer is the point
  }
}

function writeAll(descriptor: number, chunk: Uint8Array) {
  for (let at = 0; at < chunk.length; ) at += fs.writeSync(descriptor, chunk, at)
}

/** A new name is on the disk only when its directory is. */
function sync(directory: string) {
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
    return null // without it there is only more to do
  }
}
