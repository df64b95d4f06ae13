/** Job titles as companies write them: level, name, and optional suffixes. */
import { townOf } from './cities.ts'
import type { Draft } from './draft.ts'
import { LEVELS } from './levels.ts'
import { fill } from './phrases.ts'
import type { Seeded } from './seeded.ts'

/** Companies smaller than this don't name teams in titles. */
const TEAMS_FROM = 60

/** `plain`: the title used in the advert's own sentences: "a Senior Backend Engineer". */
export function drawTitle(draft: Draft, chance: Seeded): { plain: string; title: string } {
  const plain = plainTitle(draft, chance)
  return { plain: spoken(plain), title: decorated(draft, plain, chance) }
}

/** Parts of written titles that are left out or changed in a sentence. */
const SPOKEN: [RegExp, string][] = [
  [/ \(.*\)$/, ''],
  [/ I{1,3}$/, ''],
  [/^Sr\. /, 'Senior '],
  [/ Internship$/, ' Intern'],
  [/^(?:Intern,|Praktikum|Praktikant|Stage –) (.*)$/, '$1 Intern'],
  [/^(?:Werkstudent|Working Student) (.*)$/, 'Working Student in $1'],
  [/^(Director|VP), /, '$1 of '],
  [/^Team Lead, /, 'Team Lead for '],
]

const spoken = (title: string) =>
  SPOKEN.reduce((text, [written, said]) => text.replace(written, said), title)

function plainTitle(draft: Draft, chance: Seeded): string {
  const { role, level } = draft
  const full = fill(chance.pick(role.names), draft.slots)
  const name = level === 'intern' || level === 'lead' ? full.replace(/(,| –| \().*$/, '') : full
  return fill(chance.pick(formsFor(draft)), { name, field: role.field })
}

/** Levels used only for engineers. */
const NUMBERED = / I{1,3}$|^Mid-Level|^Associate/

/** Students' jobs have a local name in each country. */
function formsFor({ role, level, spot, isStudent }: Draft): string[] {
  if (isStudent) return ['Werkstudent {field}', 'Werkstudent {field}', 'Working Student {field}']
  const { country } = townOf(spot.city)
  if (level === 'intern' && (country === 'DE' || country === 'AT'))
    return ['Praktikum {field}', 'Praktikant {field}', '{name} Intern']
  if (level === 'intern' && country === 'FR') return ['Stage – {name}', '{name} Intern']
  const numbered = role.group === 'build' && !role.leads
  return LEVELS[level].titles.filter((form) => numbered || !NUMBERED.test(form))
}

function decorated(draft: Draft, plain: string, chance: Seeded): string {
  const { company, role, employment, spot, team } = draft
  const crowded = /[(,–]/.test(plain)
  const named =
    !crowded &&
    company.employees >= TEAMS_FROM &&
    role.group !== 'office' &&
    !role.team &&
    chance.chance(0.42)
  const withTeam = named
    ? plain + chance.pick([`, ${team}`, `, ${team}`, ` – ${team}`, ` - ${team}`, ` (${team})`])
    : plain
  return (
    withTeam +
    termsSuffix(employment, chance) +
    placeSuffix(spot.setting, withTeam, chance) +
    genderSuffix(draft, chance)
  )
}

function termsSuffix(employment: Draft['employment'], chance: Seeded) {
  if (!chance.chance(0.4)) return ''
  if (employment === 'contract') return chance.pick([' (Contract)', ' – Contract', ', Fixed Term'])
  if (employment === 'freelance') return ' (Freelance)'
  return employment === 'part_time' ? ' (Part-Time)' : ''
}

const placeSuffix = (setting: string, title: string, chance: Seeded) =>
  setting === 'remote' && !title.includes('(') && chance.chance(0.08) ? ' (Remote)' : ''

function genderSuffix({ spot }: Draft, chance: Seeded) {
  const { country } = townOf(spot.city)
  if ((country === 'DE' || country === 'AT') && chance.chance(0.55))
    return chance.pick([' (m/w/d)', ' (m/f/d)', ' (all genders)'])
  if (country === 'FR' && chance.chance(0.4)) return chance.pick([' (H/F)', ' - H/F', ' (F/H/X)'])
  if (country === 'CH' && chance.chance(0.3)) return ' (w/m/d)'
  return ''
}
