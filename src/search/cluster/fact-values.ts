/**
 * The distinct places, areas and statements about eligibility that jobs refer to. As in our own engine, a filter decides
 * once for each of them; in the cluster it then asks for the jobs that refer to those that passed.
 */
import type { EligibilityClass } from '#core/eligibility/eligibility-choice.ts'
import { ELIGIBILITY_CLASSES } from '#core/eligibility/eligibility-choice.ts'
import { createFactMarks, type FactMarks } from '#search/facets/fact-marks.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { createFactTables, eligibilityNumber, whereNumber } from '#search/segments/fact-columns.ts'
import type { FactValue } from './indexed-job.ts'

type Resident = Parameters<FactMarks['classes']>[0]

export type FactValues = {
  readonly size: number
  /** Values that are known already are ignored. */
  add(values: readonly FactValue[]): void
  /** Keys of the places inside; null if the text is no place. */
  inside(location: string, withinKm: number | null): string[] | null
  /** Keys of eligibilities that are open to people there; null if the text is no place. */
  openFrom(location: string): string[] | null
  /** Keys of eligibilities by what they mean to a person. */
  classes(resident: Resident): Record<EligibilityClass, string[]>
  overlapping(utcOffsetMinutes: number, hours: number): string[]
  statedHours(): string[]
  countriesOf: FactMarks['countriesOf']
}

export function createFactValues(): FactValues {
  const facts = createFactTables()
  const marks = createFactMarks(() => facts)
  /** Keys by number in the tables: several where values are written differently and mean the same. */
  const spots: string[][] = []
  const eligibilities: string[][] = []
  const known = new Set<string>()

  function add(values: readonly FactValue[]) {
    for (const { kind, key, text } of values) {
      if (known.has(key)) continue
      known.add(key)
      // Only this server's own feeder writes these texts.
      if (kind === 'spot') {
        note(spots, whereNumber(facts, spotJob(JSON.parse(text) as Spot)), key)
      } else {
        const eligibility = JSON.parse(text) as JobDocument['eligibility']
        note(eligibilities, eligibilityNumber(facts, { eligibility }), key)
      }
    }
  }

  return {
    get size() {
      return known.size
    },
    add,
    inside(location, withinKm) {
      const inside = marks.inside(location, withinKm)
      return inside && marked(spots, inside)
    },
    openFrom(location) {
      const open = marks.openFrom(location)
      return open && marked(eligibilities, open)
    },
    classes(resident) {
      const classes = marks.classes(resident)
      const byClass = ELIGIBILITY_CLASSES.map((name, at) => [
        name,
        eligibilities.flatMap((keys, number) => (classes[number] === at ? keys : [])),
      ])
      return Object.fromEntries(byClass) as Record<EligibilityClass, string[]> // fromEntries loses the types of the keys
    },
    overlapping: (offset, hours) => marked(eligibilities, marks.overlapping(offset, hours)),
    statedHours: () => marked(eligibilities, marks.statedHours()),
    countriesOf: marks.countriesOf,
  }
}

type Spot = { place?: JobDocument['at'][number]; area?: string }

const spotJob = ({ place, area }: Spot) => ({
  at: place ? [place] : [],
  areas: area === undefined ? [] : [area],
})

function note(keys: string[][], number: number, key: string) {
  keys[number] = [...(keys[number] ?? []), key]
}

const marked = (keys: readonly string[][], marks: Uint8Array) =>
  keys.flatMap((own, number) => (marks[number] === 1 ? own : []))
