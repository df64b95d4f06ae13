/**
 * Which skills a stack means for whom. "Stack: Go, React, Kubernetes" above openings for an engineer, a designer and a
 * supporter asks nothing of the designer. Only for lines that don't say whom they mean.
 */
import { skillKind } from '#core/skill/skill.ts'
import type { SkillKind } from '#core/skill/skill-table.ts'
import { factsOfKind, type RoleFamily } from '#core/title/role-kind-table.ts'
import { kindOfTitle } from '#core/title/title-kind.ts'

const ENGINEERING: readonly SkillKind[] = [
  'language',
  'frontend',
  'backend',
  'mobile',
  'database',
  'cloud',
  'infrastructure',
  'data',
  'learning',
  'security',
  'hardware',
  'testing',
  'chain',
  'practice',
]

/** The kinds of skills that are somebody else's. */
const FOREIGN: Readonly<Record<RoleFamily, readonly SkillKind[]>> = {
  frontend: [
    'backend',
    'database',
    'cloud',
    'infrastructure',
    'data',
    'learning',
    'security',
    'hardware',
    'mobile',
  ],
  backend: ['frontend', 'mobile', 'design', 'hardware'],
  'full-stack': ['mobile', 'design', 'hardware'],
  software: ['design'],
  mobile: [
    'frontend',
    'backend',
    'database',
    'cloud',
    'infrastructure',
    'data',
    'learning',
    'design',
  ],
  'data-engineering': ['frontend', 'mobile', 'design', 'hardware'],
  'data-science': ['frontend', 'backend', 'mobile', 'design', 'hardware', 'chain'],
  'data-analysis': [
    'frontend',
    'backend',
    'mobile',
    'infrastructure',
    'design',
    'hardware',
    'chain',
  ],
  ml: ['frontend', 'mobile', 'design', 'chain'],
  devops: ['frontend', 'mobile', 'design', 'hardware'],
  security: ['frontend', 'mobile', 'design'],
  qa: ['design'],
  embedded: ['frontend', 'backend', 'mobile', 'database', 'cloud', 'data', 'design'],
  'engineering-management': ['design'],
  product: ENGINEERING,
  design: ENGINEERING,
  support: ENGINEERING,
  'technical-writing': ENGINEERING,
  other: ENGINEERING,
}

/** Languages of a craft; other families take any. */
const LANGUAGES: Readonly<Partial<Record<RoleFamily, readonly string[]>>> = {
  frontend: [
    'JavaScript',
    'TypeScript',
    'HTML',
    'CSS',
    'Sass',
    'WebAssembly',
    'Elm',
    'ReScript',
    'Dart',
  ],
  mobile: ['Kotlin', 'Java', 'Swift', 'Objective-C', 'Dart', 'C++', 'JavaScript', 'TypeScript'],
  'data-science': ['Python', 'R', 'SQL', 'Julia', 'Scala', 'Stata', 'SAS', 'MATLAB'],
  'data-analysis': ['Python', 'R', 'SQL', 'VBA', 'SAS', 'Stata'],
  embedded: [
    'C',
    'C++',
    'Rust',
    'Assembly',
    'Python',
    'Ada',
    'Verilog',
    'VHDL',
    'SystemVerilog',
    'Zig',
  ],
}
/** Of a foreign kind, and still asked of this craft. */
const SHARED: Readonly<Partial<Record<RoleFamily, readonly string[]>>> = {
  frontend: ['GraphQL', 'REST API', 'Node.js', 'Accessibility'],
  mobile: ['GraphQL', 'REST API', 'SQLite', 'Firebase', 'React', 'gRPC'],
  design: ['HTML', 'CSS', 'Accessibility', 'Storybook', 'User Research'],
  product: ['SQL', 'A/B Testing', 'Experimentation', 'Data Analysis'],
  support: ['Linux', 'SQL'],
}

/** Whether a stack that names this skill means a person of this title, too. Of an unknown title: yes. */
export function isOfCraft(title: string): (skill: string) => boolean {
  const kind = kindOfTitle(title)
  if (kind === null) return () => true
  const { family } = factsOfKind(kind)
  return (skill) => isOfFamily(skill, family)
}

/** Whether this title is for somebody who does not program: for them, a stack is only what others use. */
export function isBesideEngineering(title: string): boolean {
  const kind = kindOfTitle(title)
  if (kind === null) return false
  return BESIDE.has(factsOfKind(kind).family)
}

const BESIDE: ReadonlySet<RoleFamily> = new Set(['product', 'design', 'technical-writing', 'other'])

function isOfFamily(skill: string, family: RoleFamily): boolean {
  if (SHARED[family]?.includes(skill)) return true
  const kind = skillKind(skill)
  if (kind === null) return true
  const languages = LANGUAGES[family]
  if (kind === 'language' && languages) return languages.includes(skill)
  return !FOREIGN[family].includes(kind)
}
