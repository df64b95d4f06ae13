/**
 * The role family of a job's title and the currency of its stated pay, as numbers in columns of a segment: the pay of a
 * role is compared among jobs of one family, in one currency.
 */
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import { readFamily } from '#core/title/read-title.ts'
import { ROLE_FAMILIES, type RoleFamily } from '#core/title/role-kind-table.ts'
import { rememberRecent } from '#search/structures/recent-texts.ts'
import { textOf } from '#search/structures/string-table.ts'
import type { Tables } from './tables.ts'

/** The number of the family of a title, which has this number among the titles. */
export type TitleFamilies = (number: number, title: string) => number

/** Reading a title takes long and many jobs share one, so what was read is kept: a byte for each title. */
export function createFamilies({ titles }: Tables): TitleFamilies {
  let known = new Uint8Array(1 << 10).fill(NOT_READ)
  const readOther = rememberRecent((title) => numberOfFamily(readFamily(title)))
  return (number, title) => {
    // only the spelling that is shown is kept, because others may be read differently
    if (textOf(titles.shown, number) !== title) return readOther(title)
    if (number >= known.length) {
      const longer = new Uint8Array(number * 2).fill(NOT_READ)
      longer.set(known)
      known = longer
    }
    if (known[number] === NOT_READ) known[number] = numberOfFamily(readFamily(title))
    return known[number] as number
  }
}

const NOT_READ = 255

export const numberOfFamily = (family: RoleFamily): number => ROLE_FAMILIES.indexOf(family)

/** 0 for no currency, or for one without a rate. */
export const currencyNumber = (code: string | null): number =>
  code === null ? 0 : CURRENCY_CODES.indexOf(code) + 1

/** The inverse of `currencyNumber`, for numbers above 0. */
export const currencyAt = (number: number): string => CURRENCY_CODES[number - 1] as string
