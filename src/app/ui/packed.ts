/**
 * Many small values of a loader, sent as one JSON text. React Router's own format, which also knows dates and references,
 * takes twenty times the memory of what it writes, and more time than the rest of a loader.
 */
import { useMemo } from 'react'

/** JSON of a value that JSON can write. */
export type Packed<Value> = string & { readonly of?: Value }

export const pack = <Value>(value: Value): Packed<Value> => JSON.stringify(value)

export function usePacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => JSON.parse(packed) as Value, [packed])
}
