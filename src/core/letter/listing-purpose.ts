/**
 * What the employer makes or wants to achieve, in the listing's words, as the reason of a letter: "We’re building a
 * payroll platform for cafés" gives `thing` "a payroll platform for cafés", for "I’d like to work on …"; "Our mission is
 * to encrypt the web" gives `aim` "encrypt the web", for "I’d like to help …". Reads English.
 */
import { verbForm } from '#core/text/verb-forms.ts'
import { contentStems } from '#core/text/word-stem.ts'
import { COMMON_STEMS, lowFirst, sentencesOf } from './listing-reason.ts'
import { type PurposeBy, type PurposeKind, purposeWords } from './purpose-words.ts'

export type ListingPurpose = {
  kind: PurposeKind
  /** As the letter says them. */
  words: string
  /** The sentence of the listing. */
  quote: string
}

/** Sentences that are looked at; what follows is about the work and the offer. */
const MAX_SENTENCES = 60
/** Longer ones are lists. */
const MAX_SENTENCE = 420
/** What each sentence before it takes from a purpose: employers say first what they do. */
const LATER = 0.08
/** What a word of the person's adds, up to three. */
const NEAR = 0.5

const BUILD =
  '(?:(?:re)?building|developing|creating|making|designing|working on|crafting|launching|delivering|offering|operating|powering)'
const BUILDS =
  '(?:build|builds|built|develop|develops|make|makes|create|creates|design|designs|run|runs|operate|operates|maintain|maintains|provide|provides|deploy|deploys|offer|offers|deliver|delivers)'
const MAKER =
  '(?:company|startup|start-up|team|studio|firm|business|scale-?up|lab|nonprofit|non-profit|fintech|insurtech|proptech|edtech|healthtech|institute|organi[sz]ation|agency|shop|consultancy|collective|foundation|group|provider|platform)'
/** Work that a letter can offer to help with. */
const MAKES =
  'build|design|develop|create|improve|scale|evolve|optimi[sz]e|craft|moderni[sz]e|rewrite|rebuild|secure|automate|shape|maintain and|extend'
const AT = '(?:at [^,.]{2,40}?,? |here,? |today,? )?'
const ARE = "(?:'re| are| is)"

type Row = {
  kind: PurposeKind
  by: PurposeBy
  /** Which rows are preferred. */
  worth: number
  /** `who` matches "we" and the company's names. Has a group `words`. */
  pattern: (who: string) => string
}

