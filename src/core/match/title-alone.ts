/**
 * What a listing without a text asks for: only what its title names. Of that, what repeats the kind of work says nothing
 * more ("Machine Learning Engineer" asks for machine learning), a subject isn't a skill that is asked for ("Engineer,
 * Healthcare", "Postgres Engineer"), and the employer's own product is no tool ("Engineer, Grafana" at Grafana Labs).
 */
import { type AskedSkill, LANGUAGE_MODELS } from '#core/requirement/read-requirements.ts'
import { skillKind } from '#core/skill/skill.ts'
import type { SkillKind } from '#core/skill/skill-table.ts'
import { fold } from '#core/text/fold-text.ts'
import { factsOfKind, type RoleFamily } from '#core/title/role-kind-table.ts'
import { kindOfTitle } from '#core/title/title-kind.ts'
import { craftsOfTitle } from './crafts-of-title.ts'

type Titled = { title: string; company: string }

/** Those that repeat the kind of work, or are a subject, count as named. */
export function askedByTitleAlone(
  asked: readonly AskedSkill[],
  { title, company }: Titled,
): AskedSkill[] {
  const kind = kindOfTitle(title)
  const repeated = new Set([
    ...LANGUAGE_MODELS,
    ...craftsOfTitle(title),
    ...((kind && FIELDS[factsOfKind(kind).family]) ?? []),
  ])
  const isWeak = (skill: string) => repeated.has(skill) || isSubject(skill)
  return asked.flatMap((one) => {
    const anyOf = one.anyOf.filter((skill) => !isOwnProduct(skill, company))
    if (anyOf.length === 0) return []
    return [{ anyOf, strength: anyOf.some(isWeak) ? 'named' : one.strength }]
  })
}

/** What titles of a family name beside the crafts of their kind. */
const FIELDS: Readonly<Partial<Record<RoleFamily, readonly string[]>>> = {
  ml: ['Machine Learning', 'Deep Learning', 'Data Science', 'MLOps'],
  'data-science': ['Machine Learning', 'Data Science'],
  devops: ['Site Reliability Engineering', 'Platform Engineering', 'DevOps'],
  embedded: ['Firmware', 'Embedded Systems'],
  support: ['Pre-Sales', 'Technical Support', 'Customer Support', 'Customer Success'],
  security: ['GRC', 'Cybersecurity'],
}

const SUBJECTS: ReadonlySet<SkillKind> = new Set(['domain', 'practice', 'business', 'database'])

function isSubject(skill: string): boolean {
  const kind = skillKind(skill)
  return kind !== null && SUBJECTS.has(kind)
}

/** Shorter names are parts of others. */
const MIN_NAME = 4

/** "Elasticsearch" at Elastic, "Grafana" at Grafana Labs. */
function isOwnProduct(skill: string, company: string): boolean {
  const [product, maker] = [plain(skill), plain(company)]
  if (Math.min(product.length, maker.length) < MIN_NAME) return false
  return product.startsWith(maker) || maker.startsWith(product)
}

const plain = (name: string) => fold(name).replaceAll(/[^a-z0-9]/g, '')
