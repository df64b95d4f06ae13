/**
 * Decides whether an everyday word means a skill: "Go, Rust and C" but not "go to market", "React hooks" but not
 * "react to". Words have three degrees of doubt. The strongest evidence is a skill next to the word in a list, then
 * a telling neighbor, then a capital letter mid-sentence. Titles capitalize every word, so capitals mean nothing
 * there.
 */
import { entryOf } from '#core/text/entry-of.ts'

/** A possible mention, with its context. Words are lowercase. */
export type Mention = {
  /** The alias that matched, one word. */
  word: string
  /** As written. */
  raw: string
  previous: string
  previous2: string
  next: string
  /** The following text, up to 30 characters. */
  following: string
  /** The characters between this mention and its neighbors, at most four. */
  before: string
  after: string
  inTitle: boolean
}

/** doubted: counts if a certain skill is listed next to it. denied: never counts. */
export type Verdict = 'sure' | 'doubted' | 'denied'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** A capital letter mid-sentence is enough. */
const CAPITAL = words(`
  react angular rust ruby swift dart spark flask puppet hive presto meteor ember rails bash maven
  notion slack zoom sketch oracle unity unreal excel gatsby babel celery temporal prisma dagger
  ionic cordova prefect impala druid pinot iceberg snowflake consul helm argo thanos loki
  sentry honeycomb envoy claude gemini llama copilot wiz snort framer blender houdini gong
  intercom workday miro eclipse cucumber cypress jest postman athena spanner bicep groovy delphi
  pascal flutter parquet stripe transformers backbone elastic electron kinesis superset caddy
  sinatra pulsar playwright locust algolia confluence bootstrap foundry outlook spring chef
  phoenix crystal materialize dapper sorbet doctrine eloquent vespa citus detox calico lustre
  firecracker backstage avalanche rive handlebars noir ballerina bevy hanami phaser lottie plaid
  sui braze chromatic tines pega creo earthly arista mimir buf graylog hotwire`)

/** Needs a skill or a telling word next to it, even with a capital. */
const DOUBTFUL = words(`
  go c r d q salt pig gin echo fiber dash make ant linear word access elm nim apex move cairo
  scheme reason mojo less remix astro relay apollo lit parcel rollup yarn prettier bun tornado
  express node sanity boost drizzle combine expo capacitor mode sigma hex heap segment stitch
  storm beam ray vault nomad flux bamboo packer cursor triton metal principle maya outreach
  lean kong espresso karma mocha jasmine shell torch embedded ada assembly racket gleam maui arm recruiting orleans
  iterable percy haystack substrate feast retrofit tonic raft tecton radix diesel
   timescale hana agentic ai nano conan meson nx tcl koa hono julia travis`)

/** Names that people also write in lowercase in lists of skills ("react, node, go"). */
const SMALL_IN_LISTS = words(`
  react angular rust ruby swift dart spark flask puppet hive presto rails bash maven sketch oracle
  unity excel celery helm jest cypress postman groovy scala flutter backbone elastic electron jira
  docker bootstrap spring chef phoenix go c r node express shell java nx koa ember playwright
  eclipse tableau looker superset trello asana confluence heroku redshift kinesis polars pascal
  delphi julia tcl`)

/** Must have exactly this spelling, or other evidence. */
const EXACT: Readonly<Record<string, string>> = {
  rest: 'REST',
  sip: 'SIP',
  coq: 'Coq',
  cad: 'CAD',
  mes: 'MES',
  lora: 'LoRA',
  slo: 'SLO',
  slos: 'SLOs',
  soap: 'SOAP',
  safe: 'SAFe',
  bi: 'BI',
  sas: 'SAS',
  ros: 'ROS',
  slam: 'SLAM',
  dast: 'DAST',
  sast: 'SAST',
  soar: 'SOAR',
  rag: 'RAG',
  dns: 'DNS',
  yolo: 'YOLO',
  can: 'CAN',
  spi: 'SPI',
  sem: 'SEM',
  sre: 'SRE',
  ecs: 'ECS',
  sns: 'SNS',
  ado: 'ADO',
  pci: 'PCI',
  iam: 'IAM',
  asr: 'ASR',
  elt: 'ELT',
  vb: 'VB',
  ux: 'UX',
  qa: 'QA',
  crm: 'CRM',
  ror: 'RoR',
}

