/** Typed arrays that grow: room doubles, so that adding one by one stays cheap. */
export type Numbers = Uint8Array | Int32Array | Uint32Array | Float64Array

/** The same array when it has room for `length`, else a larger one with the same beginning. */
export function withRoom<Kind extends Numbers>(array: Kind, length: number): Kind {
  if (length <= array.length) return array
  // an array's constructor makes its own kind, which the type of `constructor` does not say
  const ofKind = array.constructor as new (length: number) => Kind
  const larger = new ofKind(Math.max(length, array.length * 2))
  larger.set(array)
  return larger
}
