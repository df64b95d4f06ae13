/**
 * Specialties that share a role family but not the work: a query engine isn't a web backend, and an engineer who builds
 * with language models doesn't train them. Families, which people filter by, stay as `readTitle` gives them.
 */
import { anyOf } from '#core/text/word-pattern.ts'
import { plainParts } from './plain-title.ts'
import type { RoleKind } from './role-kind-table.ts'

/** Tried in order for the kind that the title was read as. `unless`: words that keep the kind. */
type Finer = { from: readonly RoleKind[]; to: RoleKind | null; words: RegExp; unless?: RegExp }

const ENGINES = `kernel | kernels | compilers? | query (?:engine|execution|optimi[sz](?:er|ation)|planner|processing) | storage engine
  | databases? (?:internals?|engine|kernel) | vector db | hypervisor | virtualization | operating systems? | file systems? | runtime
  | toolchain | low latency | low level | performance engineer | hpc | gpu | graphics | systems programm(?:er|ing) | cplusplus | wasm
  | webassembly | ^systems$ | systems software | emulat(?:or|ion) | neteng | networking | network | consensus | replication`

const FINER: readonly Finer[] = [
  {
    from: ['software', 'backend', 'architect'],
    to: 'hardware',
    words: anyOf('risc v | cpu | soc | asic | fpga | rtl | silicon'),
  },
  { from: ['software'], to: 'solutions', words: anyOf('gtm | go to market') },
  {
    from: ['software', 'frontend'],
    to: 'security',
    words: anyOf('reverse engineer(?:ing)? | deobfuscation'),
  },
  {
    from: ['software', 'backend', 'devops'],
    to: 'systems',
    words: anyOf(ENGINES),
    unless: anyOf('kubernetes | network engineer | network administrator | cloud'),
  },
  {
    from: ['systems-admin', 'devops'],
    to: 'systems',
    words: anyOf('rust | cplusplus | c | zig'),
    unless: anyOf('devops | sre | reliability'),
  },
  {
    from: ['devops'],
    to: 'network',
    words: anyOf('network engineer | network (?:operations|security) engineer'),
  },
  {
    from: ['devops', 'network'],
    to: 'hardware',
    words: anyOf('rf | radio | modem | phy | antenna | wireless systems | wireless engineer'),
  },
  {
    from: ['devops'],
    to: 'platform',
    words: anyOf('platform'),
    unless: anyOf('devops | sre | reliability | infrastructure | infra | cloud | kubernetes'),
  },
  {
    from: ['ml-engineer', 'software', 'backend', 'frontend', 'fullstack'],
    to: 'devrel',
    words: anyOf('developer (?:advocacy|relations)'),
  },
  {
    from: ['ml-engineer'],
    to: 'forward-deployed',
    words: anyOf('forward deployed | fde'),
  },
  {
    from: ['ml-engineer'],
    to: 'ml-systems',
    words:
      anyOf(`inference | gpu | infrastructure | infra | runtime | kernels? | serving | ml platform | ai platform | ml systems
      | training (?:systems|performance|infrastructure)`),
  },
  {
    from: ['ml-engineer'],
    to: 'ai-engineer',
    words:
      anyOf(`agents? | agentic | genai | generative | llms? | applied ai | ai engineers? | ai engineering | ai developers? | ai software
      | ai product | ai integration | ai automation | prompt | rag | forward deployed | automation | product engineer | ai first | ai native | and ai
      | (?:software|backend|fullstack|swe|developer|programmer) (?:\\w+ ){0,3}ai | ai`),
    unless: anyOf(
      'ml | deep learning | research | computer vision | nlp | perception | speech | recommendations? | training | scientists?',
    ),
  },
  {
    from: ['security'],
    to: 'grc',
    words: anyOf('compliance | grc | governance | risk | audit(?:or)?'),
  },
  {
    from: ['data-analyst'],
    to: 'analytics-engineer',
    words: anyOf('analytics engineer(?:ing)?'),
  },
  {
    from: ['software'],
    to: 'fullstack',
    words: anyOf('product engineer | product engineers | product software engineer'),
  },
  {
    from: ['software', 'backend', 'fullstack', 'architect', 'salesforce'],
    to: 'erp',
    words:
      anyOf(`(?:business|finance|financial|people|corporate|enterprise|hr) systems | business applications? | hris | workday
      | netsuite | zuora | cpq | dynamics (?:365|crm) | power platform | servicenow | oracle (?:cloud|fusion|ebs) | peoplesoft | coupa`),
    unless: anyOf('salesforce'),
  },
  {
    from: ['frontend'],
    to: 'game',
    words: anyOf('(?:ui|tools|gameplay) programmers?'),
  },
  {
    from: ['data-analyst'],
    to: 'software',
    words: anyOf('software engineers? | software developers?'),
  },
  {
    from: ['data-analyst'],
    to: 'business-analyst',
    words:
      anyOf(`people (?:data )?analytics | compensation | internal audit | fp and a | fpa | wfm | workforce
      | resource management`),
    unless: anyOf('data analysts?'),
  },
  {
    from: ['product-manager'],
    to: 'operations',
    words: anyOf('product (?:operations|adoption)'),
    unless: anyOf('product management'),
  },
  {
    from: ['sales'],
    to: null,
    words: anyOf('partner'),
    unless:
      anyOf(`sales | channel | alliances? | partnerships? | account | business development | revenue | gtm
      | partner (?:manager|specialist|development|success|engineer|marketing)`),
  },
]

/** The kind itself if the title names no specialty; null if it names work of an unknown kind. */
export function finerKind(title: string, kind: RoleKind): RoleKind | null {
  const rules = FINER.filter(({ from }) => from.includes(kind))
  if (rules.length === 0) return kind
  const parts = plainParts(title)
  const text = parts.join(' , ')
  const found = rules.find(
    ({ words, unless }) => parts.some((part) => words.test(part)) && !unless?.test(text),
  )
  return found ? found.to : kind
}
