/**
 * Infers a kind of work from skills when a title only says "Software Engineer": C++ and embedded Linux mean
 * `embedded`, React with PostgreSQL means `fullstack`.
 */
import { skillKind } from '#core/skill/skill.ts'
import type { SkillKind } from '#core/skill/skill-table.ts'
import type { RoleKind } from '#core/title/role-kind-table.ts'

const DOMAINS: Readonly<Partial<Record<SkillKind, RoleKind>>> = {
  frontend: 'frontend',
  backend: 'backend',
  database: 'backend',
  mobile: 'mobile',
  data: 'data-engineer',
  learning: 'ml-engineer',
  cloud: 'devops',
  infrastructure: 'devops',
  security: 'security',
  hardware: 'embedded',
  chain: 'blockchain',
  testing: 'qa',
}
/** Languages, and skills whose catalog kind would mislead. */
const OWN: Readonly<Record<string, RoleKind | null>> = {
  JavaScript: 'frontend',
  TypeScript: 'frontend',
  CSS: 'frontend',
  HTML: 'frontend',
  Java: 'backend',
  Go: 'backend',
  Ruby: 'backend',
  PHP: 'backend',
  'C#': 'backend',
  Scala: 'backend',
  Elixir: 'backend',
  Kotlin: 'backend',
  Swift: 'mobile',
  Dart: 'mobile',
  C: 'embedded',
  'C++': 'embedded',
  Compilers: 'systems',
  LLVM: 'systems',
  eBPF: 'systems',
  'Operating Systems': 'systems',
  'Linux Kernel': 'systems',
  'Systems Programming': 'systems',
  'Low-Latency Systems': 'systems',
  CUDA: 'systems',
  RAG: 'ai-engineer',
  'Generative AI': 'ai-engineer',
  'Prompt Engineering': 'ai-engineer',
  'OpenAI API': 'ai-engineer',
  LangChain: 'ai-engineer',
  LangGraph: 'ai-engineer',
  LlamaIndex: 'ai-engineer',
  CrewAI: 'ai-engineer',
  MCP: 'ai-engineer',
  R: 'data-scientist',
  Solidity: 'blockchain',
  Git: null,
  GitHub: null,
  Payments: null,
  Claude: null,
  Cursor: null,
  'GitHub Copilot': null,
  AWS: null,
  Excel: null,
  'AI Agents': null,
  LLM: null,
  Docker: null,
  Linux: null,
  Unix: null,
  macOS: null,
}
/** Fewer skills than this are a coincidence, and the kind must also hold at least half of the skills counted. */
const ENOUGH = 2

/** Replaces 'software' by the kind that the skills suggest. Leaves every other kind as it is. */
export function finerKinds(kinds: RoleKind[], skills: readonly string[]): RoleKind[] {
  if (kinds.length !== 1 || kinds[0] !== 'software') return kinds
  const finer = kindOfSkills(skills)
  return finer === null || OF_ALL.has(finer) ? kinds : [finer]
}

/** Programmers of any kind are asked for clouds and tests. */
const OF_ALL: ReadonlySet<RoleKind> = new Set(['devops', 'qa'])

/** Languages of the browser that are written on servers as often. Alone they show neither. */
const OF_BOTH_SIDES: ReadonlySet<string> = new Set(['JavaScript', 'TypeScript'])

/** Null if the skills do not point to one kind. */
export function kindOfSkills(skills: readonly string[]): RoleKind | null {
  const counts = new Map<RoleKind, number>()
  let all = 0
  for (const skill of skills) {
    const kind = skillKind(skill)
    const domain = Object.hasOwn(OWN, skill) ? OWN[skill] : kind && DOMAINS[kind]
    if (!domain) continue
    all++
    counts.set(domain, (counts.get(domain) ?? 0) + 1)
  }
  const of = (domain: RoleKind) => counts.get(domain) ?? 0
  const ofBoth = skills.filter((skill) => OF_BOTH_SIDES.has(skill)).length
  if (of('frontend') === ofBoth && of('backend') === 0) counts.delete('frontend')
  const [less = 0, more = 0] = [of('frontend'), of('backend')].sort((a, b) => a - b)
  if (less >= 1 && more >= ENOUGH && (less + more) * 2 >= all) return 'fullstack'
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  // C and C++ alone are also databases, compilers and games.
  if (best?.[0] === 'embedded' && !skills.some((skill) => skillKind(skill) === 'hardware'))
    return null
  return best && best[1] >= ENOUGH && best[1] * 2 >= all ? best[0] : null
}
