/**
 * Whether two listings are one job. 'same': one opening, published twice: at another source, on another board, again
 * under a new id, with an edited title or place. 'opening': the same role offered at another place, or once more, as a
 * listing of its own; both belong on one card. 'other': two jobs. Every verdict says why.
 *
 * Addresses are asked first, then company, title and place together, with the text as a witness. In doubt they are two
 * jobs: a job shown twice is a nuisance, a job that is hidden behind another is lost.
 */

import { isNowhere } from '#core/place/places-alike.ts'
import {
  compareFacts,
  describe,
  type Facts,
  isPost,
  isPrecise,
  type Known,
} from './job-comparison.ts'
import { type Comparable, type JobTraces, tracesOf } from './job-traces.ts'
import { comparePublished } from './published-again.ts'
import { TELLING_WORDS } from './title-reading.ts'

export type Sameness = 'same' | 'opening' | 'other'

export type SamenessTold = {
  verdict: Sameness
  /** Short sentences, the deciding one first. */
  reasons: string[]
}

export function sameJob(one: Comparable, other: Comparable, known: Known = {}): SamenessTold {
  return compareTraces(tracesOf(one), tracesOf(other), known)
}

export function compareTraces(one: JobTraces, other: JobTraces, known: Known = {}): SamenessTold {
  const shared = one.addresses.find((key) => other.addresses.includes(key))
  if (shared !== undefined && !known.together)
    return { verdict: 'same', reasons: [`same address: ${shared}`] }
  const facts = compareFacts(one, other, known)
  const [verdict, because] =
    shared === undefined ? decide(facts, one, other) : decideShared(shared, facts, one, other)
  return { verdict, reasons: [because, ...describe(facts)] }
}

type Verdict = readonly [Sameness, because: string]

/**
 * Of two listings that stand on one board at once. One address is one job, but where they have two titles: a post has
 * several roles, and a page of an employer may be the address of all its jobs. A system's own id is never that of two.
 */
function decideShared(address: string, facts: Facts, one: JobTraces, other: JobTraces): Verdict {
  const isOfSeveral = facts.titles !== 'equal'
  if (isOfSeveral && isPost(one)) return ['other', 'two roles of one post']
  if (isOfSeveral && IS_PAGE.test(address)) return decide(facts, one, other)
  return ['same', `same address: ${address}`]
}

/** "acme.com 156116" and "acme.com/jobs/backend-engineer", and not "greenhouse 4195351009". */
const IS_PAGE = /^[^\s/]*\./

function decide(facts: Facts, one: JobTraces, other: JobTraces): Verdict {
  if (facts.companies === 'different') return decideForeign(facts, isOneMoment(one, other))
  if (facts.number !== null) return ['same', `both addresses carry ${facts.number}`]
  if (facts.link !== null) return ['same', `one links the other: ${facts.link}`]
  if (isPost(one) && isPost(other)) return decidePosts(facts, one.isTitled || other.isTitled)
  if (isPost(one) !== isPost(other) && isCopy(facts)) return ['same', 'the text of the post']
  if (isSameMoment(facts, one, other)) return ['same', 'published at the same moment']
  if (facts.titles === 'untold') return decideUntitled(facts)
  if (facts.titles !== 'equal') return decideRetitled(facts)
  if (facts.companies === 'likely' && !isTelling(facts, one))
    return ['other', 'perhaps two companies']
  if (isAnotherText(facts)) return ['other', 'two texts under one title']
  return facts.isOtherId ? comparePublished(facts, one, other) : decideByPlace(facts, one, other)
}

/** Sister boards and agencies show one advert under several names. */
function decideForeign({ text, titles, places }: Facts, isOneMoment: boolean): Verdict {
  if (titles !== 'equal' || places === 'apart') return ['other', 'two companies']
  if (text !== null && text.all >= 0.8) return ['same', 'the same text under another name']
  return isOneMoment && text === null && places !== 'unknown'
    ? ['same', 'published at the same moment under another name']
    : ['other', 'two companies']
}

/** An address made of a name is believed for a title that not everybody has. */
function isTelling({ places, text }: Facts, { title }: JobTraces) {
  if (text !== null) return text.all >= 0.5
  return title.words.length >= TELLING_WORDS && (places === 'equal' || places === 'within')
}

