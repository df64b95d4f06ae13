/**
 * What the filters, sorts and counts read of each job: one typed array for each property, one row a job.
 * Members of closed vocabularies are their position from 1, and 0 for unknown; instants are milliseconds;
 * `title`, `company`, `employer` and `location` are numbers of names. A removed job's row stays, not alive.
 */
import {
  CATEGORIES,
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  SECTORS,
  WORK_SETTINGS,
  WORK_TYPES,
} from '#core/job.ts'
import { withRoom } from './growing.ts'

export const VOCABULARIES = {
  workSetting: WORK_SETTINGS,
  jobType: JOB_TYPES,
  level: EXPERIENCE_LEVELS,
  workType: WORK_TYPES,
  sector: SECTORS,
  category: CATEGORIES,
} as const
export type VocabularyColumn = keyof typeof VOCABULARIES

const KINDS = {
  alive: Uint8Array,
  id: Float64Array,
  publishedAt: Float64Array,
  firstSeenAt: Float64Array,
  views: Float64Array,
  applications: Float64Array,
  /** Infinity and -Infinity when the pay is unknown: last in both orders. */
  payMin: Float64Array,
  payMax: Float64Array,
  workSetting: Uint8Array,
  jobType: Uint8Array,
  level: Uint8Array,
  workType: Uint8Array,
  sector: Uint8Array,
  category: Uint8Array,
  isRemote: Uint8Array,
  /** 1 when pay, place and job type are all known. */
  isComplete: Uint8Array,
  title: Int32Array,
  /** By the company's slug, which identifies it. */
  company: Int32Array,
  /** By the company's name, which people type. */
  employer: Int32Array,
  location: Int32Array,
} as const
type Column = keyof typeof KINDS

export type Columns = { rows: number } & { [Name in Column]: InstanceType<(typeof KINDS)[Name]> }
export type Row = { [Name in Column]: number }

const COLUMN_NAMES = Object.keys(KINDS) as Column[]
const FIRST_ROOM = 256

export function createColumns(): Columns {
  const arrays = COLUMN_NAMES.map((name) => [name, new KINDS[name](FIRST_ROOM)])
  return { rows: 0, ...Object.fromEntries(arrays) } // entries lose the kinds that KINDS states
}

/** The number of the new row. */
export function addToColumns(columns: Columns, values: Row): number {
  const row = columns.rows++
  for (const name of COLUMN_NAMES) {
    grow(columns, name)
    columns[name][row] = values[name]
  }
  return row
}

/** Keeps only these rows, given in ascending order. */
export function compactColumns(columns: Columns, kept: number[]) {
  for (const name of COLUMN_NAMES) {
    const column = columns[name]
    for (const [row, old] of kept.entries()) column[row] = column[old] as number
  }
  columns.rows = kept.length
}

export function vocabularyCode(column: VocabularyColumn, value: string | null): number {
  const members: readonly (string | null)[] = VOCABULARIES[column]
  return members.indexOf(value) + 1
}

function grow<Name extends Column>(columns: Columns, name: Name) {
  columns[name] = withRoom<Columns[Name]>(columns[name], columns.rows)
}
