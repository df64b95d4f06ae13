/**
 * Turns a CV line into a first-person clause: "Led migration of 40 services" becomes "I led the migration of 40
 * services". Lines whose grammar is uncertain are quoted as they are. Words are never replaced by stronger ones.
 */
import { findSkills } from '#core/skill/skill.ts'
import { fold } from '#core/text/fold-text.ts'
import { pastOf, type VerbForm, verbForm } from '#core/text/verb-forms.ts'
import { tidyEnds } from './clause-ends.ts'
import {
  AFTER_VERB,
  AMBIGUOUS,
  DESCRIBING,
  isAction,
  isAmbiguousVerb,
} from './first-person-words.ts'
import { article } from './letter-names.ts'
import { splitResults } from './line-results.ts'
import { isBareNoun, isSound, withObjectArticle } from './sound-clause.ts'

/**
 * `clause`: "I led …", begins a sentence or follows a comma. `noun`: follows "my work included". `quote`: verbatim,
 * for quotation marks.
 */
export type FirstPerson = { how: 'clause' | 'noun' | 'quote'; text: string }

/** Longer lines are cut after their first sentence or part. */
const MAX_LENGTH = 240

/** A noun for an action, which needs an article before "of". */
const ACTION =
  '(?:[a-z]+(?:tion|sion|ment|sis|ance)|adoption|delivery|design|launch|overhaul|redesign|refactoring|rewrite|roll-?out|set-?up|start|transfer|upgrade|work)'

const ENGLISH =
  /\b(?:the|a|an|and|of|for|to|with|in|on|by|from|that|which|using|into|over|at|as)\b/i
const FOREIGN =
  /\b(?:und|der|die|das|mit|für|von|les|des|une|pour|avec|dans|los|las|con|para|del|een|het|voor|och|att|gli|della|em|uma|nos)\b/i

export function toFirstPerson(line: string, isPresent = false): FirstPerson {
  const plain = verbFirst(plainLine(line))
  const whole = readLine(plain, isPresent)
  if (whole.how === 'clause') return whole
  // "Telehealth app with 420,000 users. Moved its storage to …": a later sentence may be a clause of its own.
  const [, ...others] = plain.split(/(?<=[\p{Ll}\d)%])(?:\. (?=\p{Lu})|; (?=\p{Ll}))/u)
  for (const other of others) {
    const isBound = /^I\b|\b(?:it|its|they)\b|^(?:\S+ ){0,4}them\b/i.test(other)
    const found = isBound ? null : readLine(capital(other), isPresent)
    if (found?.how === 'clause') return found
  }
  return whole
}

/** "A product for 11,000 developers; took it from beta to €3M" is that somebody took it there. */
function verbFirst(plain: string): string {
  const { what, verb, rest } =
    /^(?<what>[\p{Lu}\d][^;:.]{8,80}); (?<verb>\p{Ll}+) it (?<rest>[^;]+)$/u.exec(plain)?.groups ??
    {}
  if (what !== undefined && verb !== undefined && verbForm(verb)?.form === 'past') {
    const [first = ''] = what.split(' ')
    if (!isAction(first) && !NO_THING.test(what)) {
      const low = small(what)
      const noun = isBareNoun(low) ? `${article(low)} ${low}` : low
      return `${capital(verb)} ${noun} ${rest}`
    }
  }
  // "Hired 12, promoted 5".
  return plain.replace(/^(Hired|Promoted|Onboarded|Interviewed) (\d+)(?=, | and )/, '$1 $2 people')
}

function readLine(plain: string, isPresent: boolean): FirstPerson {
  const rewritten = rewrittenAfter(plain)
  const { head, results } = splitResults(rewritten)
  const text = shortLine(head)
  const read = readClause(tidyNotes(text), isPresent)
  if (read === null) return { how: 'quote', text: shortLine(plain) }
  const sound = soundOr(read, text, results.join(' '))
  if (sound.how !== 'clause')
    return results.length > 0 ? { how: 'quote', text: shortLine(plain) } : sound
  const more = results.length > 0 && text === head ? results : [resultAfter(rewritten, text)]
  return { how: 'clause', text: withResults(sound.text, more) }
}