/**
 * Posts of a forum are one text for one role or for many, written anew each month. The role in the header decides, where
 * there is one; else the text.
 */
function decidePosts(facts: Facts, isEitherTitled: boolean): Verdict {
  const { titles, titleShare, areLists, text, links, places } = facts
  const all = text?.all ?? 0
  if (links === 0 && titles !== 'equal') return ['other', 'other openings are linked']
  if (titles === 'equal') {
    return places === 'apart' && all < 0.7
      ? ['opening', 'the same role at another place']
      : ['same', 'posted again']
  }
  if (links !== null && all < 0.5) {
    return links > 0.5 && all >= 0.15
      ? ['same', 'posted again with the same links']
      : ['other', 'other openings are linked']
  }
  if (titles === 'untold') {
    const isAgain = all >= (isEitherTitled ? 0.6 : 0.15) && places !== 'apart'
    return isAgain ? ['same', 'posted again'] : ['other', 'two texts']
  }
  const isEdited = all >= 0.6 && titleShare >= 0.5 && titles !== 'different'
  const isListEdited =
    areLists &&
    ((all >= 0.15 && titleShare >= 0.6 && places === 'equal') || (all >= 0.5 && titleShare >= 0.4))
  const isRepeated = all >= 0.85 && titleShare >= 0.25
  return isEdited || isListEdited || isRepeated
    ? ['same', 'posted again under an edited title']
    : ['other', 'two roles']
}

/** What a site took from a forum has its text; which line is the title is a guess of both. */
function isCopy({ text, places }: Facts) {
  return text !== null && text.all >= 0.9 && places !== 'apart'
}

/**
 * Boards tell to the second when a listing was published, and keep that when its title is edited. Of 8,313 listings of
 * 250 boards five pairs of two jobs with like titles at one place share their second by chance.
 */
function isSameMoment(facts: Facts, one: JobTraces, other: JobTraces) {
  if (facts.isOtherId || facts.together || facts.places === 'apart') return false
  return isOneMoment(one, other) && facts.titleShare >= 0.4
}

function isOneMoment({ postedAt }: JobTraces, other: JobTraces) {
  return isPrecise(postedAt) && Date.parse(postedAt) === Date.parse(other.postedAt ?? '')
}

function decideUntitled({ text, places, titleShare }: Facts): Verdict {
  const isOneText = text !== null && (text.all >= 0.8 || (text.shorter >= 0.9 && titleShare === 1))
  return isOneText && places !== 'apart'
    ? ['same', 'the same text']
    : ['other', 'one names no work']
}

/**
 * An employer's adverts are made of one another: two roles differ in a paragraph. So a title that gained or lost words
 * needs a text that is nearly the same, and one whose words were replaced the same text.
 */
function decideRetitled({ titles, text, places, titleShare, together }: Facts): Verdict {
  if (titles === 'grade') return ['other', 'another grade']
  const least = titles === 'within' ? 0.9 : 0.97
  const isEdited = text !== null && text.all >= least && titleShare >= 0.5 && places !== 'apart'
  return isEdited && !together
    ? ['same', 'the same text under an edited title']
    : ['other', 'two titles']
}

function isAnotherText({ text }: Facts) {
  return text !== null && text.all < 0.1 && text.shorter < 0.25
}

function decideByPlace(facts: Facts, one: JobTraces, other: JobTraces): Verdict {
  const { places, text } = facts
  if (facts.together) return ['opening', 'both stood on one board at once']
  if (places === 'equal' || places === 'within') return ['same', 'same company, title and place']
  if (places === 'apart') return ['opening', 'the same role at another place']
  if (text !== null && text.all >= 0.7 && places !== 'unknown')
    return ['same', 'same company, title and text']
  // On one board a place is written in one way; two sources write it more and less exactly.
  const isOneBoard = one.source === other.source
  if (places === 'unknown') {
    const isSilent = isNowhere(one.places) || isNowhere(other.places)
    return isSilent
      ? ['same', 'same company and title']
      : ['opening', 'the same role, perhaps elsewhere']
  }
  return places === 'wider' && !isOneBoard
    ? ['same', 'same company and title, the place told less exactly']
    : ['opening', 'the same role, in part at other places']
}
