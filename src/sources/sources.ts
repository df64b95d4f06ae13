/** Every source there is, by name. */
import { greenhouse } from './greenhouse.ts'
import type { Source } from './source.ts'

// One line a source.
export const SOURCES: readonly Source[] = [
  greenhouse,
  //
]

export function sourceNamed(name: string): Source | null {
  return SOURCES.find((source) => source.name === name) ?? null
}