const ROWS: readonly Row[] = [
  {
    kind: 'aim',
    by: 'helps',
    worth: 3,
    pattern: (who) =>
      `\\b(?:our|${who}'s|the company's) (?:mission|goal|aim|vision|purpose) is to (?:empower|enable) (?<words>[^.;:]+? to \\p{Ll}.+)$`,
  },
  {
    kind: 'aim',
    by: 'mission',
    worth: 3,
    pattern: (who) =>
      `\\b(?:(?:our|${who}'s|the company's) (?:mission|goal|aim|vision|purpose) is to|${who}${ARE} (?:an? [^.:;]{0,60})?on a mission to|(?:${MAKER}|join us|us) on (?:a|our|the) mission to|${who} (?:exists?|want|wants|aim|aims|strives?|works?|seeks?) to) (?<words>[a-z].+)$`,
  },
  {
    kind: 'aim',
    by: 'mission',
    worth: 3,
    pattern: () => '^(?:our |the )?mission: (?:to )?(?<words>[a-z].+)$',
  },
  {
    kind: 'thing',
    by: 'builds',
    worth: 3,
    pattern: (who) =>
      `^(?:[^.:;|,]{0,40}, )?${AT}${who}${ARE}(?: now| currently| also| actively)? (?:an? [^.:;]{0,70}?\\b${MAKER}[^.:;]{0,50}?,? (?:that(?:'s| is| are)? )?(?:(?:currently|now) )?)?${BUILD} (?<words>.+)$`,
  },
  {
    kind: 'thing',
    by: 'builds',
    worth: 2.8,
    pattern: () => `^[^.:;]{0,50}\\b${MAKER}[^.:;]{0,30}? ${BUILD} (?<words>.+)$`,
  },
  {
    kind: 'thing',
    by: 'builds',
    worth: 2.6,
    pattern: (who) =>
      `^${AT}${who}(?: also| now|${ARE} an? [^.:;]{0,60}?\\b${MAKER} (?:that|which))? ${BUILDS} (?<words>.+)$`,
  },
  {
    kind: 'thing',
    by: 'builds',
    worth: 2.5,
    pattern: () =>
      `\\b(?:hiring|looking for|seeking) [^.:;]{3,80}? (?:to|who will) (?:work on|help (?:us )?build|build|develop) (?<words>.+)$`,
  },
  {
    kind: 'aim',
    by: 'helps',
    worth: 2.5,
    pattern: (who) =>
      `^${AT}${who}${ARE} ${BUILD} \\p{Lu}[\\p{L}\\p{N}.]{1,20} to help (?<words>.+)$`,
  },
  {
    kind: 'thing',
    by: 'is',
    worth: 2.4,
    pattern: (who) => `^${who}${ARE} (?<words>(?:an?|the) .+)$`,
  },
  {
    kind: 'aim',
    by: 'helps',
    worth: 2.7,
    pattern: (who) =>
      `^${AT}(?:${who}|our (?:platform|product|software|app|tools?|technology|mission))${ARE}?(?: an? [^.:;]{0,60}?(?:that|which))? (?:helps?|helping) (?<words>.+)$`,
  },
  {
    kind: 'aim',
    by: 'mission',
    worth: 2.4,
    pattern: () =>
      '^(?:do you )?want to (?:work on )?help(?:ing)? (?:us )?(?:to )?(?<words>[a-z][^?]+)\\?$',
  },
  {
    kind: 'aim',
    by: 'mission',
    worth: 2.6,
    pattern: () => `^help us (?<words>[a-z].+)$`,
  },
  {
    kind: 'aim',
    by: 'mission',
    worth: 2.6,
    pattern: () => `^(?:come )?join us (?:to |and |in )?(?:help )?(?<words>(?:${MAKES}) .+)$`,
  },
  {
    kind: 'aim',
    by: 'mission',
    worth: 2.2,
    pattern: (who) => `^(?:[^.:;|]{0,90}, )?${who} uses? [^.:;]{2,60}? to (?<words>[a-z].+)$`,
  },
  {
    kind: 'aim',
    by: 'mission',
    worth: 2.2,
    pattern: (who) => `^${who} combines? [^.:;]{2,140}?,? to (?<words>[a-z].+)$`,
  },
  {
    kind: 'thing',
    by: 'is',
    worth: 1.9,
    pattern: () =>
      '^(?<words>(?:an? |the )?(?:(?!is |are |was |has )[\\p{L}&/+-]+ ){1,5}(?:platform|marketplace|software|app|api|tool|infrastructure|operating system) (?:that|which|for) .+)$',
  },
  {
    kind: 'thing',
    by: 'is',
    worth: 2.2,
    pattern: (who) => `^${who} is (?<words>[\\p{L}-]+ (?:[\\p{L}-]+ )?software (?:that|for) .+)$`,
  },
  {
    kind: 'thing',
    by: 'builds',
    worth: 2.3,
    pattern: (who) =>
      `^${who}${ARE} [^.;:]{0,60}\\b(?:provider|maker|operator|developer|publisher|supplier|manufacturer|vendor) of (?<words>.+)$`,
  },
  {
    kind: 'field',
    by: 'is',
    worth: 1.8,
    pattern: (who) =>
      `^${who}${ARE} (?:an?|the) (?<words>[^.;:()]{3,60}?) (?:company|startup|start-up|business|firm|nonprofit|non-profit|organi[sz]ation|scale-?up|provider|partner|consultancy|agency)\\b(?! (?:of|for|to)\\b)`,
  },
  {
    kind: 'field',
    by: 'is',
    worth: 1.6,
    pattern: () =>
      '^(?<words>\\p{Lu}[^.:;|,]{7,60}?) (?:nonprofit|non-profit|startup|start-up|company|studio|firm) (?:needs|seeks|wants|is (?:hiring|looking|seeking))\\b',
  },
  {
    kind: 'field',
    by: 'is',
    worth: 2,
    pattern: (who) =>
      `^${who}${ARE} an? [^.;:]{0,60}?${MAKER},? (?:that |which )?(?:speciali[sz](?:ing|es) in|focus(?:ed|ing|es) on) (?<words>.+)$`,
  },
  {
    kind: 'thing',
    by: 'is',
    worth: 1.7,
    pattern: (who) =>
      `^${who}['’]s (?<words>(?:[\\p{L}-]+ ){1,4}(?:platform|app|software|engine|api|network|marketplace|product suite|database|infrastructure))\\b`,
  },
  {
    kind: 'thing',
    by: 'is',
    worth: 1.7,
    pattern: () =>
      `^our (?<words>(?:[\\p{L}-]+ ){1,4}(?:platform|app|software|engine|api|network|marketplace|product suite|database|infrastructure))\\b`,
  },
  {
    kind: 'thing',
    by: 'builds',
    worth: 1.9,
    pattern: () => `^(?:[^.:;]{0,30}, )?you(?:'ll| will) (?:be )?work(?:ing)? on (?<words>.+)$`,
  },
  {
    kind: 'aim',
    by: 'mission',
    worth: 1.5,
    pattern: () =>
      `\\b(?:hiring|looking for|seeking|needs?) (?:an?|our|new|someone|somebody|(?:[a-z-]+ ){0,3}(?:engineers|developers|designers))\\b[^.:;]{0,80}? (?:to|who can|who will) (?:help (?:us )?)?(?<words>(?:${MAKES}) .+)$`,
  },
  {
    kind: 'aim',
    by: 'mission',
    worth: 1.5,
    pattern: () =>
      '\\b(?:hiring|looking for|seeking) (?:an?|our) [^.:;]{3,60}? to help us (?<words>[a-z].+)$',
  },
  {
    kind: 'aim',
    by: 'mission',
    worth: 1.4,
    pattern: () =>
      `^(?:in this role,? )?you(?:'ll| will)(?: help(?: us)?)? (?<words>(?:${MAKES}) .+)$`,
  },
  {
    kind: 'aim',
    by: 'mission',
    worth: 1.4,
    pattern: () =>
      `^(?:you(?:'ll| will) )?help (?:us )?(?<words>(?:maintain and )?(?:${MAKES}) our .+)$`,
  },
  {
    kind: 'aim',
    by: 'mission',
    worth: 1.4,
    pattern: () =>
      `^you(?:'ll|'d| will| would) be [^.:;]{3,80}?\\bhelping (?:us )?(?:to )?(?<words>(?:${MAKES}) .+)$`,
  },
  {
    kind: 'aim',
    by: 'mission',
    worth: 2.4,
    pattern: (who) =>
      `^${who}${ARE} (?:well |uniquely )?positioned to (?:dramatically |fundamentally )?(?<words>change how .+)$`,
  },
  {
    kind: 'thing',
    by: 'builds',
    worth: 2.2,
    pattern: (who) => `\\bhow ${who}${ARE} ${BUILD} (?<words>.+)$`,
  },
  {
    kind: 'field',
    by: 'is',
    worth: 1.7,
    pattern: (who) =>
      `^${who}(?:,|${ARE}) (?:an?|the) (?:[\\p{L}-]+ ){0,2}leader in (?<words>[^.;:,()]{3,60})`,
  },
  {
    kind: 'thing',
    by: 'builds',
    worth: 1.6,
    pattern: () =>
      `\\b(?:hiring|looking for|seeking) [^.:;]{3,80}? (?:who will|to) (?:be )?(?:in charge of|responsible for) (?:\\p{Ll}+ing (?:up )?)?(?<words>our .+)$`,
  },
  {
    kind: 'thing',
    by: 'builds',
    worth: 1.5,
    pattern: (who) =>
      `^${AT}${who} uses? [\\p{L}+#.]{1,20} for (?<words>our [^;:]+?)(?:, serving .*)?$`,
  },
  {
    kind: 'aim',
    by: 'does',
    worth: 1.6,
    pattern: (who) =>
      `^${AT}(?:${who}|our (?:platform|product|software|app|technology))${ARE}? (?<words>[a-z]+ .+)$`,
  },
]