/** Next words that give the word another meaning. */
const NOT_BEFORE: Readonly<Record<string, Set<string>>> = {
  react: words('to quickly fast promptly with positively appropriately accordingly'),
  go: words(`
  to above beyond live into through on out far further deep deeper back ahead where for the from
  it all hand wrong beyond after from getter fast big home public up down around get a your our we`),
  c: words('level suite corp corps corporation section class series d spire grade'),
  r: words('d rating'),
  d: words('level'),
  rust: words('belt'),
  ruby: words('tuesday red'),
  swift: words(
    'response action actions decision decisions resolution payment payments messaging code',
  ),
  spark: words('interest joy curiosity creativity capital conversations new ideas change'),
  express: words('yourself scripts entry your their our ideas written consent delivery interest'),
  excel: words('at in as'),
  spring: words('break semester term into up 2024 2025 2026 2027 2028 internship intern quarter'),
  rest: words('of assured is day days on'),
  chef: words('de team'),
  access: words('to control management for'),
  word: words('of'),
  unix: words('philosophy'),

  agile: words('environment mindset'),
  make: words(`sure a an the it this your our us things decisions sense up in it's them data complex
    products impact better`),
  node: words('pool pools failure failures labels'),
  elastic: words('scaling load ip beanstalk search'),
  unity: words('in of and health'),
  oracle: words('of'),
  ts: words('sci clearance security'),
  networking: words('events event opportunities with'),
  shell: words('plc'),
  embedded: words('in within into with across finance on by as at'),
  crystal: words('city lake river'),
  lean: words('in into on team and'),
  assembly: words('line lines of'),
  notion: words('of that'),
  linear: words('algebra growth regression'),
  vault: words('of'),
  outreach: words('to and efforts'),
  claude: words('monet'),
  contentful: words('paint paints'), // a web vital: "largest contentful paint"
  less: words('than'),
}

/** Next words that make it a city, even after a comma: "Cairo, Egypt". */
const CITY_BEFORE: Readonly<Record<string, Set<string>>> = {
  cairo: words('egypt eg'),
  phoenix: words('az arizona'),
  maui: words('hawaii hi'),
}

/** Previous words that give the word another meaning. */
const NOT_AFTER: Readonly<Record<string, Set<string>>> = {
  c: words('series vitamin class grade tier plan appendix hepatitis part section bucket round'),
  r: words('series rated'),
  d: words('series vitamin appendix part section 3 2'),
  go: words('to you we ready gotta always let pre good on'),
  express: words('american'),
  sigma: words('six'),
  safe: words('a'),
  word: words('the'),
  sketch: words('a to'),
  shell: words('royal'),
  spring: words('this the in summer'),
  crystal: words('a'),
  phoenix: words('in to'),
  foundry: words('palantir'),
  julia: words('hi'),
  kong: words('hong'),
  lake: words('salt'),
}

/** Words that follow a language, framework or tool. */
const TELLING_NEXT = words(`
  developer developers engineer engineers engineering programmer programmers programming language
  languages framework frameworks scripting scripts script code codebase codebases coding backend
  frontend services service microservices microservice api apis sdk sdks stack components
  component hooks app apps application applications development dev ecosystem library libraries
  runtime compiler experience expertise skills knowledge proficiency certified certification admin
  administrator architect consultant expert specialist sdet native modules module templates tests
  testing software macros queries lambdas based generics goroutines concurrency packages
  performance router query ui fiber dba dbas database databases cluster clusters plugin plugins
  project projects system systems`)

/** Words that precede a skill: "in Go", "using Spark", "with React". */
const TELLING_BEFORE = words(`
  in with using like including e.g eg via language languages framework modern idiomatic learn write
  backend end`)

/** "Stack: React": a label, not the start of a sentence. */
const LABELS = words(
  `stack end frontend backend web mobile technologies tech technology languages language skills tools
  framework frameworks database databases db infra infrastructure cloud data`,
)

/** "of Go" alone proves nothing; "knowledge of Go" and "proficient in excel" do. */
const WORDS_OF_SKILL = words(`
  knowledge experience experienced proficiency proficient command understanding mastery fluency
  fluent grasp skilled expertise versed expert background`)

