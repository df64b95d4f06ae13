/**
 * How close two kinds of work are, in eighths: 8 the same, 6 an easy change, 4 adjacent, 2 a lot to learn, 0 another
 * profession. Kinds of one family are close; families are compared by a table that holds in both directions.
 */
import { factsOfKind, type RoleFamily, type RoleKind } from '#core/title/role-kind-table.ts'

export const SAME_KIND = 8

/** Two kinds of one family, unless a line of NEAR_KINDS says otherwise. */
const SAME_FAMILY = 6

const NEAR_KINDS = readTable(`
  7 mobile mobile-ios mobile-android
  7 solutions forward-deployed
  4 forward-deployed software backend fullstack ai-engineer
  3 forward-deployed frontend devops platform ml-engineer data-engineer data-scientist tech-lead
  3 solutions software backend fullstack devops platform architect
  2 devrel software backend frontend fullstack
  5 it-support systems-admin
  4 design-engineer product-designer
  7 technical-support it-support
  5 mobile-ios mobile-android
  4 product-designer graphic-designer
  5 product-manager technical-program
  4 product-manager project-manager business-analyst
  2 product-manager marketing customer-success operations
  4 software game blockchain
  3 fullstack game blockchain erp salesforce
  3 backend game blockchain erp salesforce
  2 frontend game blockchain erp salesforce
  2 mobile game blockchain erp salesforce
  1 embedded blockchain erp salesforce
  5 software architect
  7 software tech-lead
  3 software erp salesforce
  2 game blockchain erp salesforce architect
  5 solutions technical-support
  3 solutions devrel erp-consulting
  5 robotics embedded
  3 robotics hardware
  4 embedded hardware
  3 robotics mechanical
  3 hardware mechanical
  1 embedded mechanical
  7 analytics-engineer data-analyst
  5 analytics-engineer data-engineer
  5 analytics-engineer data-scientist
  4 analytics-engineer business-analyst
  5 data-analyst business-analyst
  4 data-scientist quant
  6 data-scientist data-lead
  6 devops systems-admin
  4 devops network database
  6 eng-manager cto
  6 eng-manager tech-lead
  5 cto tech-lead
  5 technical-support customer-support
  3 technical-support software backend fullstack
  4 it-support customer-support
  4 customer-support customer-success
  2 technical-support customer-success
  2 solutions sales customer-success
  3 sales customer-success
  5 technical-program project-manager
  3 devrel marketing content
  5 marketing content
  3 technical-writer content
  4 recruiting people
  2 research science
  2 data-scientist science teaching
  2 research teaching
  2 quant finance
  2 operations project-manager consulting
  6 systems software blockchain
  5 systems embedded architect tech-lead
  5 systems backend
  4 systems game robotics database ml-systems
  3 systems fullstack devops platform ml-engineer data-engineer
  2 systems mobile mobile-ios mobile-android network hardware security
  1 systems frontend erp salesforce ai-engineer
  7 platform devops
  5 platform backend software
  4 platform fullstack
  7 ai-engineer ml-engineer
  5 ai-engineer software backend fullstack tech-lead data-scientist research
  4 ai-engineer data-engineer ml-systems
  3 ai-engineer frontend
  6 ml-systems ml-engineer
  4 ml-systems research devops platform software data-engineer
  3 ml-systems backend data-scientist
  4 security grc
  3 technical-support forward-deployed devrel
  2 technical-support erp-consulting
  2 it-support solutions forward-deployed devrel erp-consulting
  3 forward-deployed devrel erp-consulting
  3 product-designer ux-research
  1 graphic-designer ux-research
  4 platform systems-admin database
  3 platform network
  3 network database
  2 datacenter devops platform database network
  4 datacenter systems-admin
`)

const NEAR_FAMILIES = readTable(`
  7 full-stack backend
  7 full-stack frontend
  6 software backend full-stack
  5 software frontend
  5 software mobile ml data-engineering devops embedded
  3 software qa security engineering-management
  4 backend data-engineering devops
  3 backend engineering-management
  3 backend security ml
  2 backend frontend qa embedded support data-science
  4 full-stack mobile
  3 full-stack engineering-management
  3 full-stack devops data-engineering qa
  2 full-stack design security ml
  4 frontend mobile
  3 frontend design engineering-management
  2 frontend qa
  3 mobile engineering-management qa embedded
  6 data-science ml
  5 data-science data-analysis
  4 data-engineering data-science ml
  4 data-engineering data-analysis devops
  2 ml data-analysis devops
  4 devops security
  3 devops support embedded engineering-management
  2 devops qa
  3 security support embedded
  3 qa support
  2 embedded qa
  3 product design engineering-management data-analysis support
  3 support technical-writing
`)

/** From a kind that is held to one that asks for more: work on one side of the stack isn't work on both. */
const ASKING_MORE: ReadonlyMap<string, number> = new Map([
  ['frontend full-stack', 5],
  ['backend full-stack', 6],
])

/** Kinds that hold many professions: an office manager's work isn't a data annotator's. */
const BROAD: ReadonlySet<RoleKind> = new Set([
  'operations',
  'consulting',
  'industrial',
  'trade',
  'science',
  'health',
  'teaching',
])
const SAME_BROAD = 5

/** From 0 to 8: how near work of the first kind comes to that of the second. */
export function kindNearness(one: RoleKind, other: RoleKind): number {
  if (one === other) return BROAD.has(one) ? SAME_BROAD : SAME_KIND
  const near = NEAR_KINDS.get(`${one} ${other}`)
  if (near !== undefined) return near
  const [mine, theirs] = [factsOfKind(one).family, factsOfKind(other).family]
  if (mine === theirs) return mine === 'other' ? 0 : SAME_FAMILY
  const pair = `${mine} ${theirs}`
  return ASKING_MORE.get(pair) ?? NEAR_FAMILIES.get(pair) ?? 0
}

export const familyOf = (kind: RoleKind): RoleFamily => factsOfKind(kind).family

/** "4 backend devops qa": backend is that near to each of the others. */
function readTable(text: string) {
  const table = new Map<string, number>()
  for (const line of text.trim().split('\n')) {
    const [value, one, ...others] = line.trim().split(/\s+/)
    for (const other of others) {
      table.set(`${one} ${other}`, Number(value))
      table.set(`${other} ${one}`, Number(value))
    }
  }
  return table
}