/**
 * The best for this person. `about` holds texts that matter to them: a purpose with words of theirs is preferred. Null if
 * the listing states none that can be said in a sentence.
 */
export function listingPurpose(
  { description, company }: { description: string; company: string | null },
  about: readonly string[],
): ListingPurpose | null {
  const names = [company ?? '', headName(description)]
    .flatMap((it) => [
      it,
      firstName(it, description),
      it.replace(/\.(?:ai|com|io|org|net|tech|dev|app|co)$/, ''),
    ])
    .filter((it) => it.length > 1)
  const who = `(?:we|${[...names, 'the company'].map(escaped).join('|')})`
  const rows = ROWS.map((row) => ({ ...row, read: new RegExp(row.pattern(who), 'iu') }))
  // "Founded by nurses, Contoso helps …".
  const origin = new RegExp(
    `^(?:Built|Founded|Backed|Administered|Led|Created|Started)\\b[^.;|]{2,200}?, (?=${who}\\b)`,
    'iu',
  )
  const begins = new RegExp(
    `(?<=[\\p{L}\\d)|] )(?:${names.map(escaped).join('|') || 'We'}) (?:is|\\p{Ll}{2,14}s) [^|]+$`,
    'u',
  )
  const wanted = new Set(about.flatMap((text) => contentStems(text)))
  let best: { found: ListingPurpose; score: number } | null = null
  for (const [at, quote] of sentencesOf(description).slice(0, MAX_SENTENCES).entries()) {
    // The head of a listing is a list: "Acme | Engineer | Remote".
    if (quote.length > MAX_SENTENCE || (quote.includes('?') && !WANTED.test(quote))) continue
    const said = quote.includes(' | ') ? afterHead(quote, begins) : quote
    if (said === null) continue
    const text = namedFirst(plainQuote(said)).replace(origin, '')
    for (const { kind, by, worth, read } of rows) {
      const raw = read.exec(text)?.groups?.words
      // "Own core infrastructure for …" is what somebody is to do.
      if (raw !== undefined && text.startsWith(raw) && verbForm(raw.split(' ')[0] ?? '') !== null)
        continue
      const words = raw === undefined ? null : purposeWords(withThe(raw, text), kind, by)
      const stems = contentStems(words ?? '').filter((it) => !COMMON_STEMS.has(it))
      if (words === null || stems.length === 0) continue
      const near = Math.min(stems.filter((it) => wanted.has(it)).length, 3)
      const score = worth + near * NEAR - at * LATER
      if (score > (best?.score ?? 0)) best = { found: { kind, words, quote }, score }
      break
    }
  }
  return best?.found ?? null
}