/** The only words that a hyphen may join to a skill: "Go-based", "Rust-first", but not "C-level". */
const HYPHEN_NEXT = words(`
  based first native like only centric focused heavy developer engineer programming dev stack
  powered`)

/** "Rust is a plus", "React or similar". */
const WISHED =
  /^ (?:is (?:an? )?(?:plus|must|required|preferred|bonus|advantage|nice)|or (?:similar|equivalent)|a plus|preferred|required)\b/

/** "Node 18", "Rails 8", but not "Spring 2026". */
const VERSION = /^ v?\d{1,2}(?:\.\d{1,3}){0,2}\+?(?:[,;)\n]|$| [^a-z])/

const SENTENCE_START = /[.!?:;•·*\n\r]|^$|[-–—]\s/

/** What is in the tables for one word. */
type WordRules = {
  isEveryday: boolean
  exact: string | undefined
  notBefore: Set<string> | undefined
  cityBefore: Set<string> | undefined
  notAfter: Set<string> | undefined
}

/** All tables in one, since most names are in none of them. */
const RULES: ReadonlyMap<string, WordRules> = rulesOfWords()

function rulesOfWords(): Map<string, WordRules> {
  const tables = [EXACT, NOT_BEFORE, CITY_BEFORE, NOT_AFTER].flatMap(Object.keys)
  const all = new Set([...CAPITAL, ...DOUBTFUL, ...tables])
  const rulesOf = (word: string): WordRules => ({
    isEveryday: Object.hasOwn(EXACT, word) || DOUBTFUL.has(word) || CAPITAL.has(word),
    exact: entryOf(EXACT, word),
    notBefore: entryOf(NOT_BEFORE, word),
    cityBefore: entryOf(CITY_BEFORE, word),
    notAfter: entryOf(NOT_AFTER, word),
  })
  return new Map([...all].map((word) => [word, rulesOf(word)]))
}

/** Whether the word is ambiguous. */
export const isEverydayWord = (word: string): boolean => RULES.get(word)?.isEveryday ?? false

/** False for a word that means a skill whatever is around it. */
export const isDoubtable = (word: string): boolean => RULES.has(word)

export function judge(mention: Mention): Verdict {
  const { word, raw, previous, next, before, after } = mention
  const rules = RULES.get(word)
  if (!rules) return 'sure'
  if (rules.notBefore?.has(next) && !/[,;.()•\n]/.test(after)) return 'denied'
  if (rules.cityBefore?.has(next) && /^[\s,]{1,2}$/.test(after)) return 'denied'
  if (rules.notAfter?.has(previous) && !/[,;.()•\n]/.test(before)) return 'denied'
  if (!rules.isEveryday) return 'sure'
  if (isPartOfAnotherWord(mention)) return 'denied'

  if (word === 'ai') return judgeAi(mention)
  const hasCapital = /^\p{Lu}/u.test(raw)
  if (rules.exact !== undefined) return judgeExact(raw, rules.exact)
  if (word.length === 1 && !hasCapital) return SMALL_IN_LISTS.has(word) ? 'doubted' : 'denied'
  if (isWholeText(mention) || hasTellingNeighbour(mention, hasCapital)) return 'sure'
  if (!hasCapital) return SMALL_IN_LISTS.has(word) ? 'doubted' : 'denied'
  if (isStandalone(mention)) return 'sure'
  if (DOUBTFUL.has(word) || mention.inTitle) return 'doubted'
  return SENTENCE_START.test(before) ? 'doubted' : 'sure'
}

/** Words for the work itself: "AI Engineer". */
const AI_WORK = words(`
  engineer engineers engineering developer developers researcher researchers scientist scientists research
  architect architects specialist specialists expertise experience skills knowledge`)
const AI_TRADE = words(`
  startup startups company companies platform platforms product products industry space powered driven
  native first`)

/**
 * Every employer is an "AI startup" with an "AI-powered platform", so only work with AI and knowledge of it count.
 */
