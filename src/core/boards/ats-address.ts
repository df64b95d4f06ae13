/**
 * Which applicant-tracking system (ATS), board and job an address refers to: "https://jobs.lever.co/acme/5ac2…/apply"
 * is job 5ac2… on Lever's board "acme". Reads the systems' own hosts, and the parameters that employers' own pages
 * carry ("?gh_jid=123"). `board` is the token that `gather` of that source takes. Nothing is fetched.
 */
import { type AddressParts, paramOf, splitAddress } from './split-address.ts'

export type AtsAddress = {
  /** The name of the source, as in `Source.name`. */
  source: string
  /** Null when the address identifies a job but not its board. */
  board: string | null
  /** Null for the address of a board. */
  id: string | null
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
const NUMBER = /^\d{3,20}$/
/** "en", "en-US", "de_DE": a language segment before the meaningful path. */
const LOCALE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i
/** Common host names of employers' own careers pages. */
const CAREERS_HOST = /^(?:careers?|jobs?|join|karriere|carriere|work|hiring|talent|apply)\./

/** Path segments on a system's own host that are not boards. */
const NO_BOARD = new Set(
  `embed api v1 v0 jobs job careers career search login signup apply j o p widget accounts companies company about
  privacy terms users oneclick-ui ni spi favicon.ico robots.txt sitemap.xml`.split(/\s+/),
)

/** Subdomains that belong to the systems themselves, in the position of an employer's name. */
const SYSTEMS_OWN = new Set(
  `api app assets assets-cdn attachments-cdn blog cdn developer developers docs gallery-cdn help images marketing media
  resources static status support`.split(/\s+/),
)

type Read = (parts: AddressParts, label: string) => AtsAddress | null

/** By host; `label` is the first group of the pattern. The first match reads the address. */
const HOSTS: readonly (readonly [host: RegExp, read: Read])[] = [
  [/^(?:boards|job-boards|boards-api|api)(?:\.eu)?\.greenhouse\.io$/, readGreenhouse],
  [/^app\.careerpuck\.com$/, readCareerpuck],
  [/^(?:jobs|api)(?:\.eu)?\.lever\.co$/, readLever],
  [/^(?:jobs|api)\.ashbyhq\.com$/, readAshby],
  [/^(?:jobs|careers|api)\.smartrecruiters\.com$/, readSmartRecruiters],
  [/^(?:([a-z\d-]+)\.)?workable\.com$/, readWorkable],
  [/^([a-z\d-]+)\.recruitee\.com$/, readRecruitee],
  [/^([a-z\d-]+)\.jobs\.personio\.(?:de|com|es|fr|it|nl)$/, readPersonio],
  [/^([a-z\d-]+)(?:\.(?:na|eu))?\.teamtailor\.com$/, readTeamtailor],
  [/^([a-z\d-]+)\.breezy\.hr$/, readBreezy],
  [/^ats(?:\.us\d|\.eu\d)?\.rippling\.com$/, readRippling],
  [/^([a-z\d-]+)\.pinpointhq\.com$/, readPinpoint],
  [/^([a-z\d-]+)\.bamboohr\.com$/, readBamboo],
  [/^([a-z\d-]+)\.(wd\d{1,3})\.myworkdayjobs\.com$/, readWorkday],
  [/^(?:[a-z\d-]+\.)?(wd\d{1,3})\.myworkdaysite\.com$/, readWorkdaySite],
  [/^news\.ycombinator\.com$/, readHackerNews],
]

export function readAtsAddress(url: string): AtsAddress | null {
  const parts = splitAddress(url)
  if (!parts) return null
  const board = readHost(parts)
  // In "boards.greenhouse.io/acme?gh_jid=1" the path names the board and the query names the job.
  const job = readParams(parts)
  if (job && (!board || board.source === job.source)) {
    return { ...job, board: board?.board ?? job.board, id: job.id ?? board?.id ?? null }
  }
  return board ?? readOwnHost(parts)
}

function readHost(parts: AddressParts) {
  for (const [host, read] of HOSTS) {
    const found = host.exec(parts.host)
    if (!found) continue
    const label = found[1] ?? ''
    return SYSTEMS_OWN.has(label) ? null : read(parts, label)
  }
  return null
}

/** The parameters by which an employer's own page identifies the job that it shows. */
function readParams(parts: AddressParts): AtsAddress | null {
  const greenhouse = paramOf(parts, 'gh_jid')
  if (greenhouse && NUMBER.test(greenhouse)) {
    return { source: 'greenhouse', board: paramOf(parts, 'for', 'board'), id: greenhouse }
  }
  const ashby = paramOf(parts, 'ashby_jid')
  if (ashby && UUID.test(ashby)) return { source: 'ashby', board: null, id: ashby.toLowerCase() }
  const lever = paramOf(parts, 'lever', 'lever_id', 'lever-id', 'leverid', 'lever_jid')
  if (lever && UUID.test(lever)) return { source: 'lever', board: null, id: lever.toLowerCase() }
  return null
}

function readGreenhouse(parts: AddressParts): AtsAddress | null {
  const { path } = parts
  if (path[0] === 'embed') {
    const id = paramOf(parts, 'token', 'gh_jid')
    return toAddress('greenhouse', paramOf(parts, 'for', 'b'), id && NUMBER.test(id) ? id : null)
  }
  const [board, jobs, id = ''] = path[1] === 'boards' ? path.slice(2) : path
  const isJob = jobs === 'jobs' && NUMBER.test(id)
  return toAddress('greenhouse', boardOf(board), isJob ? id : null)
}

/** Careerpuck's pages show Greenhouse boards. */
function readCareerpuck({ path }: AddressParts): AtsAddress | null {
  const [page, board, job, id = ''] = path
  if (page !== 'job-board') return null
  return toAddress('greenhouse', boardOf(board), job === 'job' && NUMBER.test(id) ? id : null)
}

function readLever({ host, path }: AddressParts): AtsAddress | null {
  const [site, id] = host.startsWith('api.') ? path.slice(2) : path
  const board = boardOf(site)
  const isEu = host.includes('.eu.')
  return toAddress('lever', board && isEu ? `eu/${board}` : board, uuidOf(id))
}

function readAshby({ host, path }: AddressParts): AtsAddress | null {
  const [board, ...rest] = host.startsWith('api.') ? path.slice(2) : path
  return toAddress('ashby', boardOf(board), uuidOf(rest[0]))
}

function readSmartRecruiters({ path }: AddressParts): AtsAddress | null {
  const at = path.indexOf('companies') // the API: /v1/companies/Acme/postings/743999
  if (at >= 0) return toAddress('smartrecruiters', boardOf(path[at + 1]), path[at + 3] ?? null)
  if (path[0] === 'oneclick-ui') return toAddress('smartrecruiters', boardOf(path[2]), null)
  const [board, job = ''] = path[0] === 'ni' ? path.slice(1) : path
  return toAddress('smartrecruiters', boardOf(board), leadingNumber(job))
}

function readWorkable({ path }: AddressParts, label: string): AtsAddress | null {
  const at = path.indexOf('accounts')
  if (at >= 0) {
    return toAddress(
      'workable',
      boardOf(path[at + 1]),
      path[at + 2] === 'jobs' ? (path[at + 3] ?? null) : null,
    )
  }
  const isShared = label === 'apply' || label === '' || label === 'jobs'
  const job = path.indexOf('j')
  const code = job >= 0 ? (path[job + 1] ?? null) : null
  if (label === 'jobs') return null // Workable's own job site uses other ids
  const board = isShared ? (job === 0 ? null : boardOf(path[0])) : label
  return toAddress(
    'workable',
    board,
    code && /^[\dA-F]{8,12}$/i.test(code) ? code.toUpperCase() : null,
  )
}

function readRecruitee({ path }: AddressParts, label: string): AtsAddress | null {
  const at = path.indexOf('o')
  return toAddress('recruitee', label, at >= 0 ? (path[at + 1] ?? null) : null)
}

function readPersonio({ path }: AddressParts, label: string): AtsAddress | null {
  const at = path.indexOf('job')
  return toAddress('personio', label, at >= 0 ? leadingNumber(path[at + 1] ?? '') : null)
}

function readTeamtailor({ path }: AddressParts, label: string): AtsAddress | null {
  const at = path.indexOf('jobs')
  return toAddress('teamtailor', label, at >= 0 ? leadingNumber(path[at + 1] ?? '') : null)
}

function readBreezy({ path }: AddressParts, label: string): AtsAddress | null {
  const id = path[0] === 'p' ? /^[\da-f]{10,16}/.exec(path[1] ?? '') : null
  return toAddress('breezy', label, id?.[0] ?? null)
}

function readRippling({ path }: AddressParts): AtsAddress | null {
  const [board, , id] = LOCALE.test(path[0] ?? '') && path[1] !== 'jobs' ? path.slice(1) : path
  return toAddress('rippling', boardOf(board), uuidOf(id))
}

function readPinpoint({ path }: AddressParts, label: string): AtsAddress | null {
  const at = path.findIndex((segment) => segment === 'postings' || segment === 'jobs')
  const id = path[at + 1] ?? ''
  return toAddress('pinpoint', label, at >= 0 ? (uuidOf(id) ?? leadingNumber(id)) : null)
}

function readBamboo(parts: AddressParts, label: string): AtsAddress | null {
  const [page, id = ''] = parts.path
  const asked = page === 'jobs' ? (paramOf(parts, 'id') ?? '') : page === 'careers' ? id : ''
  return toAddress('bamboohr', label, /^\d{1,9}$/.test(asked) ? asked : null)
}

function readWorkday({ host, path }: AddressParts, tenant: string): AtsAddress | null {
  const server = host.split('.')[1] ?? ''
  const plain = LOCALE.test(path[0] ?? '') && path.length > 1 ? path.slice(1) : path
  const [site, ...rest] = plain[0] === 'wday' ? plain.slice(3) : plain
  return toAddress('workday', site ? `${tenant}/${server}/${site}` : null, requisitionOf(rest))
}

/** "wd5.myworkdaysite.com/en-US/recruiting/acme/External/job/…" */
function readWorkdaySite({ path }: AddressParts, server: string): AtsAddress | null {
  const at = path.indexOf('recruiting')
  const [tenant, site, ...rest] = at >= 0 ? path.slice(at + 1) : []
  if (!tenant || !site) return null
  return toAddress('workday', `${tenant}/${server}/${site}`, requisitionOf(rest))
}

/** In "job/Berlin/Engineer_R-123-1" the requisition is R-123; "-1" marks a republication. */
function requisitionOf(path: readonly string[]) {
  const at = path.indexOf('job')
  if (at < 0) return null
  const name = path.slice(at + 1).find((segment) => segment.includes('_')) ?? ''
  const id = name.slice(name.lastIndexOf('_') + 1).replace(/(?<=\d{3})-\d{1,2}$/, '')
  return /\d/.test(id) ? id : null
}

function readHackerNews(parts: AddressParts): AtsAddress | null {
  const id = parts.path[0] === 'item' ? paramOf(parts, 'id') : null
  return id && NUMBER.test(id) ? toAddress('hn-hiring', 'who-is-hiring', id) : null
}

/**
 * Recruitee and Teamtailor serve employers' own hosts; their paths are recognizable: "/o/slug", "/jobs/7167985-slug".
 */
function readOwnHost({ host, path }: AddressParts): AtsAddress | null {
  if (!CAREERS_HOST.test(host)) return null
  const [page, job = '', ...rest] =
    LOCALE.test(path[0] ?? '') && path.length > 2 ? path.slice(1) : path
  const isOnlyJob = rest.length === 0 || rest.join('/') === 'c/new'
  if (page === 'o' && /^[a-z\d]+(?:-[a-z\d]+)+$/.test(job) && isOnlyJob) {
    return { source: 'recruitee', board: host, id: job }
  }
  const id = page === 'jobs' ? /^(\d{6,8})-[a-z]/.exec(job) : null
  return id?.[1] ? { source: 'teamtailor', board: host, id: id[1] } : null
}

function toAddress(source: string, board: string | null, id: string | null): AtsAddress | null {
  return board === null && id === null ? null : { source, board, id }
}

function boardOf(segment: string | undefined) {
  if (!segment || NO_BOARD.has(segment.toLowerCase()) || segment.length > 100) return null
  return segment
}

function uuidOf(segment: string | undefined) {
  return segment && UUID.test(segment) ? segment.toLowerCase() : null
}

function leadingNumber(segment: string) {
  return /^\d{2,20}(?![\da-z])/i.exec(segment)?.[0] ?? null
}