/** "Want to help decarbonize the grid?" */
const WANTED = /^(?:do you )?want to (?:work on |help)/i

/** "Our routing platform" is "the routing platform". */
const withThe = (words: string, text: string) => {
  const isOurs = /^our /i.test(text) && text.slice(4).startsWith(words)
  const isTheirs = THEIRS.test(text) && text.includes(`'s ${words}`)
  const isLine = text.startsWith(words)
  return (isOurs || isTheirs || isLine) && !/^(?:an?|the|our) /i.test(words)
    ? `the ${lowFirst(words)}`
    : words
}

const THEIRS = /^\p{Lu}[\p{L}\p{N} .]{1,30}'s /u

/** "Acme (acme.example) | Engineer | Remote" is headed by the name that its sentences begin with. */
const headName = (description: string) =>
  /^([\p{L}\p{N}][\p{L}\p{N} .&'’-]{1,40}?)(?: ?\(| ?\|)/u.exec(description)?.[1]?.trim() ?? ''

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** "Tango" of "Tango Me", if the text calls it that. */
function firstName(name: string, description: string): string {
  const first = /^\p{Lu}[\p{L}\p{N}]{3,}(?= )/u.exec(name)?.[0] ?? ''
  const isCalled = [
    'is',
    'builds',
    'helps',
    'makes',
    'provides',
    'offers',
    'enables',
    'powers',
    'gives',
  ].some((verb) => description.includes(`${first} ${verb} `))
  return isCalled ? first : ''
}

/** "… | Remote We build the engine that …": what follows a head without a line break. */
const afterHead = (text: string, begins: RegExp) =>
  (/(?<=[\p{L})|] )(?:We(?: are|['’]re)? \p{Ll}+|Our (?:mission|goal|vision) is) [^|]+$/u.exec(
    text,
  ) ?? begins.exec(text))?.[0] ?? null

/** "We make Architect: a runtime that …" is about a runtime. */
const namedFirst = (text: string) =>
  text.replace(
    /^(We(?:'re| are)?|[\p{Lu}][\p{L}\p{N} ]{1,30}) (make|build|makes|builds|built|building|making) \p{Lu}[\p{L}\p{N}]{1,20}(?:: |, | – | — | - )(?=an? |the )/u,
    '$1 $2 ',
  )

/** Without what is in brackets. */
const plainQuote = (text: string) =>
  text
    .replace(/[™®]/g, '')
    .replace(/^(?:why it matters|our purpose|the goal): help (?=\p{Ll})/iu, 'We help ')
    .replace(
      /(?<= )the world['’]s (?!largest|biggest|leading|first|top|best|most|only)(?=\p{Ll}+ \p{Ll})/gu,
      '',
    )
    .replace(
      /^(?:Company|About(?: us)?|What we do|Who we are|Mission|Description|Overview): (?=\p{Lu})/u,
      '',
    )
    .replace(/\s?[([][^()[\]]{0,200}[)\]]/g, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim()