function judgeAi(mention: Mention): Verdict {
  const { raw, previous, previous2, next, before, after, inTitle } = mention
  if (raw !== 'AI' || after === '-' || (after === ' ' && AI_TRADE.has(next))) return 'denied'
  if (isWholeText(mention) || (inTitle && isStandalone(mention))) return 'sure'
  const isOwn = !/^(?:our|their|its|an?|the)$/.test(previous)
  if (after === ' ' && AI_WORK.has(next) && (inTitle || isOwn)) return 'sure'
  const isKnown = before === ' ' && /^(?:in|with|using|of)$/.test(previous)
  if (isKnown && WORDS_OF_SKILL.has(previous2)) return 'sure'
  return /^\s*(?:$|[,;/|&)•·.\n])/.test(after) || /^(?:and|or)$/.test(next) ? 'doubted' : 'denied'
}

/** Lowercase is an ordinary word ("the rest"), unless the whole list is lowercase ("graphql, rest"). */
function judgeExact(raw: string, exact: string): Verdict {
  if (raw === exact) return 'sure'
  return raw === raw.toLowerCase() && exact === exact.toUpperCase() ? 'doubted' : 'denied'
}

/** Whether the text between two mentions makes them items of one list: commas, slashes, "and", "or". */
export function isListed(between: string): boolean {
  if (between.length > 12) return false
  // Words side by side are a sentence: "Make LLM outputs stable".
  if (/^[^\S\n]+$/.test(between)) return false
  return /^(?:[\s,/|•·;+&()[\]*–-]|and|or|und|et|y|plus|e\.g\.)+$/i.test(between)
}

function hasTellingNeighbour(mention: Mention, hasCapital: boolean) {
  const { word, previous, previous2, next, before, after } = mention
  const touchesNext = after === ' ' || after === '-' || after === '/'
  if (touchesNext && TELLING_NEXT.has(next)) {
    return hasCapital || (SMALL_IN_LISTS.has(word) && isProgramming(next))
  }
  if (mention.inTitle) return false
  if (WORDS_OF_SKILL.has(previous2) && before === ' ' && /^(?:in|with|using|of)$/.test(previous)) {
    return hasCapital || SMALL_IN_LISTS.has(word)
  }
  if (!hasCapital) return false
  if (WISHED.test(mention.following)) return true
  if (word.length > 2 && VERSION.test(mention.following)) return true
  if (/^:\s+$/.test(before) && LABELS.has(previous)) return true
  if (before === '% ' && previous === '100') return true // "100% Go"
  if (before !== ' ') return false
  return TELLING_BEFORE.has(previous)
}

/** Next words that are proof even in lowercase: "go developer" is the language, "go services" may be a verb. */
function isProgramming(next: string) {
  return /^(?:develop|engineer|program|cod|script|language|framework)/.test(next)
}

/** The text is only the name: a tag or a requirement. */
function isWholeText({ word, before, after, previous, next, inTitle }: Mention) {
  if (inTitle) return false
  return word.length > 1 && previous === '' && next === '' && (before + after).trim() === ''
}

/** "(Go)", "| Rust |", or a bullet of its own: a name, not a word in a sentence. */
function isStandalone({ word, before, after, inTitle, next }: Mention) {
  const left = /[([|/•·]\s?$/.test(before) || (inTitle && /[,–—:-]\s$/.test(before))
  const right = /^\s?[)\]|/,•·–—-]/.test(after) || after === ''
  if (word === 'c' && /^20\d\d$/.test(next)) return false
  if (left && right) return true
  return /$(?<=[\n•*]\s*(?:[-–•*]\s*)?)/.test(before) && /^\s*(?:[\n\r]|$)/.test(after)
}

/** "C-level", "R&D", "notion.so", "let's go's", "name@salt.example": part of something longer. */
function isPartOfAnotherWord({ word, next, before, after }: Mention) {
  if (/^[@_\\]|^['’]$/.test(after) && next !== 's') return true
  if (after === '.' && next !== '' && next !== 'js') return true
  if (/[@_\\#]$|[\p{L}\p{N}]?['’]$/u.test(before) && before.length === 1) return true
  if (before === '.' || before === '-') return true
  if (after === '-' && !HYPHEN_NEXT.has(next)) return true
  return word.length === 1 && (after === '&' || before === '&')
}
