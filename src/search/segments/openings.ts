/**
 * What each opening of an advert asks for, in numbers. Segments keep it as a text, which is read once: few adverts have
 * several openings, but a match looks at all of them.
 */
import type { RoleKind } from '#core/title/role-kind-table.ts'
import { type DemandTables, openingsAt, roleNumbers } from './demand-columns.ts'

export type Opening = {
  /** The number of the set of its kinds of work. */
  kinds: number
  /** What the first states is in the columns of a segment. */
  isFirst: boolean
  /** As in those columns. */
  level: number
  yearsMin: number
  entries: Uint16Array
  /** Null if it is as for the first. */
  where: number | null
}

export type Openings = {
  /** Kinds of work by the number of their set. */
  kindSets: readonly (readonly RoleKind[])[]
  /** The openings of a text in `DemandTables.kinds`; at least one. */
  of(tables: DemandTables, number: number): readonly Opening[]
}

export function createOpenings(): Openings {
  const kindSets: RoleKind[][] = []
  const numbers = new Map<string, number>()
  const known: Opening[][] = []

  function numberOfSet(kinds: RoleKind[]): number {
    const text = kinds.join()
    const number = numbers.get(text) ?? kindSets.push(kinds) - 1
    numbers.set(text, number)
    return number
  }

  function read(tables: DemandTables, number: number): Opening[] {
    const { kinds, others } = openingsAt(tables, number)
    const set = numberOfSet(kinds)
    return [
      { kinds: set, isFirst: true, level: 0, yearsMin: 0, entries: NO_ENTRIES, where: null },
      ...others.map((role) => ({
        kinds: numberOfSet(role.kinds),
        isFirst: false,
        ...roleNumbers(tables, role),
      })),
    ]
  }

  return {
    kindSets,
    of(tables, number) {
      const found = known[number] ?? read(tables, number)
      known[number] = found
      return found
    },
  }
}

const NO_ENTRIES = new Uint16Array(0)
