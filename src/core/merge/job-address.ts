/**
 * The address of a job in one form, so that two spellings of it are equal: host in lower case, without scheme, "www.",
 * fragment, "/apply" and the parameters that say who sent the visitor. And the keys under which an address is looked
 * up: the applicant system's id where there is one, else the address, if it means one job and no list of them.
 */
import { readAtsAddress } from '#core/boards/ats-address.ts'
import { numberedJob, readOtherAts } from '#core/boards/other-ats-address.ts'
import { type AddressParts, splitAddress } from '#core/boards/split-address.ts'

/** Who sent the visitor, in which session, in which language: never which job. */
const PASSING =
  /^(?:utm_.*|gh_src|gh_bid|ref|refs|referrer|referer|source|src|lever-.*|lever_.*|via|trk.*|tracking.*|trid|refid|fbclid|gclid|msclkid|mc_[ce]id|_hs.*|hsa_.*|lang|locale|language|t|ccuid|promotion|jobboard.*|job_?site|applicant_?source|sid|share|shared|ashby_.*_source|p_sid|p_uid|iis|iisn|rx_.*|__jv.*|bid|team|department|location)$/

const APPLY_END = new Set(['apply', 'application', 'apply-now', 'applynow'])

/** Systems whose ids are told apart without the board: numbers or UUIDs that it never gives twice. */
const WITHOUT_BOARD = new Set(
  'greenhouse lever ashby smartrecruiters workable breezy rippling hn-hiring'.split(' '),
)

/** "acme.com/jobs/backend-engineer?id=3"; null for what is no address. */
export function canonicalAddress(url: string): string | null {
  const parts = splitAddress(url)
  return parts && write(parts)
}

/**
 * "greenhouse 4195351009", "acme.com 156116" or "acme.com/jobs/backend-engineer"; null for an address that does not name
 * one job, like a page of all of them.
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

/** The key of a system's own id, also for a listing that was read there. */
export function systemKey(source: string, board: string | null, id: string): string {
  if (WITHOUT_BOARD.has(source) || board === null) return `${source} ${id.toLowerCase()}`
  // A requisition is the tenant's, on whichever of its sites it is shown.
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

/** A number, a long hexadecimal id, or a slug of three words and more; a parameter that is an id. */
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
