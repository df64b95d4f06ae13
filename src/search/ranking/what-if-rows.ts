/**
 * Finds which single changes of a person (`core/match/what-if.ts`) lift a row to a score that fits. A skill changes only
 * the sum of the row's skills, a place, a wish or a salary only one part, so a row is read once and each change costs an
 * addition and a comparison. Two facts keep this exact: a higher sum of skills never lowers a score, and what a person
 * shows of a skill is the most that any one of their skills shows of it. An advert fits if one of its openings does.
 */
import { JOB_TYPES } from '#core/job/job.ts'
import { type PreparedPerson, prepare } from '#core/match/match-formula.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import { isNear } from '#core/match/match-place.ts'
import {
  canAddPlaces,
  canLearn,
  FIT_FROM,
  personIf,
  type WhatIf,
  wishesToLoosen,
} from '#core/match/what-if.ts'
import { metroKey } from '#core/place/metro-area.ts'
import { relatedSkills } from '#core/skill/skill-relation.ts'
import {
  type DemandTables,
  eachPlace,
  isOrEntry,
  NOT_READ,
  skillOf,
} from '#search/segments/demand-columns.ts'
import type { Segment } from '#search/segments/segment.ts'
import { findText, textOf } from '#search/structures/string-table.ts'
import { GAIN_UNIT, type MatchScorer, NO_PART, type RowParts, UNKNOWN } from './match-scorer.ts'

export type WhatIfRows = {
  /** By number. Places are added as they are found. */
  whatIfs: readonly (WhatIf | null)[]
  /** Whether the row fits as things are. Otherwise calls `visit` with the number of each change that lifts it. */
  read(segment: Segment, row: number, visit: (whatIf: number) => void): boolean
}

type Asking = { person: MatchPerson; scorer: MatchScorer; tables: DemandTables }

/** `scorer` must be the person's, and follow these tables. */
export function createWhatIfRows({ person, scorer, tables }: Asking): WhatIfRows {
  const prepared = prepare(person)
  const raises = readRaises(prepared, tables)
  const wishes = wishesToLoosen(person, JOB_TYPES)
  const firstWish = tables.skills.size
  const whatIfs: (WhatIf | null)[] = [...raises.whatIfs, ...wishes]
  const wishTables = wishes.map(({ kind }, at) =>
    kind === 'pay' ? null : scorer.wishesOf(personIf(person, wishes[at] as WhatIf)),
  )
  const placesReaching = createPlaces(person, tables, whatIfs)
  const lifts = createLifts(raises.starts.length)

  function fits(parts: RowParts): boolean {
    const score = scorer.scoreOf(parts)
    return score !== UNKNOWN && score >= FIT_FROM
  }

  function readSkills(parts: RowParts, visit: Visit) {
    const { entries } = parts
    const base = parts.skills
    const weights = Math.floor(base / GAIN_UNIT)
    parts.skills = weights * GAIN_UNIT + weights * MOST_SHOWN
    if (!fits(parts)) return
    lifts.begin()
    for (let from = parts.from; from < parts.to; ) {
      let to = from + 1
      while (to < parts.to && isOrEntry(entries[to] as number)) to++
      readGroup(entries, from, to)
      from = to
    }
    // The least that is known to suffice, and the most that is known not to.
    let enough = Number.POSITIVE_INFINITY
    let tooLittle = 0
    lifts.forEach((skill, gain) => {
      if (gain > tooLittle && gain < enough) {
        parts.skills = base + gain
        if (fits(parts)) enough = gain
        else tooLittle = gain
      }
      if (gain >= enough) visit(skill)
    })
  }

  /** Alternatives weigh as the lightest and gain as the best of them. */
  function readGroup(entries: Uint16Array, from: number, to: number) {
    let weight = Number.POSITIVE_INFINITY
    let value = 0
    for (let at = from; at < to; at++) {
      const gain = scorer.gainOf(entries[at] as number)
      const own = Math.floor(gain / GAIN_UNIT)
      weight = Math.min(weight, own)
      value = Math.max(value, own === 0 ? 0 : (gain % GAIN_UNIT) / own)
    }
    lifts.nextGroup()
    for (let at = from; at < to; at++) {
      const skill = skillOf(entries[at] as number)
      const end = raises.starts[skill + 1] as number
      for (let raise = raises.starts[skill] as number; raise < end; raise++) {
        const more = (raises.to[raise] as number) - value
        if (more > 0) lifts.add(raises.by[raise] as number, weight * more)
      }
    }
  }

  function readWishes(segment: Segment, row: number, parts: RowParts, visit: Visit) {
    const { where, place, near, wish, pay } = parts
    if (near === place && wishes.length === 0) return
    parts.place = near
    parts.wish = NO_PART
    parts.pay = NO_PART
    if (!fits(parts)) return
    parts.wish = wish
    parts.pay = pay
    if (near !== place && fits(parts)) for (const each of placesReaching(where)) visit(each)
    parts.place = place
    for (let at = 0; at < wishes.length; at++) {
      const whatIf = wishes[at] as WhatIf
      if (whatIf.kind === 'pay') parts.pay = scorer.payOf(segment, row, whatIf.minPayUsd)
      else parts.wish = wishTables[at]?.[parts.wishAt] as number
      if (fits(parts)) visit(firstWish + at)
      parts.wish = wish
      parts.pay = pay
    }
  }

  function readOpening(segment: Segment, row: number, parts: RowParts, visit: Visit) {
    const { skills } = parts
    readSkills(parts, visit)
    parts.skills = skills
    readWishes(segment, row, parts, visit)
  }

  const at = { row: 0, opening: 0 }

  return {
    whatIfs,
    read(segment, row, visit) {
      if (segment.demandKinds[row] === NOT_READ) return false
      const count = scorer.openingsOf(segment, row)
      if (count > 1) return readSeveral(segment, row, visit)
      at.row = row
      const parts = scorer.partsOf(segment, at, FIT_FROM)
      if (parts === null) return false
      if (fits(parts)) return true
      readOpening(segment, row, parts, visit)
      return false
    },
  }

  function readSeveral(segment: Segment, row: number, visit: Visit): boolean {
    const lifting = new Set<number>()
    for (let opening = 0; opening < scorer.openingsOf(segment, row); opening++) {
      const parts = scorer.partsOf(segment, { row, opening }, FIT_FROM)
      if (parts === null) continue
      if (fits(parts)) return true
      readOpening(segment, row, parts, (whatIf) => void lifting.add(whatIf))
    }
    for (const whatIf of lifting) visit(whatIf)
    return false
  }
}

