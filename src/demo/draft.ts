/** An invented job before it is written: the decisions that title, text and salary must agree on. */
import { entryOf } from '#core/text/entry-of.ts'
import { townOf } from './cities.ts'
import { COMPANIES, type Company } from './companies.ts'
import rows from './data/roles.json' with { type: 'json' }
import { drawEmployment, type Employment, WORKING_STUDENT } from './employment.ts'
import { BUILDER_MIX, LEADER_MIX, LEVEL_MIX, type Level } from './levels.ts'
import type { Slots } from './phrases.ts'
import { drawSpot, regionName, type Spot, spokenCountry } from './places.ts'
import { Role } from './role.ts'
import { type Seeded, seeded } from './seeded.ts'

const ROLES: Role[] = Role.array().parse(rows)

/** How often a role is hired if its table doesn't say. */
const USUAL_WEIGHT = 2

export type Draft = {
  company: Company
  role: Role
  level: Level
  spot: Spot
  employment: Employment
  /** A student's part-time job, in countries that have those. */
  isStudent: boolean
  team: string
  slots: Slots
  /** A separate source of randomness per job, so changing one advert doesn't change others. */
  chance: Seeded
}

/** Bigger companies have more openings, but far from proportionally. */
const OPENINGS_BY_SIZE = 0.33

/** Exactly `total` drafts over all companies, company by company; each has at least one. */
export function drafts(total: number): Draft[] {
  const shares = COMPANIES.map(({ employees }) => employees ** OPENINGS_BY_SIZE)
  const all = shares.reduce((sum, share) => sum + share, 0)
  let reached = 0
  return COMPANIES.flatMap((company, index) => {
    const before = Math.round((reached / all) * total)
    reached += shares[index] ?? 0
    return draftsOf(company, Math.round((reached / all) * total) - before)
  })
}

function draftsOf(company: Company, count: number): Draft[] {
  const chance = seeded(`openings of ${company.slug}`)
  const roles = rolesFor(company)
  const taken = new Set<string>()
  const found: Draft[] = []
  while (found.length < count) {
    const role = chance.weighted(roles)
    const level = chance.weighted(levelsOf(company, role))
    const key = `${role.id} ${level}`
    if (taken.has(key)) continue
    taken.add(key)
    found.push(toDraft(company, role, level, seeded(`${company.slug} ${key}`)))
  }
  return found
}

/** Smaller companies have no Staff or Principal titles. */
const GRADES_FROM = 60

function levelsOf({ employees }: Company, { group, leads }: Role) {
  if (leads) return LEADER_MIX
  return group === 'build' && employees >= GRADES_FROM ? BUILDER_MIX : LEVEL_MIX
}

const ENGINES: Record<string, string> = { 'C++': 'Unreal Engine', 'C#': 'Unity', Rust: 'Bevy' }

function toDraft(company: Company, role: Role, level: Level, chance: Seeded): Draft {
  const spot = drawSpot(company, chance)
  const usual = drawEmployment(company, role, level, chance)
  const { country, name: city } = townOf(spot.city)
  const isStudent =
    usual === 'internship' && WORKING_STUDENT.includes(country) && chance.chance(0.75)
  const team = role.team ?? chance.pick(company.teams)
  const [goal = '', goal2 = ''] = chance.some(company.goals, 2)
  const [language, frontend, store, queue, cloud, warehouse] = company.stack
  const { product, users, buyers, matter, stakes } = company
  return {
    company,
    role,
    level,
    spot,
    employment: isStudent ? 'part_time' : usual,
    isStudent,
    team,
    chance,
    slots: {
      company: company.name,
      product,
      users,
      buyers,
      matter,
      stakes,
      team,
      goal,
      goal2,
      city,
      language,
      frontend,
      store,
      queue,
      cloud,
      warehouse,
      field: role.field,
      craft: role.craft,
      engine: entryOf(ENGINES, language) ?? 'Unity',
      country: spokenCountry(spot.city),
      region: regionName(spot.city),
      people: String(company.employees),
      next: String(company.employees + 1),
    },
  }
}

/** The families of roles that a company hires for, with how often. */
function rolesFor(company: Company): [Role, number][] {
  return ROLES.filter((role) => hires(company, role)).map((role) => [
    role,
    role.weight ?? USUAL_WEIGHT,
  ])
}

function hires({ traits = [], voice }: Company, { needs, voices }: Role) {
  return (!needs || traits.includes(needs)) && (!voices || voices.includes(voice))
}
