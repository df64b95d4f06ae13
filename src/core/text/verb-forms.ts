/**
 * The verbs common in CVs, in all their forms: "led", "leads" and "leading" are one verb. Irregular
 * verbs are listed with their past tense, regular ones alone. Unknown words are never treated as
 * verbs.
 */

/** Base form and past tense. */
const IRREGULAR = `
  become became, begin began, bind bound, break broke, bring brought, build built, buy bought, catch caught, choose chose, cut cut, do did, draw drew,
  drive drove, feed fed, fight fought, find found, forecast forecast, gain gained, get got, give gave, go went, grow grew,
  have had, hold held, keep kept, lay laid, lead led, learn learned, leave left, let let, lose lost, make made, mean meant,
  meet met, offset offset, overcome overcame, oversee oversaw, pay paid, put put, read read, rebuild rebuilt, reset reset, redo redid,
  rethink rethought, rewrite rewrote, run ran, say said, seek sought, sell sold, send sent, set set, shrink shrank,
  speak spoke, speed sped, spend spent, spin spun, split split, spread spread, stand stood, take took, teach taught,
  tell told, think thought, undertake undertook, win won, withstand withstood, write wrote`

const REGULAR = `
  accelerate accomplish achieve acquire act adapt add address adhere adjust administer adopt advise advocate aggregate
  aid align allocate amplify analyse analyze answer anticipate apply appraise approve architect arrange articulate
  ask assemble assess assign assist attain attend attract audit augment author authorise authorize automate award
  balance benchmark bolster boost brainstorm broaden budget bridge calculate calibrate capture carry catalogue centralise
  centralize certify chair champion change chart check clarify classify clean clear close coach code collaborate collect
  combine commission communicate compare compile complete compose compute conceive conceptualise conceptualize conclude
  conduct configure connect consolidate construct consult containerise containerize contribute control convert
  convince cooperate coordinate correct counsel craft create cultivate curate customise customize debug decide decommission
  decrease dedicate define delegate deliver demonstrate deploy derive design detect determine develop devise diagnose
  digitise digitize direct discover distribute diversify document double draft earn edit educate elevate eliminate
  embed employ enable encourage enforce engage engineer enhance enlarge ensure establish estimate evaluate examine exceed
  execute expand expedite experiment explain explore expose extend extract facilitate file finalise finalize finance
  fix focus follow forge form formalise formalize formulate foster found fulfil fulfill fund further gather
  generate govern guide halve handle harden harmonise harmonize head help hire host identify illustrate implement improve
  incorporate increase influence inform initiate innovate inspect inspire install instruct instrument integrate interpret
  interview introduce invent investigate involve isolate join judge launch lecture lessen leverage liaise license
  link list listen localise localize locate log lower maintain manage manufacture map market maximise maximize measure
  mediate mentor merge migrate minimise minimize mitigate model moderate modernise modernize modify monitor motivate move
  navigate negotiate normalise normalize observe obtain offer onboard open operate optimise optimize orchestrate order
  organise organize orient originate outline overhaul own package parallelise parallelize participate partner perform
  persuade pilot pioneer place plan port predict prepare present preserve prevent prioritise prioritize process procure
  produce profile program project promote propose prototype prove provide provision publish purchase pursue qualify
  quantify quadruple raise rank reach realise realize rearchitect recommend reconcile record recover recruit redesign
  reduce re-engineer reengineer refactor refine reform regulate reimplement reinforce release remediate remodel remove
  render renovate reorganise reorganize repair replace replatform report represent research resolve respond restore
  restructure retain retrieve revamp review revise revitalise revitalize roll safeguard save scale schedule score scope screen
  script secure select serve shape share shift ship simplify simulate solve sort sponsor staff standardise standardize start
  steer stop strategise strategize streamline strengthen structure study submit succeed suggest summarise summarize supervise supply
  support surpass survey sustain switch synthesise synthesize tackle tailor target test track trade train transfer
  transform transition translate transport treat triage trim triple troubleshoot tune tutor uncover unify update upgrade
  upskill use utilise utilize validate verify visit visualise visualize volunteer weigh widen work
  abolish absorb accommodate activate alert annotate appoint archive backport bootstrap brief bundle campaign cater
  circulate cite commence compress cook copy cover curb decrypt defend deprecate digitalise digitalize dispatch
  display disprove dissect distil distill donate drain elicit emulate encapsulate encode encrypt enlist enrich
  enroll equip eradicate evangelise evangelize evolve export fabricate finish flatten fuzz garner harvest ignite
  import inject instil instill insure internationalise internationalize invest invoice jump-start load-test mail
  mask mechanise mechanize memoize mirror mock monetise monetize multiply narrow nurture occupy operationalise
  operationalize outperform outsource overturn paint pair parse partition pass penetrate photograph pick play polish
  populate preach print probe productionise productionize proofread protect prune pull push quantise quantize
  rebalance rebrand receive recode reconfigure reconstruct recreate recycle redefine redeploy redirect refresh
  refurbish register regain relaunch relocate rename reorder repackage replicate repurpose request reshape resume
  retire retrain retrofit reuse reverse reverse-engineer reward rework rotate salvage sanitise sanitize serialise
  serialize settle shard shave shelve shield shorten sign signal sketch slash smooth specialise specialize specify
  stabilise stabilize steward stitch stress-test subscribe substitute sunset surface synchronise synchronize
  tabulate throttle tighten trace transcribe transmit travel treble undo unblock unlock uplift upload virtualise
  virtualize walk warn wire adjudicate administrate assure cap catalog co-author co-develop co-lead co-write crawl
  deduplicate denoise detail detangle dockerise dockerize drop flag index kick-start label land layer name
  pin plug post pre-train precept programme reprice sample segment source stage step store stream strip
  swap tag team time view wrap`

