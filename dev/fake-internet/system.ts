/** An applicant system of the fake internet: where its boards answer, and how. */
import { type MadeText, madeText } from './advert-text.ts'
import { type Advert, DAY_MS, type FakeBoard } from './fake-world.ts'

/** An advert as its board shows it on a day. */
export type Shown = {
  advert: Advert
  /** The system derives its id from this. It differs from the advert's number when all ids are new. */
  number: number
  version: number
  /** Empty for the item that the trouble `odd` spoils. */
  title: string
  /** When the employer last changed it. */
  changedAt: Date
}

export type ShownBoard = {
  board: FakeBoard
  shown: readonly Shown[]
  /** How many jobs the board claims to have. */
  claimed: number
}

export type FakeAnswer = { type: string; body: string }

export type FakeSystem = {
  source: string
  /** The token of the board at the address; null if the address does not belong to this system. */
  boardOf(url: URL): string | null
  idOf(number: number): string
  /** Null for something that does not exist. */
  answer(url: URL, on: ShownBoard): FakeAnswer | null
}

export const JSON_TYPE = 'application/json; charset=utf-8'

export const json = (value: unknown): FakeAnswer => ({
  type: JSON_TYPE,
  body: JSON.stringify(value),
})

/** The first group that `path` captures in an address at the host, or null. */
export function tokenAt(url: URL, host: string, path: RegExp): string | null {
  const token = url.host === host ? path.exec(url.pathname)?.[1] : undefined
  return token === undefined ? null : decodeURIComponent(token)
}

/** The first label of a host under the domain: "acme" of acme.recruitee.com. */
export function tokenBefore(url: URL, domain: string): string | null {
  return url.host.endsWith(`.${domain}`) ? url.host.slice(0, -domain.length - 1) : null
}

export const textOf = ({ advert, version }: Shown): MadeText => madeText(advert.job, version)

export const placeLine = ({ advert: { place } }: Shown) => `${place.city}, ${place.country}`

/** Hexadecimal digits that look like a UUID, the same for the same number. */
export function uuidOf(number: number): string {
  const hex = number.toString(16).padStart(8, '0')
  return `${hex}-0000-4000-8000-${hex.padStart(12, '0')}`
}

/** For an edited advert, an hour before the morning of the edit; for the others, when they were posted. */
export function changedAt({ editedOn, postedAt }: Advert, version: number, firstDay: Date): Date {
  return version > 0 && editedOn !== null
    ? new Date(firstDay.getTime() + editedOn * DAY_MS - 3_600_000)
    : postedAt
}