type Visit = (whatIf: number) => void

/** In eighths: more than any evidence shows. */
const MOST_SHOWN = 8

type Raises = {
  /** By the number of a skill; null for one that the person does not lack. */
  whatIfs: (WhatIf | null)[]
  /** By skill, where its raises begin: learning `by` makes the person show `to` eighths of it. */
  starts: Uint32Array
  by: Uint16Array
  to: Uint8Array
}

function readRaises(prepared: PreparedPerson, { skills }: DemandTables): Raises {
  const { person } = prepared
  const found: { skill: number; by: number; to: number }[] = []
  const whatIfs = Array.from({ length: skills.size }, (_, by): WhatIf | null => {
    const skill = textOf(skills, by)
    if (!canLearn(prepared, skill)) return null
    const whatIf: WhatIf = { kind: 'skill', skill }
    const after = prepare(personIf({ ...person, skills: [], kinds: [] }, whatIf)).skills
    for (const raised of [skill, ...relatedSkills(skill).keys()]) {
      const to = after.get(raised) ?? 0
      if (to <= (prepared.skills.get(raised) ?? 0)) continue
      const number = findText(skills, raised)
      if (number >= 0) found.push({ skill: number, by, to })
    }
    return whatIf
  })
  found.sort((a, b) => a.skill - b.skill)
  const starts = new Uint32Array(skills.size + 1)
  for (const { skill } of found) starts[skill + 1] = (starts[skill + 1] as number) + 1
  for (let at = 1; at < starts.length; at++) {
    starts[at] = (starts[at] as number) + (starts[at - 1] as number)
  }
  return {
    whatIfs,
    starts,
    by: Uint16Array.from(found, ({ by }) => by),
    to: Uint8Array.from(found, ({ to }) => to),
  }
}

/** What each skill would add to the sum of one row. */
function createLifts(size: number) {
  const rows = new Uint32Array(size)
  const groups = new Uint32Array(size)
  const gains = new Uint16Array(size)
  /** Of the current group. */
  const groupGains = new Uint16Array(size)
  const touched = new Uint16Array(size)
  let count = 0
  let row = 0
  let group = 0
  return {
    begin() {
      row++
      count = 0
    },
    nextGroup() {
      group++
    },
    /** Of a group, the best counts. */
    add(skill: number, gain: number) {
      if (rows[skill] !== row) {
        rows[skill] = row
        gains[skill] = 0
        touched[count++] = skill
      }
      const before = groups[skill] === group ? (groupGains[skill] as number) : 0
      if (gain <= before) return
      groups[skill] = group
      groupGains[skill] = gain
      gains[skill] = (gains[skill] as number) + gain - before
    },
    forEach(visit: (skill: number, gain: number) => void) {
      for (let at = 0; at < count; at++) {
        const skill = touched[at] as number
        visit(skill, gains[skill] as number)
      }
    },
  }
}

/**
 * Finds the places that would make a job's near, each as a number of `whatIfs`: towns by their metropolitan area, and
 * countries.
 */
function createPlaces(person: MatchPerson, tables: DemandTables, whatIfs: (WhatIf | null)[]) {
  const canAdd = canAddPlaces(person)
  const numbers = new Map<string, number>()
  const reaches: number[][] = []

  function numberOfPlace(place: string): number {
    const known = numbers.get(place)
    if (known !== undefined) return known
    numbers.set(place, whatIfs.length)
    return whatIfs.push({ kind: 'place', place }) - 1
  }

  /** Those that make one of these places near; none if one is near already. */
  function among(keys: readonly string[]): number[] {
    if (!canAdd || keys.some((key) => isNear(person, key))) return []
    const candidates = new Set(keys.flatMap((key) => [metroKey(key), key.slice(0, 2)]))
    return [...candidates]
      .filter((place) => {
        const after = personIf(person, { kind: 'place', place })
        return keys.some((key) => isNear(after, key))
      })
      .map(numberOfPlace)
  }

  function reaching(where: number): number[] {
    const known = reaches[where]
    if (known) return known
    const keys: string[] = []
    eachPlace(tables, where, (place) => keys.push(textOf(tables.places, place)))
    const found = among(keys)
    reaches[where] = found
    return found
  }

  return reaching
}
