/**
 * Typed arrays in memory that threads share: one thread writes, any number read. A reader keeps the arrays it was
 * given; when one must grow, the writer copies it and publishes the copy.
 */

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array
type ArrayOf<Kind extends Numbers> = {
  new (buffer: SharedArrayBuffer, byteOffset?: number, length?: number): Kind
  readonly BYTES_PER_ELEMENT: number
}

export const sharedArray = <Kind extends Numbers>(kind: ArrayOf<Kind>, length: number): Kind =>
  new kind(new SharedArrayBuffer(length * kind.BYTES_PER_ELEMENT))

/** The array itself if it has room for `length` members, else a larger copy: by at least half. */
export function withSharedRoom<Kind extends Numbers>(
  array: Kind,
  kind: ArrayOf<Kind>,
  length: number,
): Kind {
  if (length <= array.length) return array
  const larger = sharedArray(kind, Math.max(length, Math.ceil(array.length * 1.5), 64))
  larger.set(array)
  return larger
}
