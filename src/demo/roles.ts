/**
 * All families of roles, and which of them a company hires for.
 */
import type { Company } from './companies.ts'
import { COMMERCE } from './roles/commerce.ts'
import { DATA } from './roles/data.ts'
import { ENGINEERING } from './roles/engineering.ts'
import { MAKING } from './roles/making.ts'
import type { Role } from './roles/role.ts'

export const ROLES: Role[] = [...ENGINEERING, ...DATA, ...MAKING, ...COMMERCE]

/** How often a family is hired when its table does not say. */
const USUAL_WEIGHT = 2

export function rolesFor(company: Company): [Role, number][] {
  return ROLES.filter((role) => hires(company, role)).map((role) => [
    role,
    role.weight ?? USUAL_WEIGHT,
  ])
}

function hires({ traits = [], voice }: Company, { needs, voices }: Role) {
  return (!needs || traits.includes(needs)) && (!voices || voices.includes(voice))
}
