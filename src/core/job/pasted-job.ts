/**
 * A job read from text that a person copied from a page or email: title, company, location and
 * salary. Labels win ("Location: Berlin"), then the first lines, then what the text says about its
 * company. Unknown fields are null: filling an empty field is faster than finding a wrong one.
 */

import { formatSalary, parseSalary } from '#core/pay/salary.ts'
import { isOnlyLocation, parseLocation } from '#core/place/place.ts'
import { isRole } from './header-line.ts'
import { bareTitle } from './job-posting-title.ts'

export type PastedJob = {
  title: string | null
  company: string | null
  location: string | null
  /** In our own salary format: "$90,000 - $105,000". */
  salaryText: string | null
}

/** Longer texts are cut. This is twice the longest description we have (30,000 characters). */
const MAX_CHARS = 60_000
/** Lines that may describe the job before its description begins; pages mix menus and dates into them. */
const HEAD_LINES = 14
/** A longer part is a sentence of the description. */
const MAX_PART_CHARS = 100

const LABELS: readonly (readonly [keyof PastedJob, RegExp])[] = [
  ['title', /^(?:job )?(?:title|position|role)$/i],
  ['company', /^(?:company|employer|organi[sz]ation)(?: name)?$/i],
  ['location', /^(?:(?:job |office )?location|place|where|based in|city)s?$/i],
  ['salaryText', /^(?:(?:base )?(?:salary|pay|compensation)(?: range)?)$/i],
]
const LABELLED = /^([\p{L} ]{3,20}?) ?[:：] ?(\S.*)$/u

/** Marks the end of the head and the start of the description. */
const DESCRIPTION =
  /^(?:about (?:the|this) (?:job|role|position)|(?:full )?(?:job )?description|the role|overview|responsibilities|requirements|summary)\W*$/i
/** Page elements around a job: buttons, ages, counts. */
const FURNITURE =
  /^(?:save[ds]?|apply(?: now)?|easy apply|share|follow(?:ing)?|show (?:more|less|all)|sign in|new|promoted.*|verified|actively .*|be (?:an )?early applicants?.*|(?:posted |reposted )?(?:over |about )?\d+\+? ?(?:minutes?|hours?|days?|weeks?|months?|[hdw]|mo) ago|(?:over )?[\d,]+\+? applicants?.*|(?:full|part)[- ]?time.*|contract|permanent|internship|\d[\d.,]* ?(?:stars?|reviews?|connections?).*|(?:.* )?logo|jobs?|home|back(?: to .*)?|remote|hybrid|on-?site|mid-senior level|entry level|https?:\S*)$/i

/** "Acme is hiring a Senior Engineer", "Senior Engineer at Acme". */
const HIRES =
  /^(.{2,60}?) (?:is|are) (?:hiring|looking for|seeking|recruiting)(?: for)? (?:an? |our (?:next |first )?|the )?(.{3,80}?)[.!]?$/i
