/**
 * The words of a listing about what the employer makes or wants, cut so that they can follow "work on" or "help". Null if
 * they are praise, about the offer or the team, or would be no grammatical end of a sentence. Reads English.
 */
import { verbForm } from '#core/text/verb-forms.ts'
import { fillerPhrases } from './filler-phrases.ts'
import { isAmbiguousVerb } from './first-person-words.ts'
import { article } from './letter-names.ts'
import { isCutList, isQuotable, lowFirst, toReader } from './listing-reason.ts'

/**
 * `thing`: a noun phrase with its article. `aim`: after "help", "encrypt the web" or "teams find their data". `field`:
 * after "work in", "crypto infrastructure".
 */
export type PurposeKind = 'thing' | 'aim' | 'field'

/** How the listing says it: "we build …", "we are a …", "our mission is to …", "we help … to …", "we protect …". */
export type PurposeBy = 'builds' | 'is' | 'mission' | 'helps' | 'does'

const MAX_LENGTH = 95
/** In characters: longer ones are said if nothing shorter can be. */
const EASY = { thing: 95, aim: 72, field: 60 } as const
/** What the person would do themselves may be longer. */
const EASY_DUTY = 84
const SHORTEST = { thing: 10, aim: 14, field: 5 } as const
/** A part of a longer text that is shorter says little. */
const SHORTEST_PART = { thing: 20, aim: 17, field: 5 } as const

/** The longest part of `raw` that can be said. */
export function purposeWords(raw: string, kind: PurposeKind, by: PurposeBy): string | null {
  const plain = raw
    .replace(/^(?:also|now|currently|actively|actually|just|out) /i, '')
    .replace(/\. .*/, '')
    .replace(STAGE, '$1')
    // How many have it is no part of what it is.
    .replace(
      / with (?:over |more than )?\d[\d.,]{0,9} ?[MKB]?\+? (?:\p{L}+ ){0,3}(?:users|customers|clients|downloads)\b.*/iu,
      '',
    )
    .replace(
      /(?<!\bway)(?: (?:that|which)| (?=the world)) (?:the world|everybody|everyone|people|users|customers|developers) (?:loves?|wants?|trusts?)\b.*/u,
      '',
    )
    .replace(/ for the ([\p{L}-]+) era of (?=\p{Ll})/u, ' for $1 ')
    .replace(AMBITION, '')
    .replace(/(?<=\p{L}) \+ (?=\p{L})/gu, ' and ')
    .replace(BOAST, '$1')
    .replace(PRAISING, '$1')
    .replace(HYPED, ' for ')
    .replace(/(?<=.{14}) by \p{Ll}+ing .*/u, '')
    .replace(/, (?:which|who|starting with|using|based on|built on|powered by) .*/, '')
    .replace(/[.;:,!]{1,9}$/, '')
    .replace(/ and (?:beyond|an? app)$| (?:for|on) (?:Mac|macOS|iOS|iPhone|Android|Windows)$/, '')
    .replace(/\b(?:truly|actually|really) /g, '')
    .replace(/ for your (?=\p{Ll}+ \p{Ll})/u, ' for ')
    .replace(/\bthe \$\d[\d.]*[BMK]? /g, 'the ')
    .trim()
  const read =
    kind === 'aim' ? aimOf(plain, by) : kind === 'field' ? fieldOf(plain) : thingOf(plain, by)
  // A sentence with a link lacks the words that the link had.
  if (read === null || /https?:/.test(read.slice(0, MAX_LENGTH))) return null
  const parts = partsOf(read, kind).filter((part) => isSayable(part, kind, by))
  const found =
    parts.find((part) => part.length <= easyLength(part, kind) && !SLOGAN.test(part)) ?? parts[0]
  return found === undefined ? null : withArticle(toReader(lowFirst(found.replaceAll("'", '’'))))
}

/** In characters. */
const easyLength = (part: string, kind: PurposeKind) =>
  kind === 'aim' && isDuty(part) ? EASY_DUTY : EASY[kind]

/** What the person in the role does. */
export const isDuty = (words: string): boolean =>
  /^(?:build|design|develop|operate|shape|improve|scale|maintain|evolve)\b/.test(words)

