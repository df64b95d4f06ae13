/**
 * Splits a listing's text into lines that ask something of the candidate and lines about the work, the employer or
 * the benefits. Uses headings ("What you'll bring"), labels ("Stack: …") and bullets. Text before any heading is
 * 'open'.
 */
import { fold } from '#core/text/fold-text.ts'
import { remembered, rememberedLast } from '#core/text/remembered.ts'

export type PartKind = 'must' | 'nice' | 'stack' | 'work' | 'about' | 'benefits' | 'apply' | 'open'

/** `isItem`: a list item, not running text. */
export type ListingLine = { kind: PartKind; text: string; isItem: boolean }

/** Longer lines are sentences, not headings. */
const MAX_HEADING = 90
const MAX_LINES = 1_500

/** Tried in this order on folded text without punctuation. The first match decides. */
const HEADINGS: readonly (readonly [PartKind, RegExp])[] = [
  [
    'nice',
    /^(?:(?:some |other |a few |our )?(?:nice|good|great|cool) to haves?|(?:big |huge |extra )?(?:bonus|plus)(?:es)?(?: points?| skills?| qualifications?| if| for| experience)?|(?:skills |experience )?preferred\b|preferably|pluses|plus points|desir(?:able|ed)|optional|ideally|brownie points|extra credit|what would be (?:nice|great)|(?:it s |it is |would be |even )?(?:a |an )?(?:plus|advantage|bonus)\b|(?:it s |it would be )?(?:great|even better|awesome|helpful|nice) if|wunschenswert|von vorteil|nice2have|bonus|differentiators|additional qualifications|extra points|we d love it if|strong plus|things that (?:would )?(?:help|set you apart))/,
  ],
  [
    'nice',
    /\b(?:nice to haves?|preferred (?:qualifications|skills|experience|requirements)|bonus points|(?:is |are |be )?a plus)$/,
  ],
  [
    'apply',
    /^(?:how to apply|to apply|apply|application|(?:the |our )?(?:interview |hiring |selection |recruitment )?process|next steps|contact|interested|equal opportunit|eeo|diversity|privacy|accommodation|disclaimer|export control|background check|legal|notice|e verify|ai usage|fraud|(?:a )?note\b|statement)/,
  ],
  [
    'benefits',
    /^(?:(?:our |the |some |employee )?(?:benefits|perks|offer|compensation|comp|salary|pay|rewards)\b|what (?:we|you ll|you will|you) (?:offer|get|receive)|we offer|what s in it|total rewards|wir bieten|was wir bieten|das bieten wir|nous offrons|(?:annual |base )?(?:salary|pay) range|equity|life at)/,
  ],
  [
    'stack',
    /^(?:(?:our |the |current |core |main |key )?(?:tech(?:nology|nical|nologies)?|software|engineering|backend|back end|frontend|front end|infra(?:structure)?|data|ml|ai|cloud|mobile|web) ?(?:stack)?s?$|(?:our |the )?(?:tech(?:nical|nology)? )?stack\b|technologies\b|tools(?: we use)?\b|core technologies|what we (?:use|work with)|tech we use|environment|languages|databases?|frameworks?|devops)/,
  ],
  [
    'must',
    /^(?:(?:the |our |key |core |job |basic |minimum |min |required |technical |role |additional |other |general |position |mandatory |essential |candidate )*(?:requirements?|qualifications?|skills?|must haves?|competenc(?:y|ies)|prerequisites|criteria|expertise)\b|who (?:you are|we re looking for|we are looking for|should apply|we want)|about you\b|what (?:you|you ll|you will|we|we re|we are|we ll|it takes|makes|the) ?(?:ll )?(?:bring|have|need|look|looking|are looking|expect|value|takes|want|require|you|should|d (?:like|love))|you(?: ll| will| should| d| must)? (?:have|are|bring|might|may|must|need|should|possess|could|be a)\b(?!.*\bdo\b)|your (?:profile|background|skills|experience|qualifications|expertise|strengths|toolkit)|(?:relevant |required |work |professional |prior )?experience\b|(?:the )?ideal (?:candidate|profile|fit|person)|(?:we re |we are )?(?:ideally )?(?:looking for|seeking)|we(?: d| would) (?:love|like)|we (?:need|expect|want|require|value)|(?:a |the |good |great |strong )*fit (?:if|for)|good fit|candidate|is this you|do you have|you re (?:a|an|the|likely)|you are (?:a|an|the)|must haves?|what success requires|anforderungen|dein profil|ihr profil|das bringst du mit|was du mitbringst|votre profil|profil|requisitos|perfil|education)/,
  ],
  [
    'work',
    /^(?:(?:the |your |key |main |core |primary |job |role |essential )*(?:responsibilit(?:y|ies)|duties|tasks|mission|impact|role|position|job|opportunity|work|job description|overview|summary|scope|accountabilities)\b|what (?:you|you ll|you will|will you) ?(?:ll |will |d )?(?:do|be|work|build|own|get to do|lead)|about (?:the|this) (?:role|job|position|opportunity|work)|in this (?:role|position)|as an? |you(?: ll| will)\b|role|day to day|a day in|the first|in your first|aufgaben|deine aufgaben|ihre aufgaben|missions|your responsibilities|how you|projects?\b|examples? of|what to expect|job summary|focus areas?)/,
  ],
  [
    'about',
    /^(?:about\b|who we are|who is|our (?:company|mission|values|culture|story|team|vision|product|customers|investors|principles)|why\b|the (?:company|team|product|problem)|what we (?:do|build|re building)|what is|company|mission|values|team|meet the|uber uns|wer wir sind|join us|working (?:at|here|with)|how we work|our)/,
  ],
  [
    'apply',
    /^(?:location|where|when|office|travel|start date|employment type|schedule|reports? to|department|job type)\b/,
  ],
]

