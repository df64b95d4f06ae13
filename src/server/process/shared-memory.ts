/**
 * Memory that threads share. V8 does not count it toward any thread's heap: a thread whose heap does not
 * grow collects no garbage and keeps every old segment, so each thread has to be asked to release them.
 */
import * as v8 from 'node:v8'
import * as vm from 'node:vm'

/** Collects garbage in this thread, once; a heap of 20 MB takes some 10 ms. */
export function collectGarbage(): void {
  v8.setFlagsFromString('--expose-gc') // otherwise the function doesn't exist, and only new contexts get it
  vm.runInNewContext('gc')()
}

/** Every shared buffer that a plain value holds. */
export function sharedBuffers(value: unknown, found = new Set<SharedArrayBuffer>()) {
  if (value instanceof SharedArrayBuffer) found.add(value)
  else if (ArrayBuffer.isView(value)) sharedBuffers(value.buffer, found)
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) sharedBuffers(inner, found)
  }
  return found
}

export function bytesOf(buffers: Iterable<SharedArrayBuffer>): number {
  let bytes = 0
  for (const { byteLength } of buffers) bytes += byteLength
  return bytes
}
