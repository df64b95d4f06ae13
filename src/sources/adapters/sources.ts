/** Every source, by name. */

import type { Source } from '#sources/source/source.ts'
import { adzuna } from './adzuna.ts'
import { arbeitnow } from './arbeitnow.ts'
import { ashby } from './ashby.ts'
import { bamboohr } from './bamboohr.ts'
import { breezy } from './breezy.ts'
import { directory } from './directory.ts'
import { feed } from './feed.ts'
import { greenhouse } from './greenhouse.ts'
import { himalayas } from './himalayas.ts'
import { hnHiring } from './hn-hiring.ts'
import { jobicy } from './jobicy.ts'
import { jooble } from './jooble.ts'
import { jsonld } from './jsonld.ts'
import { lever } from './lever.ts'
import { personio } from './personio.ts'
import { pinpoint } from './pinpoint.ts'
import { recruitee } from './recruitee.ts'
import { remoteok } from './remoteok.ts'
import { remotive } from './remotive.ts'
import { rippling } from './rippling.ts'
import { smartrecruiters } from './smartrecruiters.ts'
import { teamtailor } from './teamtailor.ts'
import { themuse } from './themuse.ts'
import { usajobs } from './usajobs.ts'
import { weworkremotely } from './weworkremotely.ts'
import { workable } from './workable.ts'
import { workday } from './workday.ts'
import { workingnomads } from './workingnomads.ts'

// One source per line.
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
  remotive,
  remoteok,
  arbeitnow,
  himalayas,
  jobicy,
  workingnomads,
  themuse,
  adzuna,
  usajobs,
  jooble,
  directory,
  //
]

export function sourceNamed(name: string): Source | null {
  return SOURCES.find((source) => source.name === name) ?? null
}