/** A label at the start of a line: "Stack: Python", "Nice to have - Kafka". */
const LABEL = /^([^\n:]{2,45}?)(?:\s*:(?!\/\/)\s*|\s+[–—-]\s+)(?=\S)/
const BULLET = /^\s*(?:[-*•·●○◦▪▸►→‣✓✔✅+–—]|\d{1,2}[.)])\s*/

/** "- What you bring -", "== Stack ==" */
const BETWEEN_DASHES = /^[-–—=*]{1,3}\s(\S[^\n]{1,60}\S)\s[-–—=*]{1,3}$/

/** "Location: Remote (US) Technologies: Python, React" in one line. */
const STACK_INLINE =
  / (?=(?:Technologies|Tech [Ss]tack|Stack|Looking for|Nice to have): ?\S)(?<=\S )(?<!\b(?:[Tt]ech|[Oo]ur|[Cc]ore|[Mm]ain|[Tt]he|[Cc]urrent|[Tt]echnology|[Tt]echnical) )/g

export const listingLines: (text: string) => readonly ListingLine[] = rememberedLast(readLines)

function readLines(text: string): ListingLine[] {
  const lines = text.replace(STACK_INLINE, '\n').split('\n', MAX_LINES)
  const found: ListingLine[] = []
  let kind: PartKind = 'open'
  /** The part that a list with a lead-in of its own interrupts. */
  let interrupted: PartKind | null = null
  let isAfterGap = true
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim()
    if (line === '') {
      isAfterGap = true
      continue
    }
    const between = BETWEEN_DASHES.exec(line)?.[1]
    const isItem = between === undefined && BULLET.test(raw)
    const plain = between ?? line.replace(BULLET, '').trim()
    const next = isItem ? null : nextLine(lines, at)
    const heading = isItem ? null : headingKind(plain, next)
    if (heading !== null) {
      kind = heading
      interrupted = null
    } else if (plain !== '') {
      if (!isItem && interrupted !== null) {
        kind = interrupted
        interrupted = null
      }
      const labelled = labelKind(plain)
      // A separate paragraph after "Stack: …" ends that part; list items continue it.
      found.push({ kind: labelled ?? kind, text: plain, isItem })
      const led = leadInKind(plain, next)
      if (led !== null) {
        interrupted = kind
        kind = led
      }
    }
    if (heading === null && !isItem && isAfterGap && kind === 'stack') kind = 'open'
    isAfterGap = false
  }
  return found
}

/** A heading is a short line of its own that has lines after it. */
function headingKind(line: string, next: string | null): PartKind | null {
  if (line.length > MAX_HEADING || next === null || /:\s*[^\s:]/.test(line)) return null
  const isMarked = /[:?…]$/.test(line) || /^[^\p{Ll}]+$/u.test(line) || /^#{1,4} /.test(line)
  if (!isMarked && (/[.,;!]$/.test(line) || line.split(/\s+/).length > 8)) return null
  const kind = kindOf(line)
  if (kind !== null) return kind
  // An unknown heading ends the part before it.
  return isMarked && line.length <= 50 && !/[,|]/.test(line) && /^[^\p{Ll}]+$|:$/u.test(line)
    ? 'open'
    : null
}

/** "We seek generalists. Strong fit if you're comfortable with:" above a list: the last sentence is its heading. */
function leadInKind(line: string, next: string | null): PartKind | null {
  if (!line.endsWith(':') || next === null || !BULLET.test(next)) return null
  const tail = line.slice(-MAX_HEADING)
  const kind = kindOf(tail.replace(/^.*[.!?]\s/su, ''))
  if (kind !== null) return kind
  return LEADS_IN.test(tail) ? 'must' : null
}

/** Before the items of what somebody has to know. */
const LEADS_IN =
  /\b(?:(?:looking for|hiring|seeking)\b.{0,60}\b(?:who|with|that)|people who|comfortable with|experience (?:with|in)|familiar with|(?:should|must|can|will) (?:have|know|bring))\b[^.!?]{0,40}:$/i

function labelKind(line: string): PartKind | null {
  const label = LABEL.exec(line)?.[1]
  if (label === undefined || label.split(/\s+/).length > 5) return null
  const kind = kindOf(label)
  return kind === 'about' || kind === 'work' ? null : kind
}

const kindOf = remembered(kindOfHeading)

function kindOfHeading(heading: string): PartKind | null {
  const plain = fold(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return HEADINGS.find(([, words]) => words.test(plain))?.[0] ?? null
}

function nextLine(lines: string[], at: number): string | null {
  for (let next = at + 1; next < lines.length; next++) {
    if (lines[next]?.trim()) return lines[next] ?? null
  }
  return null
}