/** "a e-commerce marketplace" and "a modelling software" are slips of the listing's. */
const withArticle = (text: string) =>
  text
    .replace(BARE_SOFTWARE, '')
    .replace(/^an? (?=\p{L})(.+)$/iu, (_, rest: string) => `${article(rest)} ${rest}`)

const BARE_SOFTWARE =
  /^an? (?=(?:(?!for |of |to |that |with |on |in )[\p{L}\d-]+ ){1,3}(?:software|infrastructure)(?:$|,| (?:for|that|to|which|of|with)\b))/iu

/** "An intelligent, trusted assistant" is an assistant. */
const PRAISING =
  /^(an? |the )?(?:(?:intelligent|trusted|powerful|innovative|delightful|beautiful|simple,? yet powerful|cutting-edge|revolutionary|unique|exciting|robust|elegant|world-class|best-in-class|state-of-the-art|next-gen(?:eration)?|lovable|beloved|award-winning|category-defining|transformative)(?:, and |, | and | ))+(?=\p{L})/iu

/** "A platform reinventing underwriting" is one for underwriting. */
const HYPED =
  /(?<=\b(platform|marketplace|tool|software|app|service|system|suite|assistant))(?: that is| that's|,)? (?:reinventing|transforming|revolutioni[sz]ing|reimagining|rethinking|reshaping|disrupting|redefining|powering|supercharging) /i

/** "a VC-backed, fully-remote marketplace" is a marketplace. */
const STAGE =
  /^(an? |the )(?:(?:fully |fast-|rapidly )?[\w-]{0,20}(?:backed|funded|remote|growing|stage|bootstrapped|profitable),? (?:and )?){1,4}/i

/** "The future of data storage" is data storage. */
const AMBITION = /^(?:the|a) (?:future|next[- ]generation|next wave|new standard) (?:of|for) /i

/** "The leading marketplace for e-bikes" is the marketplace for e-bikes. */
const BOAST =
  /^(an? |the )(?:world['’]s |industry['’]s |country['’]s |most )?(?:leading|top|#1|largest|biggest|first|fastest[- ]growing|go-to|premier|market-leading|first-of-its-kind|one-of-a-kind|next[- ]gen(?:eration)?)(?: and (?:\w+ly )?(?:leading|largest|biggest|fastest[- ]growing|most trusted))? (?=\p{L})/iu

const NOT_SAID =
  /\b(?:salary|salaries|benefits?|equity|bonus|visa|sponsor\w*|relocation|insurance package|holidays?|vacation|perks|hiring|interview\w*|applicants?|candidates?|join|complex problems|frontier|resume|hybrid|onsite|stock options|series [a-e]|seed round|backed|funding|revenue|income|figures|connective tissue|missions?|profitable|(?:of|with|in) experience|experience (?:in|with)|world['’]s? (?:best|largest|leading)|biggest|largest|in the world|disrupt\w*|revolution\w*|reimagin\w*|the future|future of|next generation|next-gen\w*|cool|crazy|fun|awesome|amazing|incredible|best-in-class|unicorn|most (?:intuitive|powerful|advanced|widely)|genuinely|insane\w*|magic\w*|everything|anything|stuff|things|equal opportunit\w*|office|culture|cracked|10x|lots? of|bunch|ton of|heavy use|codebase|tech debt|legacy|scar|you|yours?|yourself|I|my|me)\b|\b(?:our|your) (?:[\p{L}-]{1,20} ){0,3}(?:teams?|company|business)\b/iu

/** What refers to something before it, or goes on with another form. */
const REFERS =
  /^(?:\S+ )?(?:their|its|it|them|this|these|here|at)\b|\b(?:all|some|any) of (?:that|this|it)\b|\bthe way (?:we|you)\b|, (?:we|you|they|our) | and (?:need|want|are|have|we) |^strong relationships\b| and (?:help|shap|mak|support|grow|improv|creat|driv|work|deliver|lead)ing /i

/** What a phrase cannot end with: its next word is missing. */
const OPEN_END =
  /\b(?:here|today|now|so|as|then|to|help|used|ready|responsible|suitable|available|and \p{L}{1,30}ing|complex|new|large|modern|better|real|more|every \p{L}{1,30}|personalized|\p{L}{1,30}-(?:ended|based|driven|native)|in (?:regions|areas|places|ways|cases)|with tools|whole thing|, \p{Ll}{1,30}ing)$|, \p{Ll}{1,30}ing$/iu

/** Not about what is made. */
const OFF =
  /^move fast|\bwhich requires?\b|\bownership\b|^(?:build|grow|own|lead) (?:the|our|a) team\b|\bworld['’]s first\b|\bout of \p{Lu}|(?:,[^,]*){3}(?<!, (?:and|or) [\p{L}-]{1,20})$|, and \p{Ll}+ing\b/u

function isSayable(text: string, kind: PurposeKind, by: PurposeBy): boolean {
  if (!isQuotable(text) || NOT_SAID.test(text) || fillerPhrases(text).length > 0) return false
  if (REFERS.test(text) || OPEN_END.test(text) || OFF.test(text)) return false
  // "… and partner" of "… and partner with them" has lost its object.
  const last = / and (\p{Ll}+)(?: well)?$/u.exec(text)?.[1]
  if (last !== undefined && verbForm(last) !== null) return kind !== 'aim' && isAmbiguousVerb(last)
  return kind !== 'aim' || isWholeAim(text, by)
}

/** Where a noun phrase or an infinitive may end. */
const ENDS =
  /(?:,|;| –| —| -|:)(?= )| (?=(?:that|which|who|so that|so|while|they|they're|because|using|by|with|through|across|including|such as|like|from|into|not|rather than|vs\.|before|without|and (?:\p{Ll}{3,}ing|other|has|is|are|have|we|our|to|help|make|let|enable|give|turn|bring|allow)|to (?!every|the|an?|all|any|our|each|both)\p{Ll}+|for|where|used|powered|designed)[ ,])/giu

/** The whole if it is short, and its beginnings that end where a clause does, the longest first. */
function partsOf(plain: string, kind: PurposeKind): string[] {
  const head =
    /^.{10,}?(?= ?—| - | – |: |; |,? (?:and (?:has|is|are|have|we|we're|our|it's)|such as|like|including) )/.exec(
      plain,
    )
  const text = head?.[0] ?? plain
  const cuts = [...text.matchAll(ENDS), ...text.matchAll(NEXT_VERB)]
    // "From … into …" and "to do" belong to what is before them.
    .filter(({ index }) => kind !== 'aim' || !/^ to /.test(text.slice(index)))
    .map(({ index }) => text.slice(0, index))
    .filter((it) => !(/\bfrom\b/.test(it) && text.startsWith(' into', it.length)))
    .filter((it) => !/^ from .{1,60} (?:into|to) /.test(text.slice(it.length)))
    .filter((it) => !(text[it.length] === ',' && /\b(?:the|an?|your|our) \p{L}+$/u.test(it)))
    .filter(
      (it) =>
        it.length >= SHORTEST_PART[kind] &&
        it.length <= MAX_LENGTH &&
        (OPENS.test(text.slice(it.length)) ||
          (kind === 'aim' && opensAim(it, text.slice(it.length))) ||
          !isCutList(it, text)),
    )
  const whole = text.length <= MAX_LENGTH && text.length >= SHORTEST[kind] ? [text] : []
  return [...whole, ...cuts.toSorted((a, b) => b.length - a.length)]
}

/** "software that checks shops and evaluates them against risks" may end before its second verb. */
const NEXT_VERB =
  /(?<= (?:that|which) .{8,80}) (?=and \p{Ll}{3,}s (?:an?|the|them|it|their|your|our|every|all|each)\b)/gu

/** A comma before one of these ends no list. */
const OPENS =
  /^, (?:starting|using|making|helping|turning|allowing|letting|giving|based|designed|built|made|powered|focused|providing|enabling|used|from|with|so|which|trusted|and not) /

/** Whether the next aim begins: "…, and train doctors", "…, make sense of it and …". */
const opensAim = (cut: string, rest: string) => {
  const verb = /^,(?: and)? (\p{Ll}{4,}) \p{L}/u.exec(rest)?.[1]
  return verb !== undefined && !cut.includes(',') && isBase(verb)
}

const PRODUCT =
  /\b(?:platform|tool|app|application|marketplace|game|stack|language|compiler|index|debugger|provider|site|website|model|robot|device|tracker|planner|notetaker|search engine|canvas|registry|scanner|dashboard|workspace|stack|layer|database|engine|network|suite|framework|library|api|system|infrastructure|protocol|browser|editor|exchange|wallet|assistant|service|software|sdk|cloud|operating system|toolkit|product)s?\b/i
const PRAISE =
  /\b(?:leading|largest|best|top|fastest|biggest|first|only|number one|#1|premier|popular)\b/i
const COMPANY =
  /\b(?:company|startup|start-up|team|studio|firm|business|provider|leader|nonprofit|non-profit|insurtech|fintech|biotech|shop|agency|fund|bank|organi[sz]ation)\b/i

/** What is built, but is no product: "a team", "the core product". */
const NO_THING =
  /^(?:an? |the |our |its )?(?:(?!for |that |to |which )[\p{L}-]{1,20} ){0,2}(?:team|teams|company|business|culture|startup|start-up|community|world|office|roles?|products?|technology|environment|opportunit\w+|people|ourselves|future|solutions?|code|way|ways)\b(?! (?:analytics|management|search|data|experience|platform|for |that |which |used ))|^(?:an? )?(?:\p{L}+ )?(?:impact|difference|clarity|motion|change)\b|^(?:on|out|up|in|at|it|this|that|these|those|them|what|how|all|more|you|us|sure)\b/iu

/** Ends the noun that a phrase is about: "an AI platform for X". */
const AFTER_HEAD = / (?:for|that|which|to|with|of|where|in|using|used|built|on|and)\b/

/** "Crypto financial infrastructure" of a company's. */
function fieldOf(words: string): string | null {
  const text = words
    .replace(
      /^(?:(?:(?:fast|rapidly)[- ]growing|growing|small|young|tiny|early[- ]stage|(?:fully |100% )?remote(?:-first)?|venture-backed|vc-backed|yc|profitable|bootstrapped|global|leading|modern|new|\d+-person|series [a-e]|seed(?:-stage)?|us|uk|european|product|tech|technology|software|public|private|established|independent|premier|preeminent|boutique|young and innovative|innovative|all-in-one|AI-(?:first|native|powered|driven)|(?:the )?[a-z]+ industry['’]s),? ){1,6}/i,
      '',
    )
    .trim()
  const isField = /^(?!an?\b|the\b|our\b)[\p{L}/&,-]+(?: [\p{L}/&,-]+){0,8}$/u.test(text)
  return isField && FIELD.test(text) ? lowWords(text) : null
}

const lowWords = (text: string) =>
  text
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
    .join(' ')

/** A company may be anything; these are fields of work. */
const FIELD =
  /\b(?:health\p{L}*|medical|patient|clinical|pharma\p{L}*|entertainment|insights|fintech|insur\p{L}*|security|cybersecurity|infrastructure|analytics|payments?|finance|financial|logistics|mobility|energy|climate|robotics|biotech|education|edtech|e-?commerce|retail|gaming|games?|media|advertising|marketing|travel|hospitality|real estate|proptech|legal|legaltech|hr|recruiting|defen[cs]e|aerospace|space|semiconductors?|hardware|manufacturing|agriculture|agtech|food|crypt\p{L}+|blockchain|web3|trading|banking|lending|credit|tax|accounting|compliance|safety|measurement|intelligence|data|AI|ML|saas|devtools|developer tools?|open[- ]source|telecom\p{L}*|automotive|construction|govtech|government|music|sports|fitness|wellness|language|translation|search|identity|privacy|observability|monitoring|IoT|geospatial|mapping|supply chain|impact technology)\b/iu

function thingOf(words: string, by: PurposeBy): string | null {
  if (
    NO_THING.test(words) ||
    /^both\b|^[^,]{0,60}\b(?:team|roles?|positions?)\b(?! that)|^['’]/i.test(words)
  )
    return null
  // "Make software landscapes easy to explore" is an aim.
  if (
    / (?:easy|easier|simple|simpler|possible|faster|safer)\b/i.test(
      words.split(/ (?:that|which) /)[0] ?? '',
    )
  )
    return null
  const [head = ''] = words.split(AFTER_HEAD)
  const isProduct = PRODUCT.test(head) && !PRAISE.test(head) && !COMPANY.test(head)
  // "An application for architects that speeds up …" is an application for architects.
  if (DISAGREES.test(words)) {
    const one = /^an? (?:[\p{L}-]+ ){0,3}[\p{L}-]*[^s\P{L}] for .+?(?= (?:that|which) )/u.exec(
      words,
    )?.[0]
    return one === undefined || DISAGREES.test(one) ? null : thingOf(one, by)
  }
  if (/\b(?:agency|consultancy|company|startup)$/i.test(head)) return null
  if ((by === 'is' && !isProduct) || /\b(?:years|people|employees|members|strong)$/i.test(head))
    return null
  return startsNoun(words, head) ? words : null
}

/** "models that recognizes users": a slip of the listing's that is not to be repeated. */
const DISAGREES =
  /\p{Ll}[^s\P{L}]s (?:that|which) (?!is\b|was\b|has\b|its\b|this\b)\p{Ll}+[^s\P{L}]s\b/u

/** Begins as a noun phrase can: an article, "software", "AI-powered tools". */
function startsNoun(words: string, head: string): boolean {
  const [first = '', second = ''] = words.split(' ')
  if (/^(?:an?|the|our|this)$/i.test(first)) return true
  if (NO_NOUN.test(first)) return false
  // A countable thing in the singular would need an article.
  const [all = ''] = words.split(
    /,| (?:for|that|which|to|with|of|where|in|using|used|built|on|integrating|powering|serving|connecting)\b/,
  )
  return second !== '' && [head, all].some((it) => /s$/i.test(it) || MASS.test(it))
}

const NO_NOUN =
  /^(?:and|or|but|to|for|with|in|on|at|from|so|as|by|not|because|very|some|many|several|most|all|one|two|three|every|it|they|we|people|teams|companies)$/i
const MASS =
  /\b(?:software|storage|banking|networking|identity|payments|collaboration|infrastructure|hardware|technology|automation|firmware|tooling|AI|intelligence|analytics|research|data|robotics|insurance|energy|banking|payroll|security)$/i

/** The infinitive of what the company does: "protects banks" is "protect banks". */
function aimOf(raw: string, by: PurposeBy): string | null {
  const words = raw.replace(/^(?:help|helps|helping) /i, '')
  if (by !== 'does') return /^(?:be|become|have|get|grow|hire|win|do)\b/i.test(words) ? null : words
  const [first = '', next = ''] = words.split(' ')
  const found = verbForm(first)
  const base = found?.base ?? (AIMS.has(first) ? first : first.replace(/s$/, ''))
  if (found?.form === 'past' || !AIMS.has(base) || next === '') return null
  // "Enables developers to focus on X" helps developers focus on it.
  const others = LETS.exec(words)?.groups
  if (others !== undefined) return `${others.who} ${others.what}`
  return `${base} ${words.slice(first.length + 1)}`
}

const LETS =
  /^(?:enable|allow|empower)s? (?<who>(?!the |an? |our )\p{Ll}[\p{L} -]{2,30}?) to (?<what>\p{Ll}{2,} .+)$/u

/** Verbs of what a company does for others; the rest are about how it works or lives. */
const AIMS = new Set(
  'accelerate allow automate calculate connect coordinate cut decrease defend democratize detect digitise digitize eliminate empower enable encrypt explain improve increase integrate liberate lower make manage modernise modernize monitor optimise optimize orchestrate organise organize power predict prevent process protect reduce replace restore safeguard secure serve simplify solve speed standardise standardize streamline support tackle teach track train transform translate treat turn underwrite unify verify visualise visualize give bring'.split(
    ' ',
  ),
)

const isBase = (word: string) =>
  verbForm(word)?.form === 'base' || AIMS.has(word) || OTHERS_DO.test(word) || MAKES_SO.test(word)

/** "Decarbonize", "electrify". */
const MAKES_SO = /^\p{Ll}{3,}(?:ize|ify|ise)$/u

/** Verbs of what a company lets others do that no CV has. */
const OTHERS_DO =
  /^(?:understand|empower|rid|democrati[sz]e|revolutioni[sz]e|turn|see|stay|know|trust|thrive|read|feel|eat|live|heal|sleep|travel|breathe|bring|go|come|become|meet|rent|catalog|borrow|lend|shop|talk|hear|watch|play|feed|fly|ease|unlock|pay|spend)$/

/** "teams ship faster" is whole and "insurance agents" is not; "train models and building tools" is two forms. */
function isWholeAim(words: string, by: PurposeBy): boolean {
  if (/^(?:enable|empower|support|help)\b/i.test(words) && !/ to \p{Ll}/u.test(words)) return false
  if (/ and \p{Ll}+ing\b/u.test(words)) return false
  // "Turn paperwork" waits for what it becomes.
  if (/^turns?\b/.test(words) && !/ into /.test(words)) return false
  const [first = '', ...rest] = words.split(' ')
  const isVerb = (word: string) => isBase(word.replace(/,$/, ''))
  // "Enables developers to focus" helps others do something.
  const areOthers = by === 'helps' || (by === 'does' && !isVerb(first))
  return areOthers ? rest.slice(0, -1).some(isVerb) || / to /.test(words) : isVerb(first)
}

/** "An in-app workflow builder that …" of theirs is "your in-app workflow builder". */
export function yourThing({ kind, words }: { kind: PurposeKind; words: string }): string {
  if (kind !== 'thing' || /\byour\b/.test(words)) return words
  const [head = ''] = words.split(DETAILS)
  // Who builds software builds what is behind a service.
  const [service = ''] = words.split(/ (?:for|to|in|that|which|across|at|with)\b/)
  if (SERVICE.test(service) && !SAYS_LITTLE.test(service))
    return `the software behind your ${service.replace(/^(?:an?|the) /, '')}`
  // "Your new kind of computer" is nobody's yet.
  if (/^an? new (?:kind|type|class|way) of /.test(words)) return words
  const isOne = /^(?:an?|the) /.test(words) || /^(?:\S+ ){1,4}software$/.test(head)
  // "A platform that finds slots" needs its end to say anything.
  const isTelling = head.split(' ').filter((word) => !SAYS_LITTLE.test(word)).length > 1
  if (!isOne) return words
  if (isTelling) return `your ${head.replace(/^(?:an?|the) /, '')}`
  const short = words.replace(/(?<=.{24}) across .*/, '')
  return / (?:that|which|who|from scratch)\b/.test(short)
    ? short
    : short.replace(/^(?:an?|the) /, 'your ')
}

/** What a company says of itself, and services that are no software. */
export const SLOGAN =
  /\b(?:(?<!learning |reading |shopping )experiences|era|paradigm|seamless\w*|effortless\w*|empower\w*|every(?:one|body| (?!day|week|month|year|hour|minute|second)\p{L}+)|millions?|billions?|world|planet|trusted|safe|integral|succeed|thrive|unlock\w*|powering|human|lives?(?!-)|easy|easier|simple|as \w+ as|air to space|\bneeds?\b|from \w+ to \w+)\b|\d ?[MKB]?\+/iu

/** "Laundry delivery services". */
const SERVICE =
  /^(?!.*\b(?:software|cloud|web|data|digital|managed|micro|web|backend|API)\b)(?:[\p{L}-]+ ){1,5}services?$/iu

/** Where a description of a thing goes into details. */
const DETAILS = /,? (?:that|which|connecting|helping|used by|powering|with|combining|across)\b/

const SAYS_LITTLE =
  /^(?:an?|the|AI|AI-\p{L}+|and|for|of|new|modern|platforms?|tools?|software|apps?|products?|systems?|technology|solutions?|marketplace|infrastructure|services?|robots|unified|proprietary)$/u
