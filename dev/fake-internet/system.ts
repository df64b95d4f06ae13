/** What an applicant system of the fake internet is: where its boards answer, and how. */
import { type MadeText, madeText } from './made-text.ts'
import { type Advert, DAY_MS, type FakeBoard } from './made-world.ts'

/** An advert as its board shows it on a day. */
export type Shown = {
  advert: Advert
  /** What the system makes its id of; another than the advert's where all ids are new. */
  number: number
  version: number
  /** Empty where the item is the odd one. */
  title: string
  /** When the employer last changed it. */
  changedAt: Date
}

export type ShownBoard = {
  board: FakeBoard
  shown: readonly Shown[]
  /** How many it says there are. */
  claimed: number
}

export type FakeAnswer = { type: string; body: string }

export type FakeSystem = {
  source: string
  /** The token of the board that the address asks for, or null where it is no address of this system. */
  boardOf(url: URL): string | null
  /** Its id of an advert, as text. */
  idOf(number: number): string
  /** null for what is not there. */
  answer(url: URL, on: ShownBoard): FakeAnswer | null
}

export const JSON_TYPE = 'application/json; charset=utf-8'

export const json = (value: unknown): FakeAnswer => ({
  type: JSON_TYPE,
  body: JSON.stringify(value),
})

/** The first group of the path of an address at the host, or null. */
export function tokenAt(url: URL, host: string, path: RegExp): string | null {
  const token = url.host === host ? path.exec(url.pathname)?.[1] : undefined
  return token === undefined ? null : decodeURIComponent(token)
}

/** The first label of a host of the system: "acme" of acme.recruitee.com. */
export function tokenBefore(url: URL, domain: string): string | null {
  return url.host.endsWith(`.${domain}`) ? url.host.slice(0, -domain.length - 1) : null
}

export const textOf = ({ advert, version }: Shown): MadeText => madeText(advert.job, version)

export const placeLine = ({ advert: { place } }: Shown) => `${place.city}, ${place.country}`

/** Letters and digits that look like a UUID, the same for the same number. */
export function uuidOf(number: number): string {
  const hex = number.toString(16).padStart(8, '0')
  return `${hex}-0000-4000-8000-${hex.padStart(12, '0')}`
}

/** Of an advert that was edited on a day, the morning of that day. */
export function changedAt({ editedOn, postedAt }: Advert, version: number, firstDay: Date): Date {
  return version > 0 && editedOn !== null
    ? new Date(firstDay.getTime() + editedOn * DAY_MS - 3_600_000)
    : postedAt
}
