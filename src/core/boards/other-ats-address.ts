/**
 * The job that an address refers to, at applicant-tracking systems which we do not gather from and on employers' own
 * job pages: "careers-acme.icims.com/jobs/71514/backend-engineer/job" and ".../jobs/71514/job?mobile=true" are the
 * same job. Used only to compare addresses; `readAtsAddress` reads those of the gathered systems.
 */
import type { AtsAddress } from './ats-address.ts'
import { type AddressParts, paramOf } from './split-address.ts'

type Read = (parts: AddressParts, label: string) => readonly [board: string, id: string | null]

/** By host; `label` is the pattern's first group: the employer's name at the system. */
const SYSTEMS: readonly (readonly [source: string, host: RegExp, read: Read])[] = [
  // An employer's portals ("uscareers-acme", "internal-acme") share one numbering of jobs.
  [
    'icims',
    /^(?:[a-z\d]+-)?([a-z\d-]+)\.icims\.com$/,
    (at, label) => [label, numberAfter(at, 'jobs')],
  ],
  [
    'oracle',
    /^([a-z\d-]+)\.fa\.(?:[a-z\d]+\.)*oraclecloud\.com$/,
    (at, label) => [label, numberAfter(at, 'job', 'preview')],
  ],
  ['jobvite', /^jobs\.jobvite\.com$/, (at) => [tenantOf(at), after(at, 'job')]],
  ['jazzhr', /^([a-z\d-]+)\.applytojob\.com$/, (at, label) => [label, after(at, 'apply')]],
  [
    'ukg',
    /^recruiting\d?\.ultipro\.(?:com|ca)$/,
    (at) => [tenantOf(at), paramOf(at, 'opportunityid')],
  ],
  [
    'paylocity',
    /^recruiting\.paylocity\.com$/,
    (at) => ['', numberAfter(at, 'details', 'apply', 'detail')],
  ],
  [
    'adp',
    /^workforcenow\.adp\.com$/,
    (at) => [paramOf(at, 'cid') ?? '', paramOf(at, 'jobid', 'jobids')],
  ],
  [
    'eightfold',
    /^([a-z\d-]+)\.eightfold\.ai$/,
    (at, label) => [label, paramOf(at, 'pid') ?? numberAfter(at, 'job')],
  ],
  [
    'successfactors',
    /^career\d*\.(?:successfactors|sapsf)\.(?:com|eu)$/,
    (at) => [paramOf(at, 'company') ?? '', paramOf(at, 'career_job_req_id')],
  ],
  ['taleo', /^([a-z\d-]+)\.taleo\.net$/, (at, label) => [label, paramOf(at, 'job', 'rid')]],
  ['dayforce', /^jobs\.dayforcehcm\.com$/, (at) => [tenantOf(at), numberAfter(at, 'jobs')]],
  [
    'avature',
    /^([a-z\d-]+)\.avature\.net$/,
    (at, label) => [label, paramOf(at, 'jobid') ?? lastNumber(at, 'jobdetail')],
  ],
]

/** Null when the address names no job. */
export function readOtherAts(parts: AddressParts): (AtsAddress & { id: string }) | null {
  for (const [source, host, read] of SYSTEMS) {
    const found = host.exec(parts.host)
    if (!found) continue
    const [board, id] = read(parts, found[1] ?? '')
    return id && ID.test(id) ? { source, board: board.toLowerCase() || null, id } : null
  }
  return null
}

/**
 * "acme.com 156116" for "acme.com/careers/list/156116/backend-engineer": the number after a segment that introduces a
 * single job, whatever else the path contains. Null if there is no such number.
 */
export function numberedJob({ host, path }: AddressParts): string | null {
  for (const [at, segment] of path.entries()) {
    const id = NUMBERED.exec(path[at + 1] ?? '')?.[1]
    if (id && BEFORE_ID.test(segment)) return `${host} ${id.toLowerCase()}`
  }
  return null
}

/** A number, a UUID, or a code of letters only, which some systems use. */
const ID = /^(?=.*\d|\w{8,})[\w-]{1,40}$/
/** "156116", "JR_123456", "156116-backend-engineer", but not a year. */
const NUMBERED = /^((?:[a-z]{1,4}[-_]?)?\d{5,20})(?:-[a-z][\w-]*)?$/i
const BEFORE_ID =
  /^(?:jobs?|positions?|openings?|vacanc(?:y|ies)|postings?|requisitions?|job-?details?|details?|list|view|viewjob|opportunit(?:y|ies)|roles?)$/i

/** The segment after one of these names. */
function after({ path }: AddressParts, ...names: string[]) {
  const at = path.findIndex((segment) => names.includes(segment.toLowerCase()))
  return at < 0 ? null : (path[at + 1] ?? null)
}

/** "71514" from "71514-backend-engineer". */
function numberAfter(parts: AddressParts, ...names: string[]) {
  return /^\d{2,20}(?![\da-z])/i.exec(after(parts, ...names) ?? '')?.[0] ?? null
}

function lastNumber({ path }: AddressParts, name: string) {
  const at = path.findIndex((segment) => segment.toLowerCase() === name)
  return at < 0 ? null : (path.slice(at + 1).findLast((segment) => /^\d+$/.test(segment)) ?? null)
}

/** The employer, when the path begins with it, possibly after a language. */
function tenantOf({ path }: AddressParts) {
  const [first = '', second = ''] = path
  return /^(?:[a-z]{2}(?:-[a-z]{2})?|careers)$/i.test(first) ? second : first
}
