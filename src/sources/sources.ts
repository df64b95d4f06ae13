/** Every source there is, by name. */
import { ashby } from './ashby.ts'
import { breezy } from './breezy.ts'
import { greenhouse } from './greenhouse.ts'
import { lever } from './lever.ts'
import { personio } from './personio.ts'
import { recruitee } from './recruitee.ts'
import { smartrecruiters } from './smartrecruiters.ts'
import type { Source } from './source.ts'
import { workable } from './workable.ts'

// One line a source.
export const SOURCES: readonly Source[] = [
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  workable,
  recruitee,
  personio,
  breezy,
  //
]

export function sourceNamed(name: string): Source | null {
  return SOURCES.find((source) => source.name === name) ?? null
}
