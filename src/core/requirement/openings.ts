/**
 * Splits an advert with several openings into one text per opening, because each asks for something else. An opening
 * has a title and its own lines: the rest of its bullet, the block below its heading, or the sentences that name it.
 * Lines that belong to no opening are shared. A listing whose title is one role is that role only.
 */
import { entryOf } from '#core/text/entry-of.ts'
import { fold } from '#core/text/fold-text.ts'

/** `own` is what this opening alone says, `shared` what the advert says about all. */
export type Opening = { title: string; own: string; shared: string; isOneOfSeveral: boolean }

/** An advert that lists more is a list of everything the company does. */
const MAX_OPENINGS = 16
/** Lines among which openings are looked for. */
const MAX_LINES = 400
const MAX_TITLE = 90
const MAX_TITLE_WORDS = 10
/** In characters: longer text behind a role's name is a description. */
const MAX_DETAILS = 120

const ROLE_WORDS =
  '(?:engineers?|developers?|entwickler(?:in)?|ingenieur(?:e|in)?|ingénieur(?:e)?s?|développeur(?:se)?s?|desarrollador(?:a|es)?|programmers?|designers?|scientists?|managers?|architects?|researchers?|analysts?|leads?|head of|directors?|specialists?|writers?|consultants?|executives?|recruiters?|marketers?|technicians?|interns?|auditors?|administrators?|advocates?|officers?|swes?|sres?|ems?|sdrs?|bdrs?|pms?|tpms?|mles?|ctos?|representatives?|associates?|coordinators?|strategists?|counsel|devops|testers?)'
const ROLE_WORD = new RegExp(String.raw`\b${ROLE_WORDS}(?![\p{L}])`, 'iu')
/** The role noun ends the title, apart from grades, subjects and brackets. */
const ROLE_LAST = new RegExp(
  String.raw`\b${ROLE_WORDS}(?:\s+(?:I{1,3}|IV|V|\d))?\s*(?:$|[(,–—/&|[-]|\s(?:for|of|in|at|to|on|with)\b)|\bhead of `,
  'iu',
)
const NOT_A_ROLE =
  /^(?:our|the|we(?:'re)?|you(?:'ll|r)?|as|if|i|about|join|apply|open|current(?:ly)?|roles?|positions?|hiring|looking|seeking|for|contact|with|this|it|my|strong|experience|proven|help|work|build|lead (?:the|a|and|our)|manage|own|partner|collaborate|support (?:the|our|and)|report\w*|email|talk|meet|all|two|three|an?|at|and|or|in|is|to|from|senior leadership)(?![\p{L}-])|\b(?:roles|positions|openings|team|teams|blog|hiring|who|that|you|our|your|will|are|is|salary|experience|years)\b/iu

