/** Every source there is, by name. */
import { ashby } from './ashby.ts'
import { bamboohr } from './bamboohr.ts'
import { breezy } from './breezy.ts'
import { feed } from './feed.ts'
import { greenhouse } from './greenhouse.ts'
import { hnHiring } from './hn-hiring.ts'
import { jsonld } from './jsonld.ts'
import { lever } from './lever.ts'
import { personio } from './personio.ts'
import { pinpoint } from './pinpoint.ts'
import { recruitee } from './recruitee.ts'
import { rippling } from './rippling.ts'
import { smartrecruiters } from './smartrecruiters.ts'
import type { Source } from './source.ts'
import { teamtailor } from './teamtailor.ts'
import { weworkremotely } from './weworkremotely.ts'
import { workable } from './workable.ts'
import { workday } from './workday.ts'

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
  teamtailor,
  rippling,
  pinpoint,
  bamboohr,
  workday,
  jsonld,
  hnHiring,
  feed,
  weworkremotely,
  //
]

export function sourceNamed(name: string): Source | null {
  return SOURCES.find((source) => source.name === name) ?? null
}
