/**
 * The role family of a job's title and the currency of its stated pay, as numbers in columns of a segment: the pay of a
 * role is compared among jobs of one family, in one currency.
 */
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import { remembered } from '#core/text/remembered.ts'
import { readTitle } from '#core/title/read-title.ts'
import { ROLE_FAMILIES, type RoleFamily } from '#core/title/role-kind-table.ts'

const familyOf = remembered((title) => readTitle({ title }).family)

export const familyNumber = (title: string): number => numberOfFamily(familyOf(title))

export const numberOfFamily = (family: RoleFamily): number => ROLE_FAMILIES.indexOf(family)

/** 0 for no currency, or for one without a rate. */
export const currencyNumber = (code: string | null): number =>
  code === null ? 0 : CURRENCY_CODES.indexOf(code) + 1

/** The inverse of `currencyNumber`, for numbers above 0. */
export const currencyAt = (number: number): string => CURRENCY_CODES[number - 1] as string