/** "I redesigned the form, and completion rose from 54% to 81%": a short clause and what came of it are one sentence. */
function withResults(clause: string, results: readonly string[]): string {
  const [result = '', ...further] = results.filter((it) => it !== '')
  if (result === '') return clause
  const isOne =
    further.length === 0 &&
    !/[,;:]| and /.test(clause) &&
    // Other words may be names.
    /^(?:The|A|An|It|They|Their|Its|F1|MRR|\p{Lu}\p{Ll}+(?:s|tion|sion|ment|ance|ence|time|ity))\b/u.test(
      result,
    ) &&
    !/^(?:This|English|German|French|Spanish)\b/.test(result) &&
    clause.length + result.length <= MAX_JOINED
  const isName = findSkills(result.split(' ')[0] ?? '').length > 0
  return isOne
    ? `${clause}, and ${isName ? result : small(result)}`
    : [clause, result, ...further].join('. ')
}

/** In characters: a sentence that is read in one go. */
const MAX_JOINED = 150

/** "Video calls: dropped calls fell to 2% after I rewrote X" is what the person did, and then what came of it. */
const rewrittenAfter = (plain: string): string => {
  const found =
    /^(?:(?<label>\p{Lu}[\p{L} &/-]{2,50}): )?(?<what>[\p{L}’' -]{4,40}? (?:went(?: up| down)?|fell|rose|dropped|grew|shrank) (?:from|by|to) [^;:]{0,120}?\d[^;:]{0,120}?) after (?<did>I \p{Ll}+ed? [^;:,]*|I (?:rewrote|rebuilt|built|wrote|made|cut|led|ran|set up) [^;:,]*)$/u.exec(
      plain,
    )?.groups
  if (!found) return plain
  const on = found.label === undefined ? '' : ` for ${small(found.label)}`
  return `${found.did}${on}, after which ${small(found.what ?? '')}`
}

/** The second sentence of a line if it says in numbers what came of the first; otherwise empty. */
function resultAfter(plain: string, first: string): string {
  if (!plain.startsWith(`${first}. `)) return ''
  const next = /^(?:The|This|Its|Their) [^.]{10,170}?(?=\.(?:\s|$)|$)/.exec(
    plain.slice(first.length + 2),
  )?.[0]
  return next !== undefined && CHANGED.test(next) ? next : ''
}

const CHANGED =
  /\b(?:rose|fell|grew|dropped|went|shrank|halved|doubled|tripled|improved|increased|decreased)\b\D{1,120}\d/

/** "I reduced the cloud bill 28%" is "by 28%". */
const byShare = (text: string) =>
  text.replace(
    /^(I (?:also )?(?:reduced?|cut|increased?|raised?|improved?|lowered?|grew|boosted|decreased?|shrank) (?:\p{L}[\p{L}’'-]* ){1,6}?)(?=\d[\d.,]* ?%)/u,
    (whole, head: string) =>
      / (?:by|to|from|of|up|about|over|than|around|nearly) $/.test(head) ? whole : `${head}by `,
  )

/** The clause with a tidy end if it can be sent; otherwise the line as it is. */
function soundOr(read: FirstPerson, line: string, result = ''): FirstPerson {
  const text = tidyEnds(read.how === 'noun' ? read.text : withObjectArticle(byShare(read.text)))
  return isSound(text, result) ? { how: read.how, text } : { how: 'quote', text: line }
}

/** Short forms written out: "incl." is "including", "a model (PyTorch)" is "a model in PyTorch". */
const tidyNotes = (text: string) =>
  text
    // "A generator for simulate the attacks" is a slip of people who learned English.
    .replace(/ for (\p{Ll}+)(?= (?:the|an?|our|all) )/gu, (whole, word: string) =>
      verbForm(word)?.form === 'base' && !isAmbiguousVerb(word) ? ` to ${word}` : whole,
    )
    .replace(/\bincl\. /g, 'including ')
    .replace(OWN_EMPLOYER, (_, noun: string) => `${article(noun)} ${noun}`)
    .replace(LASTED, ' in $1')
    .replace(MORE_OR_LESS, ', with ')
    .replace(/, (one|two|three|four|five|\d) as first author$/, ', $1 of them as first author')
    .replace(/ \((\p{Lu}[\w+#.]{0,20})\)(?=, |$)/u, (whole, name: string) =>
      findSkills(name).length > 0 ? ` in ${name}` : whole,
    )
    .replace(/, ([+-]\d[\d.,]{0,8} ?%[^,;()]{0,60})$/, ' ($1)')
    .replace(
      /, (\d+|\p{Ll}+) (are|is) still (?:here|there|with us)$/u,
      ', of whom $1 $2 still with the company',
    )
    .replace(/: (\p{Ll}+ing [^,;:]+), (\p{Ll}+ing [^,;:]+)$/u, ', $1 and $2')
    .replace(
      /, (daily|weekly|monthly|quarterly|yearly) (\p{Ll}+) for (?=[^,;]+$)/u,
      ', with a $1 $2 for ',
    )
    .replace(/; ([^;()]+)$/, (whole, list: string) => toolList(list) ?? whole)

/** "…, and 27% fewer calls to support" counts, "… and 27% fewer calls came in" is a clause. */
const MORE_OR_LESS =
  /, and (?=\d[\d.,]* ?% (?:fewer|less|more) \p{Ll}+(?: (?:to|from|of|for|in|on|per|a|at) [\p{L} -]{2,40})?$)/u

/** "This marketplace" is the employer, which the letter names without saying what it is. */
const OWN_EMPLOYER =
  /\bthis (marketplace|agency|bank|shop|studio|hospital|charity)\b(?! \p{Ll}+(?:s|er|ment)\b)/u

/** "Led the migration to AWS, eight months, …" is one in eight months. */
const LASTED =
  /(?<=\b(?:migration|move|rewrite|redesign|rollout|launch|launched|migrated|moved|rewrote|rebuilt|shipped)\b[^,]{0,80}), ((?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:days|weeks|months|years))(?=,|$)/

/** "; Rails, React, AWS" is ", with Rails, React and AWS". */
function toolList(list: string): string | null {
  const tools = list.split(', ')
  if (tools.length < 2 || tools.some((it) => findSkills(it).length === 0 || / \p{Ll}/u.test(it)))
    return null
  return `, with ${tools.slice(0, -1).join(', ')} and ${tools.at(-1)}`
}

/**
 * The lines of one role. "Script log collection in Bash" may be a noun, but among lines that begin with verbs it begins
 * with one, too.
 */
export function toFirstPersonEach(lines: readonly string[], isPresent: boolean): FirstPerson[] {
  const read = lines.map((line) => toFirstPerson(line, isPresent))
  const verbs = read.filter(({ how }) => how === 'clause').length
  if (!isPresent || verbs * 2 < lines.length) return read
  return read.map((it, at) => {
    const text = shortLine(plainLine(lines[at] ?? ''))
    return it.how === 'clause' ? it : (amongVerbs(text) ?? it)
  })
}

/** A line of a present role that begins with a word that may be a verb, and then has a thing. */
function amongVerbs(text: string): FirstPerson | null {
  const [first = '', next = '', third = ''] = text.split(' ')
  if (verbForm(first)?.form !== 'base' || !isAmbiguousVerb(first)) return null
  const isPlain =
    /^[\p{Ll}-]+,?$/u.test(next) && third !== '' && !/[…|•"“”]|^(?:\S+ ){0,2}\S+:/.test(text)
  if (
    /^(?:test (?:plans|cases|suites)|design (?:systems|tokens|reviews)|release notes|support (?:tickets|cases))\b/i.test(
      text,
    )
  )
    return null
  if (!isPlain || NO_THING.test(`${next} ${third}`) || !isEnglish(text)) return null
  return soundOr(clause(text.charAt(0).toLowerCase() + text.slice(1)), text)
}

/** Removes list marks, Markdown and the final full stop. */
export function plainLine(line: string): string {
  return (
    line
      .replace(/\[([^\]]{1,200})\]\([^)\s]{1,500}\)/g, '$1')
      .replace(/\*{1,3}|_{2}|`/g, '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s•·●▪◦*–—-]+/, '')
      // "Made the rota fair: from 31 pages to 4" is no list.
      .replace(/: (?=from \S+ )/, ', ')
      .trim()
      .replace(/(?<!\.)[.;,:]$/, '')
      .trim()
  )
}

/** The first sentence, or the part before a semicolon if that is still too long. */
export function shortLine(text: string): string {
  const sentence =
    /^.{20,}?(?<!\b(?:Mio|Mrd|ca|bzw|Nr|St|Dr|vs|approx|etc|inc|e\.g|i\.e|z\.B|env))(?<=[a-zà-ÿ)\d%])(?=\.\s+\p{Lu})/u.exec(
      text,
    )?.[0] ?? text
  if (sentence.length <= MAX_LENGTH) return sentence
  return cutText(/^.{40,}?(?=;)/.exec(sentence)?.[0] ?? sentence, MAX_LENGTH)
}

/** Cuts to at most `max` characters, between words if possible. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const whole = cut.replace(/\s+\S{0,60}$/, '')
  return `${(whole === '' ? cut : whole).toWellFormed().trimEnd()}…`
}

function readClause(text: string, isPresent: boolean): FirstPerson | null {
  if (/…|\.\.\.|^\W|["“”]|[|•]/.test(text) || text.split(' ').length < 3 || !isEnglish(text)) {
    return null
  }
  if (/^(?:I|I'm|I’m|I've|I’ve)\s/.test(text)) return { how: 'clause', text }
  if (/^Under my (?:lead|leadership|management),? /.test(text)) {
    return { how: 'clause', text: small(text) }
  }
  if (/^We [a-z]+ /.test(text)) return { how: 'clause', text: small(text) }
  if (/^Reverse[- ]engineered /i.test(text)) {
    return clause(`reverse-engineered ${text.slice('reverse engineered '.length)}`)
  }
  // Nobody knows what they are.
  if (/^\S+ (?:them|it)\b/.test(text)) return null
  if (ONE_OF.test(text)) return clause(`${isPresent ? 'am' : 'was'} ${small(text)}`)
  const held = OFFICE.exec(text)
  if (held) return officeClause(text.slice(held[0].length), held[0], isPresent)
  const answers = /^responsible for (?=.*\d)/i.exec(text)
  if (answers) return clause(`${isPresent ? 'am' : 'was'} ${small(text)}`)
  const labelled = /^[A-Z][\w &/-]{1,40}:\s+(.*)$/.exec(text)?.[1]
  const start = verbForm(/^[A-Za-z-]+/.exec(text)?.[0] ?? '')
  if (labelled !== undefined && start?.form !== 'past') {
    // "PCI DSS: technical lead" would not say of what.
    if (OFFICE.test(labelled)) return null
    const read = readClause(capital(labelled), isPresent)
    if (read !== null || start?.form !== 'base') return read
  }
  const isNow =
    isPresent && start?.form === 'base' && /^(?!Win )(?:[^\s:]+ ){1,12}[^\s:]+: /.test(text)
  if (/:\s/.test(text) && start?.form !== 'past' && !isNow) return null
  const adverb = /^((?:[A-Z][a-z]+ly|Co-?)) (.*)$/.exec(text)
  const [first = '', ...following] = (adverb?.[2] ?? text).split(' ')
  const rest = following.join(' ')
  const found = verbForm(first.replace(/,$/, '').replace(/^(?:co-?|re-)(?=[a-z]{4})/i, ''))
  const next = following[0] ?? ''
  if (!found && SURE_PAST.test(first) && AFTER_VERB.test(next) && !DONE_BY_OTHERS.test(text))
    return clause(`${small(first)} ${rest}`)
  if (!found && SURE_THIRD.test(first) && AFTER_VERB.test(next)) {
    const base = small(first).slice(0, -1)
    return clause(`${isPresent ? base : `${base}d`} ${withArticle(rest)}`)
  }
  if (!found) return nounPhrase(text)
  const { form, base } = found
  const before = adverb?.[1] ? `${adverb[1].toLowerCase()} ` : ''
  if (!isSurelyVerb(first, form, rest)) return nounPhrase(text)
  if (form === 'past') {
    if (WAS_DONE.test(text)) return clause(`was ${small(text)}`)
    // "Adopted by three labs" is said of something else.
    if (DONE_BY_OTHERS.test(text)) return null
    return clause(`${before}${small(first)} ${withArticle(rest)}`)
  }
  if (first.endsWith(',')) {
    return isPresent && form === 'base' ? clause(`${before}${small(first)} ${rest}`) : null
  }
  const others = isPresent && form === 'base' ? rest : otherVerbs(rest, form, isPresent)
  const verb = isPresent ? base : pastOf(base)
  return verb === null || others === null ? null : clause(`${before}${verb} ${withArticle(others)}`)
}

/** "The only QA in a team of nine", "First support hire at a bank", "Tech lead for the permits module". */
const OFFICE =
  /^(?:The )?(?:(?:first|only|sole) (?:\p{L}+ ){0,2}(?:hire|designer|QA|tester|engineer|developer|manager|analyst|writer|employee)(?= (?:in|at|for|of|on)\b)|(?:point person|tech lead|technical lead|team lead) (?:for|of|across)(?= )|(?:technical|product) owner (?:for|of)(?= )|principal investigator (?:of|on)(?= ))/iu

/** "One of two developers of an app". */
const ONE_OF =
  /^One of (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:\p{L}+ ){1,4}(?:of|for|on|behind|at) /u

/** "I was the first support hire at a bank, and built the help center". */
function officeClause(rest: string, office: string, isPresent: boolean): FirstPerson | null {
  // What only lists the work is left out.
  const said = /; (?!I )[^;]*$/.test(rest) ? (rest.split('; ')[0] ?? '') : rest
  const [part = '', further = ''] = said.split(/; (?=I )/)
  const [place = '', ...parts] = part.split(/, (?![^(]{0,200}\))/)
  const next = parts.join(', ')
  const first = next.split(' ')[0] ?? ''
  const begins = `${isPresent ? 'am' : 'was'} the ${small(office.replace(/^the /i, ''))}${place}`
  if (further !== '') return next === '' ? clause(`${begins}, and ${further}`) : null
  if (next === '') return clause(begins)
  const now = /^now (\p{L}+|\d+) of us$/u.exec(next)?.[1]
  if (now !== undefined)
    return clause(`${begins.replace(/^am /, 'was ')}, and now there are ${now} of us`)
  return verbForm(first)?.form === 'past' ? clause(`${begins}, and ${next}`) : null
}

/** What was done to the person. */
const WAS_DONE =
  /^(?:promoted to|selected (?:as|for|to|among|from)|recogni[sz]ed (?:as|for|by|with)|nominated (?:for|as|by)|invited (?:to|as|by)|elected (?:as|to)|appointed (?:as|to|by)|hired as|chosen (?:as|for|to)|awarded (?:an?|the)|accepted (?:to|into))\b/i
const DONE_BY_OTHERS =
  /^\w+ed by (?!\d|up to|over|about|using|\w+ing\b)|^(?:adopted|used|trusted|cited|read|chosen|backed|loved) by\b|^(?:featured|cited|published|ranked|rated|listed|named|based|integrated|used|funded|acquired|trusted) (?:by|in|on|as|among|at)\b/i
/** Unknown verbs whose ending gives them away. */
const SURE_PAST =
  /^(?!(?:Based|Dedicated|Skilled|Experienced|Motivated|Related|Focused|Located|Certified|Licensed|Advanced|Detailed|Limited|Unlimited|Qualified|Accomplished|Talented|Hundred|Speed|Feed|Need|Indeed|Seed)$)(?:[A-Z][a-z]{2,}(?:-[a-z]{3,})?ed|Dealt|Dug|Flew|Froze|Heard|Hit|Rode|Saw|Struck|Swept|Threw|Wove)$/

/** Such verbs in the third person: "Coordinates a shift". */
const SURE_THIRD = /^[A-Z][a-z]{3,}(?:ates|izes|[^aeiou]ises)$/

const clause = (text: string): FirstPerson => ({ how: 'clause', text: `I ${ampersands(text)}` })

/**
 * Past forms that may be adjectives, and base forms that may be nouns ("Lead developer"), need a telling next word.
 */
function isSurelyVerb(first: string, form: VerbForm, rest: string): boolean {
  const next = rest.split(/[\s,]/)[0] ?? ''
  const isBeforeVerbWord = AFTER_VERB.test(next)
  if (form === 'past') {
    // "Dropped calls went down": the word describes what went down.
    if (/^(?:\p{Ll}+ ){1,3}(?:went|fell|rose|grew|shrank|is|are|was|were|now) /u.test(rest))
      return false
    const isVerb =
      isBeforeVerbWord || /\bby \d| using |, \p{Ll}+ing (?:\d|the |an? |by )/u.test(rest)
    return !DESCRIBING.has(first.toLowerCase()) || isVerb
  }
  const isObject = isBeforeVerbWord && !/^(?:of|in|at|and|for|with|by|on)$/i.test(next)
  if (form === 'ing') return isObject || (/s$/.test(next) && !isAmbiguousVerb(baseOf(first)))
  return isObject || (form === 'base' && !AMBIGUOUS.has(first.toLowerCase()) && /^[a-z]/.test(next))
}

const baseOf = (word: string) => verbForm(word)?.base ?? word

/**
 * "Mentors three engineers and runs a group": the other verbs change with the first. Null if a word may be one of
 * them or a noun, as in "Design, build and run".
 */
function otherVerbs(rest: string, form: VerbForm, isPresent: boolean): string | null {
  let isSure = true
  const changed = rest.replace(
    /(,\s*and|,|\band\b)(\s+)([a-z-]+)(?=\s+(\S+)|$)/gi,
    (whole, joint: string, space: string, word: string, next: string | undefined) => {
      const found = verbForm(word)
      if (found?.form !== form) return whole
      const verb = isPresent ? found.base : pastOf(found.base)
      const isObject =
        next !== undefined && AFTER_VERB.test(next) && !/^(?:of|and|in|for|at|on|as)$/i.test(next)
      if (verb === null || !isObject) isSure = false
      return `${joint}${space}${verb}`
    },
  )
  return isSure ? changed : null
}

/** "Design and implementation of the API": accepted only if it names an action and its object. */
function nounPhrase(text: string): FirstPerson | null {
  const action = new RegExp(
    `^((?:[a-z]+ ){0,1}${ACTION}(?:(?:,| and|, and| &) ${ACTION}){0,2}) of\\b`,
    'i',
  )
  if (!action.test(text) || /^(?:head|director|chief|vice)\b/i.test(text)) return null
  return { how: 'noun', text: ampersands(`the ${small(text)}`) }
}

const NO_THING =
  /\b(?:lead|head|person|contact|liaison|ambassador|champion|member|award|prize|winner|finalist|speaker|experience|knowledge|engineer|developer|manager|designer|analyst|consultant|assistant|owner|responsib\w*|various|etc)\b/i

/** "led migration of" lacks an article; "led a migration of" and "led migrations of" do not. */
function withArticle(rest: string): string {
  const bare = new RegExp(
    `^(?!(?:an?|the|my|our|its|their|all|and) )((?:[a-z-]+ ){0,1}${ACTION}) of\\b`,
    'i',
  )
  const match = bare.exec(rest)
  if (!match && BARE_QUALITY.test(rest)) return `the ${rest}`
  if (!match) return rest.replace(AFTER_ON, 'on the ')
  const words = (match[1] ?? '').split(' ')
  return words.some((word) => AFTER_VERB.test(word)) ? rest : `the ${rest}`
}

/** "improved accessibility of forms". */
const BARE_QUALITY = /^(?:[a-z]{4,20}ity|performance|quality|speed|latency|throughput|uptime) of\b/

/** "worked on migration of 40 services". */
const AFTER_ON = new RegExp(`^on (?=${ACTION} of\\b)`, 'i')

const ampersands = (text: string) => text.replace(/(?<=[a-z]) & (?=[a-z])/g, ' and ')

function isEnglish(text: string): boolean {
  if (FOREIGN.test(text)) return false
  return ENGLISH.test(text) || fold(text) === text.toLowerCase()
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Lowercases the first character, unless the word is a name or an acronym ("API", "PostgreSQL"). */
export function small(text: string): string {
  const first = /^\S+/.exec(text)?.[0] ?? ''
  // "C firmware" is about the language.
  const isName =
    /[A-Z0-9]/.test(first.slice(1)) || /^[B-HJ-Z]\b/.test(first) || /^App Store\b/.test(text)
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
