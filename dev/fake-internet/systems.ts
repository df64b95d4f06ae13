/** The systems that the fake internet answers for. */
import type { FakeSystem } from './system.ts'
import { ashby } from './systems/ashby.ts'
import { breezy } from './systems/breezy.ts'
import { feed } from './systems/feed.ts'
import { greenhouse } from './systems/greenhouse.ts'
import { lever } from './systems/lever.ts'
import { personio } from './systems/personio.ts'
import { pinpoint } from './systems/pinpoint.ts'
import { recruitee } from './systems/recruitee.ts'
import { rippling } from './systems/rippling.ts'
import { smartrecruiters } from './systems/smartrecruiters.ts'
import { teamtailor } from './systems/teamtailor.ts'
import { workable } from './systems/workable.ts'

export const SYSTEMS: readonly FakeSystem[] = [
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  workable,
  recruitee,
  personio,
  teamtailor,
  feed,
]

export const EMPLOYER_SYSTEMS = SYSTEMS.map(({ source }) => source).filter((one) => one !== 'feed')

/** With those that only the simulation of the supply reads. */
export const ALL_SYSTEMS: readonly FakeSystem[] = [...SYSTEMS, breezy, pinpoint, rippling]
