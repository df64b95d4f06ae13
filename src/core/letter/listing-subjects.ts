/**
 * What of a listing a fact of the letter answers, as a letter names it: requested skills and subjects of the work. Leaves
 * out what the titles of job and person say already and what the fact does not show.
 */
import { contentStems } from '#core/text/word-stem.ts'
import type { LetterAsk } from './letter-ask.ts'
import type { LetterProof } from './letter-plan.ts'
import { unsupportedClaims } from './proof-gate.ts'
import { NOT_NAMED } from './skills-sentence.ts'
import { spelledSkill } from './spelled-skill.ts'

export type ListingSubject = {
  name: string
  isSkill: boolean
  /** The sentence of the listing. */
  quote: string
  /** How much the listing makes of it. */
  weight: number
}

const SKILL_WEIGHT = { must: 1.6, nice: 0.8 } as const

/**
 * The best first, without those that repeat another. `isShown`: also fields whose experience the fact shows without their
 * name, and those of the job's title.
 */
export function subjectsOf(
  ask: LetterAsk,
  { skills, topics, said }: Pick<LetterProof, 'skills' | 'topics' | 'said'>,
  isShown = false,
): ListingSubject[] {
  const named = isShown ? ownTitleStems(ask) : titleStems(ask)
  const isLead = /\bmanager\b|\bhead of\b|\bdirector\b/i.test(ask.role ?? '')
  const asked = (isLead ? [] : skills).flatMap((skill): ListingSubject[] => {
    if (NOT_NAMED.has(skill)) return []
    const shown = ask.plan.shown.find((it) => it.skill === skill)
    if (!shown) return []
    const { quote, need } = shown.requirement
    return [{ name: spelledSkill(skill, ask), isSkill: true, quote, weight: SKILL_WEIGHT[need] }]
  })
  // A subject that the fact only hints at is not said to be part of the work.
  const stems = new Set(contentStems(said.text))
  const about = topics
    .filter(
      ({ noun }) =>
        (isShown && SHOWN.has(noun)) || contentStems(noun).some((stem) => stems.has(stem)),
    )
    .map(
      ({ noun, quote, weight }): ListingSubject => ({ name: noun, isSkill: false, quote, weight }),
    )
  return distinctSubjects(
    [...asked, ...about].filter(
      ({ name }) =>
        !VAGUE.has(name) &&
        !contentStems(name).some((stem) => named.has(stem)) &&
        unsupportedClaims(name, [said.text]).length === 0,
    ),
  )
}

export function distinctSubjects(subjects: readonly ListingSubject[]): ListingSubject[] {
  const found: ListingSubject[] = []
  const stems = new Set<string>()
  for (const subject of subjects.toSorted((a, b) => b.weight - a.weight)) {
    const own = contentStems(subject.name)
    if (own.some((stem) => stems.has(stem)) || found.some(({ name }) => name === subject.name))
      continue
    for (const stem of own) stems.add(stem)
    found.push(subject)
  }
  return found
}

/** Stems of what the titles of the job and of the person say. */
const titleStems = (ask: LetterAsk) =>
  new Set([...ownTitleStems(ask), ...contentStems(`${ask.role ?? ''} ${ask.opening.title}`)])

/** Of the person's alone: what they are goes without saying. */
export const ownTitleStems = ({ company, cv }: Pick<LetterAsk, 'company' | 'cv'>) =>
  new Set(
    contentStems(
      [
        company ?? '',
        ...cv.work.slice(0, 2).flatMap(({ roles }) => roles.map(({ title }) => title)),
      ].join(' '),
    ),
  )

/** English subjects that one can know: "I know payments", but not "I know scaling". */
export const isKnowable = (name: string): boolean => KNOWABLE.has(name)

const KNOWABLE = new Set([
  'accessibility',
  'audits',
  'automated testing',
  'banking',
  'campaigns',
  'card payments',
  'compilers',
  'compliance',
  'e-commerce',
  'financial services',
  'firmware',
  'forecasting',
  'formal methods',
  'formal verification',
  'freight',
  'hardware',
  'healthcare',
  'incident response',
  'insurance',
  'logistics',
  'malware',
  'memory safety',
  'networking',
  'on-call work',
  'payments',
  'predictive modeling',
  'production support',
  'project management',
  'reverse engineering',
  'smart devices',
  'static analysis',
  'statistics',
  'storage',
  'supply chains',
  'teaching',
  'technical writing',
  'threat modelling',
  'time series',
  'troubleshooting',
  'user research',
  'user testing',
  'warehouses',
])

/** Fields that work of their kind is experience with, whatever its words: 9 million messages a day, and scaling. */
const SHOWN = new Set([
  'hiring',
  'coaching',
  'a design system',
  'accessibility',
  'apps for iOS and Android',
  'audits',
  'automated testing',
  'cloud infrastructure',
  'cloud security',
  'compliance',
  'cross-platform work',
  'distributed systems',
  'documentation',
  'escalations',
  'event-driven systems',
  'formal methods',
  'formal verification',
  'high throughput',
  'kernel internals',
  'leading a team',
  'memory safety',
  'message queues',
  'models in production',
  'networking',
  'payments',
  'predictive modeling',
  'reliability',
  'reverse engineering',
  'scaling',
  'statistics',
  'storage',
  'stream processing',
  'systems at scale',
  'systems programming',
  'technical writing',
  'troubleshooting',
  'user research',
  'user testing',
])

/** Subjects that choose a fact and say too little in a sentence. */
const VAGUE = new Set([
  'a marketplace',
  'a research agenda',
  'clear communication',
  'correctness',
  'credit',
  'customers in Europe',
  'data analysis',
  'everyone who uses it',
  'growth',
  'high standards',
  'identity',
  'language tooling',
  'large datasets',
  'migrations',
  'performance',
  'performance regressions',
  'quality',
  'quantitative research',
  'research',
  'retail',
  'security',
  'security across the organization',
  'strategic analyses',
  'the customer lifecycle',
  'the C-to-Rust transition',
  'tooling',
  'training',
  'user issues',
  'visual identity',
  'wallets',
  'work with clients',
  'work with customers',
  'work with stakeholders',
  'wrong numbers',
])
