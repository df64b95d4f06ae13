/**
 * The canonical form of a job's address, so that two spellings compare as equal: lower-case host,
 * without scheme, "www.", fragment, "/apply" and tracking parameters. Also the lookup key of an
 * address: the applicant-tracking system's id if it has one, otherwise the address itself if it
 * means a single job and not a list.
 */
import { readAtsAddress } from '#core/boards/ats-address.ts'
import { numberedJob, readOtherAts } from '#core/boards/other-ats-address.ts'
import { type AddressParts, splitAddress } from '#core/boards/split-address.ts'

/** Parameters for referrer, session or language; they never identify a job. */
const PASSING =
  /^(?:utm_.*|gh_src|gh_bid|ref|refs|referrer|referer|source|src|lever-.*|lever_.*|via|trk.*|tracking.*|trid|refid|fbclid|gclid|msclkid|mc_[ce]id|_hs.*|hsa_.*|lang|locale|language|t|ccuid|promotion|jobboard.*|job_?site|applicant_?source|sid|share|shared|ashby_.*_source|p_sid|p_uid|iis|iisn|rx_.*|__jv.*|bid|team|department|location)$/

const APPLY_END = new Set(['apply', 'application', 'apply-now', 'applynow'])

/** Systems whose ids are unique across all boards: numbers or UUIDs that are never reused. */
const WITHOUT_BOARD = new Set(
  'greenhouse lever ashby smartrecruiters workable breezy rippling hn-hiring'.split(' '),
)

/** "acme.com/jobs/backend-engineer?id=3"; null for anything that isn't an address. */
export function canonicalAddress(url: string): string | null {
  const parts = splitAddress(url)
  return parts && write(parts)
}

/**
 * "greenhouse 4195351009", "acme.com 156116" or "acme.com/jobs/backend-engineer". Null for an
 * address that doesn't mean a single job, such as a list of jobs.
 */
export function addressKey(url: string): string | null {
  const ats = readAtsAddress(url)
  if (ats) return ats.id === null ? null : systemKey(ats.source, ats.board, ats.id)
  const parts = splitAddress(url)
  if (!parts) return null
  const other = readOtherAts(parts)
  if (other) return systemKey(other.source, other.board, other.id)
  return numberedJob(parts) ?? (namesOneJob(parts) ? write(parts) : null)
}

/** The key for a system's own id. Also used for listings read from that system. */
export function systemKey(source: string, board: string | null, id: string): string {
  if (WITHOUT_BOARD.has(source) || board === null) return `${source} ${id.toLowerCase()}`
  // A requisition id belongs to the tenant and is the same on all of its sites.
  const owner = source === 'workday' ? (board.split('/')[0] ?? board) : board
  return `${source} ${owner.toLowerCase()} ${id.toLowerCase()}`
}

function write(parts: AddressParts) {
  const path = [...parts.path]
  while (path.length > 0 && APPLY_END.has((path.at(-1) ?? '').toLowerCase())) path.pop()
  const params = telling(parts)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
  const query = params.length > 0 ? `?${[...new Set(params)].join('&')}` : ''
  return `${[parts.host, ...path].join('/')}${query}`
}

function telling({ params }: AddressParts) {
  return params.filter(([name, value]) => value !== '' && !PASSING.test(name.toLowerCase()))
}

/** A number, a long hexadecimal id, a slug of three or more words, or an id parameter. */
function namesOneJob(parts: AddressParts) {
  const ends = parts.path.filter((segment) => !APPLY_END.has(segment.toLowerCase())).slice(-2)
  const last = ends.at(-1) ?? ''
  const isNamed =
    ends.some((segment) => /\d{4}/.test(segment)) ||
    (parts.path.length > 1 && /^\p{L}[\p{L}\d]*(?:[-_]+[\p{L}\d]+){2,}$/u.test(last))
  const hasId = telling(parts).some(
    ([name, value]) =>
      /(?:id|job|req|position|posting|jk|vacancy|pid)$/i.test(name) && /\d{3}/.test(value),
  )
  return isNamed || hasId
}
