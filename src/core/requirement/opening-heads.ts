/** Lines of an advert that name a role, with the lines that belong to each: list items, headings, headers of bars. */
import { roleOfField } from './listed-roles.ts'
import { isStack } from './mainly-skills.ts'
import { titlesOfHead } from './opening-titles.ts'
import { isRoleTitle, MAX_HEADER_PART } from './role-title.ts'

const BULLET =
  /^\s*(?:(?:[-–—*•·●▪►→>=+#]+|\/{2}|\(?\d{1,2}[.):]|[A-H][.)](?=\s)|\[\d{1,2}\])\s*){1,3}/u

/** A rule between two adverts in one post. */
export const RULE = /^\s*(?:-{3,}|_{3,}|={3,}|\*{3,})\s*$/

/** `isAdvert`: a header of its own, with the company and bars. */
export type Head = { title: string; from: number; to: number; rest: string; isAdvert?: boolean }

/** Lines that name a role, with the lines that belong to each. */
export function headsOf(lines: string[]): Head[] {
  const found: Head[] = []
  for (const [at, line] of lines.entries()) {
    if (at === 0 && line.includes('|')) continue
    const several = rolesOfBars(line)
    for (const head of several) found.push({ ...head, from: at, to: at + 1 })
    if (several.length > 0) continue
    const head = headIn(line) ?? (lines[at - 1]?.trim() === '' ? headOfBars(line) : null)
    if (head !== null) found.push({ ...head, from: at, to: at + 1 })
  }
  if (found.length === 0) found.push(...fieldHeads(lines))
  for (const [index, head] of found.entries()) {
    const limit = found[index + 1]?.from ?? lines.length
    const isBeside = [found[index - 1], found[index + 1]].some((one) => one?.from === head.from)
    head.to =
      isBeside || isBelowHeader(lines, head, found[index - 1])
        ? head.from + 1
        : (endInList(lines, found, index) ??
          endOfBlock(lines, head.from, limit, isListItem(lines[head.from] ?? '')))
  }
  return found
}

/**
 * Where the block of an item ends by what the items around it show: all lines between two items belong to the first,
 * and if those between the others are empty, what follows the last item is about all. Null where that says nothing.
 */
function endInList(lines: string[], heads: Head[], index: number): number | null {
  const isItem = ({ from }: Head) => isListItem(lines[from] ?? '')
  const [before, head, next] = [heads[index - 1], heads[index] as Head, heads[index + 1]]
  if (!isItem(head)) return null
  if (next !== undefined && isItem(next)) return endBetween(lines, head.from, next.from)
  if (before === undefined || !isItem(before)) return null
  const isBare = lines.slice(before.from + 1, head.from).every((line) => line.trim() === '')
  return isBare && !OWN_LINE.test(lines[head.from + 1] ?? '') ? head.from + 1 : null
}

/** Indented, or in brackets. */
const OWN_LINE = /^\s*[[(]|^\s{2,}\S/

/** Without the heading of the next items: "Product:". */
function endBetween(lines: string[], from: number, limit: number): number {
  const mark = markOf(lines[from] ?? '')
  const shared = lines.findIndex(
    (line, at) =>
      at > from &&
      at < limit &&
      (RULE.test(line) || isShared(line, OF_ALL) || markOf(line) === mark),
  )
  if (shared !== -1) return shared
  let end = limit
  while (end > from + 1 && isGapOrHeading(lines[end - 1] ?? '')) end--
  return end
}

/** Items with the same mark are beside each other, whatever they name. */
const markOf = (line: string) =>
  isListItem(line) ? line.trimEnd().replace(/[^\s].*/u, '') + kindOfMark(line.trim()) : null

const kindOfMark = (item: string) => (/^[\p{L}\d([]/u.test(item) ? '1' : item.charAt(0))

const isGapOrHeading = (line: string) =>
  line.trim() === '' || (!isListItem(line) && line.length < 60 && /:\W{0,3}$/.test(line))

/** Headers one below the other share the text that follows: "Acme | Backend Engineer", "Acme | Frontend Engineer". */
function isBelowHeader(lines: string[], head: Head, before: Head | undefined): boolean {
  if (!head.isAdvert) return false
  const at = lines.findLastIndex((line, index) => index < head.from && line.trim() !== '')
  return at === 0
    ? (lines[0] ?? '').split('|').length > 2
    : before?.isAdvert === true && at === before.from
}

/** "Software Engineering – full-stack, platform" and "Product Design – …": an advert by departments. */
function fieldHeads(lines: string[]): Head[] {
  const heads = lines.flatMap((line, at): Head[] => {
    const [, field = '', rest = ''] =
      /^\s{0,3}(\p{Lu}[\p{L} /&]{2,40}?)\s{0,2}[–—:-]\s(.*)$/u.exec(line) ?? []
    const title = isStack(rest) ? null : roleOfField(field)
    if (title === null) return []
    // "Engineering – Senior Software Engineer"
    const [own = rest, ...others] = titlesOfHead(rest)
    return isRoleTitle(own)
      ? [own, ...others].map((one) => ({ title: one, from: at, to: at + 1, rest: '' }))
      : [{ title, from: at, to: at + 1, rest }]
  })
  return heads.length > 1 ? heads : []
}

export const isListItem = (line: string) => BULLET.test(line)

const CUT = /(?<=\S)\s*(?::(?=\s|$)|\s[–—→|-]+\s|\(?https?:|\s\(?[$€£]\d|\.\s)/u

/** "- Senior Software Engineer - Infrastructure (Remote): https://…": the field of work behind the role. */
const TEAM =
  /^\s{1,3}[-–—]\s{1,3}((?:\p{Lu}[\p{L}]{1,20} (?:\p{Lu}[\p{L}]{1,20} )?[Tt]eam|(?:AI|ML|Data|Edge|Cloud|Developer|Product|Core|Machine|Customer|Internal|Security|Site|Web|Search|Growth|Infrastructure|Infra|Platform|Mobile|Backend|Frontend|Back-end|Front-end|Payments|Observability|Storage|Networking|Embedded|Robotics|Compilers?|Databases?|Integrations?|Reliability|iOS|Android|DevOps|Analytics|Perception|Controls|Firmware)(?: (?:&|and|[\p{Lu}][\p{L}]{1,20}|iOS)){0,3}))(?=\s{0,2}(?:$|[(:,|–—]|-\s|https?:))/u

function headIn(line: string): { title: string; rest: string } | null {
  const isItem = isListItem(line)
  const plain = line
    .replace(BULLET, '')
    .replace(/^[*_#\s]+/, '')
    .replace(/^\d{1,2}\s?[x×]\s/i, '')
    .replace(/:[*_]{1,2}(?=\s)/, ':')
    .replace(/^(?:(?:open )?(?:role|position)|(?:all|any) levels)\s*:\s*/i, '')
    .replace(/^\[\p{L}[\p{L} ]{1,20}\]\s*/u, '')
    .trim()
    .replace(/\s[-–—=*]{1,3}$/, '')
  if (plain === '') return null
  const cut = CUT.exec(plain)
  const team = cut === null ? null : TEAM.exec(plain.slice(cut.index))
  const said = (cut === null ? plain : plain.slice(0, cut.index))
    .replace(isItem ? /[*_,;:.\s]{1,40}$/ : /[*_,;:\s]{1,40}$/, '')
    .replace(LINK_LABEL, '')
  const isListed =
    isItem || /^\s{0,3}(?:[–—→|:-]{1,2}\s{0,3})?https?:/.test(plain.slice(said.length))
  const rest = cut === null ? '' : plain.slice(cut.index)
  const isNamed = isRoleTitle(said)
  const role = isNamed ? said : isListed ? roleOfField(said) : null
  if (role === null) return null
  if ((!isNamed || FIELD_TOO.test(said)) && isStack(rest)) return null
  if (!isItem && /\b(?:co-?founder|c[et]o)\b/i.test(said)) return null // who signs, not whom they seek
  // A sentence is not a heading: a bare line must be short, or go on after a colon or a dash.
  if (!isItem && cut === null && plain.length > 70) return null
  return { title: isListed && team !== null ? `${role} - ${team[1]}` : role, rest }
}

/** "Marketing Lead - Remote | Tech Lead (CI) - Berlin": roles beside each other, none of them below a company. */
function rolesOfBars(line: string): { title: string; rest: string }[] {
  if (!line.includes('|') || line.length > MAX_HEADER_PART * 3) return []
  const fields = line.split('|').map((field) => {
    const [title = '', ...rest] = field.trim().split(/\s[–—-]\s/u)
    return { title, rest: rest.join(', ') }
  })
  const isList = [0, 1].every((at) => isRoleTitle(fields[at]?.title ?? ''))
  return isList ? fields.filter(({ title }) => isRoleTitle(title)) : []
}

/** "DevOps: GitLab" may be a line of a stack. */
const FIELD_TOO = /^(?:devops|sre)$/i

/** "FetLife | Senior DevOps Engineer | Remote": another advert in the same post. */
function headOfBars(line: string): Pick<Head, 'title' | 'rest' | 'isAdvert'> | null {
  const [first = '', ...parts] = line.split('|').map((part) => part.trim())
  if (parts.length < 2 || line.length > MAX_HEADER_PART * 2) return null
  const title = [first.replace(/^role\s*:\s*/i, ''), ...parts].find(isRoleTitle)
  if (title === undefined) return null
  return { title, rest: parts.slice(parts.indexOf(title) + 1).join(' | '), isAdvert: true }
}

/** "Product Designer Details: https://…" */
const LINK_LABEL = /\s(?:details|apply(?: here)?|link|more(?: info)?|info|jd|job description)$/i

/** A block ends at a rule, at a gap after a list item, or where a section about all begins. */
function endOfBlock(lines: string[], from: number, limit: number, isItem: boolean): number {
  for (let at = from + 1; at < limit; at++) {
    const line = lines[at] ?? ''
    if (RULE.test(line)) return at
    if (isShared(line, limit === lines.length ? SHARED : OF_ALL)) return at
    if (isItem && line.trim() !== '' && !/^\s*[[(]|^\s{2,}/.test(line)) {
      const own = /^\p{Lu}[^.!?]*$|^\S+ (?:who|with)\b/u.test(line.trim()) ? at : at + 1
      return isListItem(line) ? at : Math.min(own, limit)
    }
  }
  return limit
}

/** Begins what is about all openings, at any line. */
const OF_ALL =
  /^(?:general|common|shared|all roles|how to apply|to apply|apply|about us|why |we offer|what we offer|benefits|perks|contact|interested|more (?:details|info)|see (?:more )?details|full (?:job|details)|email|please|if you|our (?:stack|tech|team|process))/i

/** Behind the last opening, these are about all, too; between two, they are of the first. */
const SHARED = new RegExp(
  `${OF_ALL.source}|^(?:(?:the |tech )?stack|what you(?:’|'|)(?: wi)?ll do|requirements|you(?:’|')?ll)`,
  'i',
)

const isShared = (line: string, words: RegExp) => !isListItem(line) && words.test(line.trim())