const BULLET = /^\s*(?:(?:[-–—*•·●▪►→>=+#]+|\(?\d{1,2}[.):]|[A-H][.)](?=\s)|\[\d{1,2}\])\s*){1,3}/u
/** A rule between two adverts in one post. */
const RULE = /^\s*(?:-{3,}|_{3,}|={3,}|\*{3,})\s*$/

const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/g, '').trim()

/** Whether a text names one role and nothing else. */
export function isRoleTitle(text: string): boolean {
  const bare = withoutBrackets(text)
  return (
    bare.length >= 2 &&
    bare.length <= MAX_TITLE &&
    bare.split(/\s+/).length <= MAX_TITLE_WORDS &&
    /^[\p{Lu}\d]/u.test(bare) &&
    ROLE_WORD.test(bare) &&
    ROLE_LAST.test(bare) &&
    !NOT_A_ROLE.test(bare) &&
    !/[.!?:]$/.test(bare)
  )
}

export function openingsOf(listing: { title: string; text: string }): Opening[] {
  const title = withoutGradeDots(listing.title)
    .replace(LIST_LABEL, '')
    .replace(/^\[|\]$/g, '')
  const text = withoutGradeDots(listing.text)
  const named = titlesIn(title)
  const lines = text.split('\n')
  const heads = headsOf(lines.slice(0, MAX_LINES))
  const inHeader = headerTitles(lines)
  const isList =
    (heads.length > 1 &&
      (outsideBrackets(title, /[,;+]\s/u).length > 1 ||
        GENERIC.test(title.trim()) ||
        isAmongItems(named, lines, heads))) ||
    isAmongOthers(named, inHeader)
  const afterRules = named.length === 1 ? advertsAfterRules(title, lines, heads) : []
  if (afterRules.length > 0) return afterRules
  if (named.length === 1 && !isList && !(isVague(title) && heads.length > 0)) {
    const [only = title] = named
    return [oneOf(only, title, lines, heads)]
  }
  const listed = distinct([
    ...(isList && named.length === 1 ? [] : named),
    ...(named.length <= 1 && !(isList && heads.length > 1) ? inHeader : []),
    ...heads.map((head) => head.title),
    ...alsoHiring(lines),
    ...(named.length === 0 && heads.length === 0 ? soughtList(text) : []),
  ])
  const all = listed.length > 0 ? listed : soughtIn(text)
  if (all.length < 2) return [single(all[0] ?? title, text)]
  // "Lead DevOps / SRE" is one opening by two names.
  if (heads.length < 2 && SEVERAL_NAMES.test(title)) return all.map((one) => single(one, text))
  const sentences = sentencesAbout(all, sharedLines(lines, heads))
  const shared = sentences.flatMap(({ line, about }) => (about === null ? line : [])).join('\n')
  return all.map((one) => ({
    title: one,
    isOneOfSeveral: true,
    own: [
      ...ownLines(one, lines, heads),
      detailsInText(one, all, text),
      ...sentences.flatMap(({ line, about }) => (about === one ? line : [])),
      detailsIn(one),
    ].join('\n'),
    shared,
  }))
}

/** "Engineers", "Software Developers": a list below says which. */
const GENERIC = /^(?:software )?(?:engineers|developers|swes)$/i

/** "Software Engineers | SRE Lead": the header names other roles beside the title. */
function isAmongOthers([only, ...others]: string[], inHeader: readonly string[]): boolean {
  if (only === undefined || others.length > 0) return false
  return (
    inHeader.some((one) => isSameRole(one, only)) && inHeader.some((one) => !isSameRole(one, only))
  )
}

/** "1x DevOps Engineer (Kubernetes, Terraform)" in a sentence. */
function detailsInText(title: string, all: readonly string[], text: string): string {
  if (title.includes('(')) return ''
  const name = `${title.trim()} (`
  // "Senior Software Engineer (Rust)" is not about the "Software Engineer".
  const longer = all
    .map((one) => `${withoutBrackets(one)} (`)
    .filter((one) => one.length > name.length && one.endsWith(name))
  const isOfLonger = (end: number) => longer.some((one) => text.endsWith(one, end))
  let at = text.indexOf(name)
  while (at !== -1 && isOfLonger(at + name.length)) at = text.indexOf(name, at + name.length)
  if (at === -1) return ''
  const inside = text.slice(at + name.length, at + name.length + MAX_DETAILS * 2)
  const end = inside.indexOf(')')
  return end === -1 ? '' : `Requirements: ${inside.slice(0, end)}`
}

/** The title is the first of several list items that name roles: "- Senior QA Engineer", "- Product Designer". */
function isAmongItems([only, ...others]: string[], lines: string[], heads: Head[]): boolean {
  if (only === undefined || others.length > 0) return false
  const items = heads.filter(({ from }) => isListItem(lines[from] ?? ''))
  return items.length > 1 && items.some((head) => isSameRole(head.title, only))
}

/** Adverts of other roles in the same post, below a rule; with the listing's own, which goes until the first rule. */
function advertsAfterRules(title: string, lines: string[], heads: Head[]): Opening[] {
  const isAfterRule = (from: number) => {
    const before = lines.slice(0, from).findLast((line) => line.trim() !== '')
    return before !== undefined && RULE.test(before)
  }
  const others = heads.filter(
    (head) => isAfterRule(head.from) && (lines[head.from] ?? '').split('|').length > 2,
  )
  const [first] = others
  if (first === undefined) return []
  const blocks = others.slice(0, MAX_OPENINGS - 1).map(({ title: name, from }, at) => ({
    title: name,
    lines: lines.slice(from, others[at + 1]?.from),
  }))
  return [{ title, lines: lines.slice(0, first.from) }, ...blocks].map((one) => ({
    title: one.title,
    own: one.lines.join('\n'),
    shared: '',
    isOneOfSeveral: true,
  }))
}

const single = (title: string, shared: string, own = ''): Opening => ({
  title,
  own,
  shared,
  isOneOfSeveral: false,
})

const SEVERAL_NAMES = /^[^,;+|&]*\s?\/\s?[^,;+|&]*$/

/** The dot in "Sr. Engineer" ends no sentence. */
const withoutGradeDots = (text: string) => text.replace(/\b(Sr|Jr|Snr)\.(?=[ /])/g, '$1')

/** The listing is one role; blocks of other roles in the same post are not about it. */
function oneOf(role: string, title: string, lines: string[], heads: Head[]): Opening {
  const others = heads.filter((head) => !isSameRole(head.title, role))
  const isAmong = heads.length > 1 && others.length < heads.length
  const hasRule = lines.some((line) => RULE.test(line))
  const isAlone = !isAmong && !(hasRule && others.length > 0)
  const skipped = new Set(isAlone ? [] : others.flatMap(({ from, to }) => range(from, to)))
  // "* Backend Engineer (Python, Docker): https://…" says in brackets what the role needs.
  const details = heads.filter((head) => isSameRole(head.title, role)).map(detailsOf)
  return single(title, lines.filter((_, at) => !skipped.has(at)).join('\n'), details.join('\n'))
}

const VAGUE =
  /\b(?:multiple|several|various|many|all|different|open) (?:\w+ )?(?:roles|positions|openings)\b/i
const isVague = (title: string) => VAGUE.test(title)

type Head = { title: string; from: number; to: number; rest: string }

/** Lines that name a role, with the lines that belong to each. */
function headsOf(lines: string[]): Head[] {
  const found: Head[] = []
  for (const [at, line] of lines.entries()) {
    if (at === 0 && line.includes('|')) continue
    const head = headIn(line)
    if (head !== null) found.push({ ...head, from: at, to: at + 1 })
  }
  for (const [index, head] of found.entries()) {
    const limit = found[index + 1]?.from ?? lines.length
    head.to = endOfBlock(lines, head.from, limit, isListItem(lines[head.from] ?? ''))
  }
  return found
}

const isListItem = (line: string) => BULLET.test(line)

function headIn(line: string): { title: string; rest: string } | null {
  const isItem = isListItem(line)
  const plain = line
    .replace(BULLET, '')
    .replace(/^[*_#\s]+/, '')
    .replace(/^\[\p{L}[\p{L} ]{1,20}\]\s*/u, '')
    .trim()
  if (plain === '') return null
  const cut = /(?<=\S)\s*(?::(?=\s|$)|\s[–—→|-]+\s|\(?https?:|\s\(?[$€£]\d|\.\s)/u.exec(plain)
  const said = (cut === null ? plain : plain.slice(0, cut.index))
    .replace(/[*_,;:\s]{1,40}$/, '')
    .replace(LINK_LABEL, '')
  if (!isRoleTitle(said)) return null
  const rest = cut === null ? '' : plain.slice(cut.index)
  if (!isItem && /\b(?:co-?founder|c[et]o)\b/i.test(said)) return null // who signs, not whom they seek
  // A sentence is not a heading: a bare line must be short, or go on after a colon or a dash.
  if (!isItem && cut === null && plain.length > 70) return null
  return { title: said, rest }
}

/** "Product Designer Details: https://…" */
const LINK_LABEL = /\s(?:details|apply(?: here)?|link|more(?: info)?|info|jd|job description)$/i

/** A block ends at a rule, at a gap after a list item, or where a section about all begins. */
function endOfBlock(lines: string[], from: number, limit: number, isItem: boolean): number {
  for (let at = from + 1; at < limit; at++) {
    const line = lines[at] ?? ''
    if (RULE.test(line)) return at
    if (isShared(line)) return at
    if (isItem && line.trim() !== '' && !/^\s*[[(]|^\s{2,}/.test(line)) {
      const own = /^\p{Lu}[^.!?]*$|^\S+ (?:who|with)\b/u.test(line.trim()) ? at : at + 1
      return isListItem(line) ? at : Math.min(own, limit)
    }
  }
  return limit
}

const SHARED =
  /^(?:general|common|shared|all roles|how to apply|to apply|apply|about us|why |we offer|what we offer|benefits|perks|contact|interested|more (?:details|info)|see (?:more )?details|full (?:job|details)|email|please|if you|our (?:stack|tech|team|process)|(?:the |tech )?stack|what you(?:’|'|)(?: wi)?ll do|requirements|you(?:’|')?ll)/i

const isShared = (line: string) => !isListItem(line) && SHARED.test(line.trim())

function sharedLines(lines: string[], heads: Head[]): string[] {
  const taken = new Set(heads.flatMap(({ from, to }) => range(from, to)))
  return lines.filter((_, at) => !taken.has(at))
}

function ownLines(title: string, lines: string[], heads: Head[]): string[] {
  const exact = heads.filter((head) => head.title === title)
  return (exact.length > 0 ? exact : heads.filter((head) => isSameRole(head.title, title))).flatMap(
    ({ from, to, rest }) => [asRequirement(rest), ...lines.slice(from + 1, to)],
  )
}

/** What follows a role's name in its own line is what the role needs: "Staff Engineer (Go, networking)". */
const asRequirement = (rest: string) => {
  const plain = rest
    .replace(/^[\s:–—|()-]+/, '')
    .replace(/https?:\S+/g, '')
    .replace(/\s{0,9}\|\s{0,9}/g, ', ')
    .trim()
  return plain === '' || plain.length > MAX_DETAILS ? plain : `Requirements: ${plain}`
}

const detailsOf = (head: Head) => detailsIn(head.title)

/** "(Go, networking, distributed systems)" and "[rust, python]" in a title ask for these. */
function detailsIn(title: string): string {
  const inside = [...title.matchAll(/[([]([^()[\]]{2,120})[)\]]/g)].map(([, words]) => words)
  return inside.length === 0 ? '' : `Requirements: ${inside.join(', ')}`
}

/** "Product / Platform / Security Engineers", "Platform & Data Engineers". */
const SHARED_NOUN =
  /^((?:[\p{L}]{2,20}(?: [\p{L}]{2,20})?(?:\s*[,/&]\s*|\s+and\s+)){1,4}[\p{L}]{2,20}) (engineers|developers|designers|managers|scientists)$/iu

const AND = /\s(?:and|&)\s/u
const SLASH = /\s?\/\s?/u

/** The names of roles in one title: "Data Engineer, Full Stack Engineers (Sr & Staff)". */
export function titlesIn(title: string): string[] {
  const several = SHARED_NOUN.exec(title)
  if (several && !ROLE_WORD.test(several[1] ?? '')) {
    const [, subjects = '', noun = ''] = several
    return subjects
      .split(/\s{0,9}[,/&]\s{0,9}|\s{1,9}and\s{1,9}/)
      .map((subject) => `${subject} ${noun}`)
  }
  const bare = title.replace(/^[^:|]{0,40}\b(?:openings|roles|positions|hiring)\s*:\s*/i, '')
  for (const separator of [/\s\+\s/u, /\s[-–—|]\s/u, /[,;+]\s*(?:and\s+|&\s*)?/u, AND, SLASH]) {
    const pieces = outsideBrackets(bare, separator)
    if (pieces.length > 1 && pieces.every((piece) => isRoleTitle(capital(piece)))) {
      return distinct(withGrade(pieces, separator === AND || separator === SLASH).flatMap(titlesIn))
    }
  }
  const pieces = outsideBrackets(bare, /[,;]\s*(?:and\s+|&\s*)?/u)
  if (pieces.length > 2 && pieces.filter((piece) => isRoleTitle(capital(piece))).length > 1) {
    return distinct(pieces.flatMap(titlesIn))
  }
  const plain = bare.replace(VAGUE, '').replace(/^[\s:,–-]+|[\s:,–-]+$/g, '')
  return ROLE_WORD.test(plain) && plain.length <= 120
    ? [entryOf(ABBREVIATIONS, plain) ?? plain]
    : []
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  EM: 'Engineering Manager',
  EMs: 'Engineering Managers',
}

const GRADE_FIRST =
  /^(?:junior|jr|medior|mid|senior|sr|staff|principal)(?:\s?[/+]\s?(?:junior|medior|mid|senior|sr|staff|principal|lead))?\s/i

/**
 * "Junior/Medior DevOps and Python Engineers": the grade is of both, because they share a noun. "Staff Engineer and
 * Product Designer" do not.
 */
function withGrade(pieces: string[], isShared: boolean): string[] {
  const [first = '', ...others] = pieces
  const grade = isShared ? GRADE_FIRST.exec(first)?.[0] : undefined
  if (grade === undefined || others.some((piece) => gradeOf(piece) !== '')) return pieces
  const earlier = [first.slice(grade.length), ...others.slice(0, -1)]
  const hasOwnNoun = earlier.some((piece) => ROLE_WORD.test(piece.replace(/\bdevops\b/gi, '')))
  if (hasOwnNoun || !/s$/i.test(withoutBrackets(others.at(-1) ?? ''))) return pieces
  return pieces.map((piece, at) => (at === 0 ? piece : `${grade}${piece}`))
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function outsideBrackets(part: string, separator: RegExp): string[] {
  const held: string[] = []
  const plain = part.replace(/\([^()]*\)/g, (inside) => `⟦${held.push(inside) - 1}⟧`)
  return plain
    .split(separator)
    .map((piece) => piece.replace(/⟦(\d+)⟧/g, (_, at) => held[Number(at)] ?? '').trim())
    .filter((piece) => piece !== '')
}

/** "Roles: [Engineering Manager, Senior Android Developer]". */
const LIST_LABEL = /^\s*(?:open |our )?(?:roles|positions|openings|hiring)\s*:\s*\[?/i
/** In characters. */
const MAX_HEADER = 2_000
const MAX_HEADER_PART = 200

/** Roles in the first line of bars. */
function headerTitles([first = '']: string[]): string[] {
  if (!first.includes('|')) return []
  return first
    .slice(0, MAX_HEADER)
    .split('|')
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(LIST_LABEL, '')
        .replace(/^\[|\]$/g, '')
        .trim(),
    )
    .filter((part) => part.length <= MAX_HEADER_PART && ROLE_WORD.test(part) && !isVague(part))
    .flatMap(titlesIn)
    .filter((one) => isRoleTitle(capital(one)))
}

const ALSO =
  /\b(?:also (?:hiring|looking)(?: for)?|we(?:'|’)?re (?:also )?hiring)\s*:\s*([^\n.]{4,240})/giu

function alsoHiring(lines: string[]): string[] {
  return [...lines.join('\n').matchAll(ALSO)]
    .flatMap(([, list = '']) => list.split(/,\s*(?:and\s+)?|\s(?:and|&)\s/))
    .map((one) => one.trim())
    .filter((one) => isRoleTitle(one))
    .slice(0, MAX_OPENINGS)
}

const SOUGHT_LIST =
  /\b(?:hiring|hear from|looking for|seeking|roles|positions)\b[^:\n]{0,30}:\s*([^\n]{10,300})/giu

/** "Interested to hear from: firmware engineers (C), mobile (iOS), backend (Python), UX designers". */
function soughtList(text: string): string[] {
  const found = [...text.slice(0, 6_000).matchAll(SOUGHT_LIST)].flatMap(([, list = '']) =>
    withNouns(
      outsideBrackets(
        list.split(/\.\s|\.$/)[0] ?? '',
        /\s{0,9}[,;&]\s{0,9}(?:and\s{1,9}|&\s{0,9})?/u,
      ),
    ),
  )
  const roles = found.filter((one) => one.length <= 60 && ROLE_WORD.test(one) && !/[.!?]/.test(one))
  return roles.length < 2 ? [] : roles.map((one) => capital(one.replace(/^(?:and|or|a|an)\s/i, '')))
}

const DIRECTION =
  /^((?:mobile|back-?end|front-?end|full-?stack|firmware|embedded|data|ml|ai|ai\/ml|devops|infra(?:structure)?|platform|security|qa|ios|android|web|cloud|systems|hardware)(?: \([^()]{2,60}\))?)$/i
const NOUN_OF_ALL = /^(?:eng|engs|engineers?|engineering|developers?|devs?)\s?\(([^()]{2,120})\)$/i

/** "firmware engineers, mobile (iOS)" and "Eng (iOS, Android)" leave out the noun. */
const withNouns = (items: readonly string[]): string[] =>
  items.flatMap((item) => {
    const several = NOUN_OF_ALL.exec(item)?.[1]
    if (several !== undefined)
      return several.split(/,\s*/).map((one) => `${capital(one.trim())} Engineer`)
    const direction = DIRECTION.exec(item)?.[1]
    return direction === undefined ? [item] : [withNoun(direction)]
  })

const withNoun = (direction: string) => {
  const [word = '', brackets = ''] = direction.split(/(?= \()/)
  return `${word} engineer${brackets}`
}

const SOUGHT = new RegExp(
  String.raw`\b(?:hiring|looking for|seeking|searching for|recruiting|need)(?: for)?:? (?:(?:an?|the|our|first|next|more|another|experienced|passionate|talented|two|three|four|several|multiple|various|strong|great|full-time|\d+) ){0,4}((?:[\p{L}\d+#./-]{1,20} ){0,5}?${ROLE_WORDS}(?: ?\([^()\n]{2,60}\))?)(?![\p{L}])`,
  'giu',
)

/** The roles that sentences name: "We're looking for a senior Go engineer". */
function soughtIn(text: string): string[] {
  const found = [...text.slice(0, 6_000).matchAll(SOUGHT)].map(([, title = '']) =>
    capital(title.trim()),
  )
  return distinct(found.filter((title) => !/\b(?:who|to|can|and|of)\b/i.test(title))).slice(0, 3)
}

const sentencesOf = (line: string) => line.split(/(?<=[\p{L}\p{N})"'’][.!?])\s+(?=\p{Lu})/u)

/**
 * The shared lines; those with sentences about one opening ("Support engineers who enjoy …"), by its name near the
 * beginning, sentence by sentence. `about` is null for what is about none or several.
 */
function sentencesAbout(all: readonly string[], shared: readonly string[]) {
  const names = all.map((title) => ({ title, name: ` ${nameWords(title).join(' ')} ` }))
  const aboutOf = (sentence: string): string | null => {
    const plain = ` ${plainWords(sentence.slice(0, 90)).join(' ')} `
    const [first, ...others] = names.filter(({ name }) => plain.includes(name))
    return first !== undefined && others.length === 0 ? first.title : null
  }
  return shared.flatMap((line) => {
    const said = sentencesOf(line).map((text) => ({ line: text, about: aboutOf(text) }))
    const isWhole = line.split('|').length >= 3 || said.every(({ about }) => about === null)
    return isWhole ? [{ line, about: null }] : said
  })
}

const GRADES =
  /^(?:senior|sr|junior|jr|staff|principal|lead|mid|level|intern|founding|the|of|for|and|m|f|d|w|x|remote|onsite|hybrid|ii|iii|iv)$/

const plainWords = (text: string) =>
  (fold(text).match(/[\p{L}\d+#]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/s$/, '') : word,
  )

/** The words of a title that tell it from others, without grades and brackets. */
const nameWords = (title: string): string[] =>
  plainWords(title.replace(/[([][^()[\]]*[)\]]/g, ' ').split(/,|\s[-–—|]\s|:/)[0] ?? '').filter(
    (word) => !GRADES.test(word),
  )

function isSameRole(one: string, other: string): boolean {
  const words = nameWords(one)
  const others = new Set(nameWords(other))
  if (words.length === 0 || others.size === 0) return one === other
  const common = words.filter((word) => others.has(word)).length
  return common === Math.min(words.length, others.size) && common >= 2
    ? words.length === others.size || Math.abs(words.length - others.size) <= 1
    : common === words.length && words.length === others.size
}

/** The first roles, each once; of two names of the same role the longer, which says more. */
function distinct(titles: readonly string[]): string[] {
  const kept: string[] = []
  for (const title of titles) {
    const known = kept.findIndex((one) => isOneRole(one, title))
    if (known === -1) {
      // Compared with a few, so that a long list takes time in proportion to its length.
      if (kept.length < MAX_OPENINGS) kept.push(title)
    } else if (title.length > (kept[known] ?? '').length) kept[known] = title
  }
  return kept
}

function isOneRole(one: string, other: string): boolean {
  if (nameWords(one).join(' ') !== nameWords(other).join(' ')) return false
  if (gradeOf(one) !== gradeOf(other)) return false
  const [first, second] = [one, other].map((title) => /\(([^()]*)\)/.exec(title)?.[1] ?? '')
  return first === second || first === '' || second === ''
}

const gradeOf = (title: string) =>
  plainWords(title)
    .filter((word) =>
      /^(?:senior|sr|junior|jr|staff|principal|lead|intern|head|director)$/.test(word),
    )
    .join(' ')

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