/** Verbs that double their last letter before -ed and -ing. */
const DOUBLING = new Set(
  'begin cap commit cut debug drop embed flag get let log map occur pin plan plug program put refer reset run scan set ship shop spin split step stop strip submit swap tag transfer trim win wrap'.split(
    ' ',
  ),
)

export type VerbForm = 'base' | 'third' | 'past' | 'ing'

type Verb = { base: string; past: string }

const VERBS = readVerbs()
const FORMS = readForms()

/**
 * The verb that a word is a form of, and the form. The past wins over the base ("cut", "set"). Null
 * for an unknown verb.
 */
export function verbForm(word: string): { base: string; form: VerbForm } | null {
  return FORMS.get(word.toLowerCase()) ?? null
}

/** "lead": "led". Null for an unknown verb. */
export const pastOf = (base: string): string | null => VERBS.get(base)?.past ?? null

function readVerbs(): Map<string, Verb> {
  const verbs = new Map<string, Verb>()
  for (const base of REGULAR.trim().split(/\s+/)) verbs.set(base, { base, past: pastForm(base) })
  for (const pair of IRREGULAR.trim().split(/,\s*/)) {
    const [base = '', past = ''] = pair.split(' ')
    verbs.set(base, { base, past })
  }
  return verbs
}

function readForms() {
  const forms = new Map<string, { base: string; form: VerbForm }>()
  const add = (word: string, base: string, form: VerbForm) => {
    if (!forms.has(word)) forms.set(word, { base, form })
  }
  for (const { base, past } of VERBS.values()) {
    add(past, base, 'past')
    add(ingForm(base), base, 'ing')
  }
  for (const { base } of VERBS.values()) {
    add(base, base, 'base')
    add(thirdForm(base), base, 'third')
  }
  return forms
}

function pastForm(base: string): string {
  if (DOUBLING.has(base)) return `${base}${base.at(-1)}ed`
  if (base.endsWith('e')) return `${base}d`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`
}

function ingForm(base: string): string {
  if (DOUBLING.has(base)) return `${base}${base.at(-1)}ing`
  return /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`
}

function thirdForm(base: string): string {
  if (base === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}
