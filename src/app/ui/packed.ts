/**
 * Many small values of a loader, sent as one JSON text. React Router's own format, which also knows dates and references,
 * takes a hundred times the memory and more time than everything else that is done for a page.
 */
import { useMemo } from 'react'

/** JSON of a value that JSON can write. */
export type Packed<Value> = string & { readonly of?: Value }

export const pack = <Value>(value: Value): Packed<Value> => JSON.stringify(value)

export function usePacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => JSON.parse(packed) as Value, [packed])
}