const ROLE_AT = /^(.{3,80}?) (?:at|@) (\p{Lu}[^,|·•]{1,50})$/u
const NAME = String.raw`(\p{Lu}[\p{L}\p{N}&.'’-]{0,60}(?: \p{Lu}[\p{L}\p{N}&.'’-]{0,60}){0,3})`
const COMPANY_IN_TEXT = [
  new RegExp(
    String.raw`(?:^|[.!?\n] ?)(?:At|Here at|Join|About) ${NAME}(?=,|\n|$|['’]s| and | as | we )`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[.!?\n] ?)${NAME} is (?:an?|the|hiring|looking|seeking|building|on a) `,
    'u',
  ),
]
/** Words that start such sentences but aren't a company. */
const NOT_A_NAME =
  /^(?:us|the|this|our|you|your|we|it|there|role|team|job|position|company|who|what)\b/i

export function parsePastedJob(text: string): PastedJob {
  const lines = text
    .slice(0, MAX_CHARS)
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  const labelled = readLabels(lines)
  const read = readHead(headOf(lines))
  const company = labelled.company ?? read.company ?? companyInText(lines.join('\n'))
  const location = labelled.location ?? read.location
  return {
    title: tidyTitle(labelled.title ?? read.title, company, location),
    company,
    location,
    salaryText: labelled.salaryText ?? readSalary(lines.join('\n')),
  }
}

/** A text that names neither a title nor a company isn't a job we can read. */
export const isReadable = ({ title, company }: PastedJob) => title !== null || company !== null

function readLabels(lines: readonly string[]): Partial<PastedJob> {
  const found: Partial<PastedJob> = {}
  lines.forEach((line, at) => {
    const [, name = '', inlineValue] = LABELLED.exec(line) ?? [null, line.replace(/ ?[:：]$/, '')]
    const field = LABELS.find(([, pattern]) => pattern.test(name.trim()))?.[0]
    // A label alone on its line has its value on the next line: "Location", "Berlin".
    const isAlone = inlineValue === undefined && at < HEAD_LINES * 3
    const value = inlineValue ?? (isAlone ? lines[at + 1] : undefined)
    if (!field || !value || value.length > MAX_PART_CHARS || found[field]) return
    if (isAlone && LABELS.some(([, pattern]) => pattern.test(value))) return
    found[field] = field === 'salaryText' ? (readSalary(`Salary: ${value}`) ?? value) : value
  })
  return found
}

function headOf(lines: readonly string[]): string[] {
  const end = lines.findIndex((line) => DESCRIPTION.test(line))
  return lines
    .slice(0, Math.min(end === -1 ? HEAD_LINES : end, HEAD_LINES))
    .filter((line) => !LABELLED.test(line))
}

/** The first line that names a role is the title. The company is before, after or on that line. */
function readHead(head: readonly string[]): Omit<PastedJob, 'salaryText'> {
  for (const line of head) {
    const [, hirer, hired] = HIRES.exec(line) ?? []
    if (hirer && hired && isRole(hired) && !NOT_A_NAME.test(hirer)) {
      return { title: hired, company: hirer, location: firstPlace(head) }
    }
    const [, role, employer] = ROLE_AT.exec(line) ?? []
    if (role && employer && isRole(role)) {
      const [company, place] = employer.split(/ in (?=\p{Lu}[^ ]*$)/u)
      return { title: role, company: company ?? employer, location: place ?? firstPlace(head) }
    }
  }
  const parts = head.flatMap(partsOf)
  const at = parts.findIndex((part) => isRole(part) && !isMoney(part))
  const title = parts[at] ?? null
  const isName = (part: string | undefined) =>
    part !== undefined && part !== title && /^[\p{L}\p{N}]/u.test(part) && !isOtherField(part)
  // Most pages put the company after the title; otherwise it is on the line before.
  const near = [parts[at + 1], parts[at - 1], parts[at + 2], parts[at - 2]]
  return {
    title,
    company: title === null ? null : (near.find(isName) ?? null),
    location: firstPlace(head),
  }
}

function partsOf(line: string): string[] {
  return line
    .split(/ [|·•–—] | - | ?\| ?|\t/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= MAX_PART_CHARS && !FURNITURE.test(part))
}

const firstPlace = (head: readonly string[]) =>
  head.flatMap(placeParts).find((part) => isOnlyLocation(part) && statesPlace(part)) ?? null

/** Unlike a name, a place may be a single word that pages also use as a badge: "Remote". */
const placeParts = (line: string) =>
  [...line.split(/ [|·•–—] | - | ?\| ?|\t/)]
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= MAX_PART_CHARS)

function statesPlace(part: string): boolean {
  const { places, remote } = parseLocation(part)
  return places.length > 0 || remote !== 'none'
}

const isMoney = (part: string) => parseSalary(part) !== null || /[$€£]\s?\d/.test(part)
const isOtherField = (part: string) =>
  isRole(part) || isOnlyLocation(part) || isMoney(part) || /[.!?:]$/.test(part)

function companyInText(text: string): string | null {
  for (const pattern of COMPANY_IN_TEXT) {
    const name = pattern.exec(text)?.[1]
    if (name && !NOT_A_NAME.test(name)) return name
  }
  return null
}

/** Removes what other fields state: "Engineer - Berlin (Remote)" at a job in Berlin becomes "Engineer". */
function tidyTitle(title: string | null, company: string | null, location: string | null) {
  if (title === null) return null
  const { places } = parseLocation(location ?? '')
  return bareTitle(title, { company: company ?? '', locationText: location, places }) ?? title
}

function readSalary(text: string): string | null {
  const salary = parseSalary(text)
  return salary && formatSalary(salary)
}
