/**
 * Whether two listings are the same job. 'same': one opening, published twice: at another source,
 * on another board, again under a new id, or with an edited title or place. 'opening': the same
 * role at another place, or a second opening for it, as a separate listing; both belong on one
 * card. 'other': two jobs. Every verdict gives its reasons.
 *
 * Addresses are compared first, then company, title and place together, with the text as supporting
 * evidence. In doubt they are two jobs: a duplicate is a nuisance, but a job hidden behind another
 * is lost.
 */

import { hasNoPlace } from '#core/place/compare-places.ts'
import { type Comparable, type DedupeFeatures, dedupeFeatures } from './dedupe-features.ts'
import {
  compareFacts,
  describe,
  type Facts,
  isPost,
  isPrecise,
  type Known,
} from './job-comparison.ts'
import { compareReposts } from './repost.ts'
import { SPECIFIC_TITLE_WORDS } from './title-reading.ts'

export type Sameness = 'same' | 'opening' | 'other'

export type SamenessVerdict = {
  verdict: Sameness
  /** Short phrases, the deciding one first. */
  reasons: string[]
}

export function sameJob(one: Comparable, other: Comparable, known: Known = {}): SamenessVerdict {
  return compareFeatures(dedupeFeatures(one), dedupeFeatures(other), known)
}

export function compareFeatures(
  one: DedupeFeatures,
  other: DedupeFeatures,
  known: Known = {},
): SamenessVerdict {
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
 * For two listings on one board at the same time. The same address means the same job unless the
 * titles differ: a post has several roles, and an employer's page can be the address of all its
 * jobs. A system's own id never covers two jobs.
 */
function decideShared(
  address: string,
  facts: Facts,
  one: DedupeFeatures,
  other: DedupeFeatures,
): Verdict {
  const isOfSeveral = facts.titles !== 'equal'
  if (isOfSeveral && isPost(one)) return ['other', 'two roles of one post']
  if (isOfSeveral && IS_PAGE.test(address)) return decide(facts, one, other)
  return ['same', `same address: ${address}`]
}

/** "acme.com 156116" and "acme.com/jobs/backend-engineer", but not "greenhouse 4195351009". */
const IS_PAGE = /^[^\s/]*\./

function decide(facts: Facts, one: DedupeFeatures, other: DedupeFeatures): Verdict {
  if (facts.companies === 'different') return decideForeign(facts, isOneMoment(one, other))
  if (facts.number !== null) return ['same', `both addresses contain ${facts.number}`]
  if (facts.link !== null) return ['same', `one links to the other: ${facts.link}`]
  if (isPost(one) && isPost(other)) return decidePosts(facts, one.isTitled || other.isTitled)
  if (isPost(one) !== isPost(other) && isCopy(facts)) return ['same', 'same text as the post']
  if (isSameMoment(facts, one, other)) return ['same', 'published at the same moment']
  if (facts.titles === 'unknown') return decideUntitled(facts)
  if (facts.titles !== 'equal') return decideRetitled(facts)
  if (facts.companies === 'likely' && !isTelling(facts, one))
    return ['other', 'possibly two companies']
  if (isAnotherText(facts)) return ['other', 'two texts under one title']
  return facts.isOtherId ? compareReposts(facts, one, other) : decideByPlace(facts, one, other)
}

/** Sister boards and agencies publish the same text under several company names. */
function decideForeign({ text, titles, places }: Facts, isOneMoment: boolean): Verdict {
  if (titles !== 'equal' || places === 'apart') return ['other', 'two companies']
  if (text !== null && text.all >= 0.8) return ['same', 'the same text under another name']
  return isOneMoment && text === null && places !== 'unknown'
    ? ['same', 'published at the same moment under another name']
    : ['other', 'two companies']
}

/**
 * For company names that are only likely the same. Requires a similar text, or a specific title at
 * the same place.
 */
function isTelling({ places, text }: Facts, { title }: DedupeFeatures) {
  if (text !== null) return text.all >= 0.5
  return title.words.length >= SPECIFIC_TITLE_WORDS && (places === 'equal' || places === 'within')
}

/**
 * Forum posts are one text for one or more roles, rewritten every month. The role in the header
 * decides if there is one, otherwise the text.
 */
function decidePosts(facts: Facts, isEitherTitled: boolean): Verdict {
  const { titles, titleShare, areLists, text, links, places } = facts
  const all = text?.all ?? 0
  if (links === 0 && titles !== 'equal') return ['other', 'different openings are linked']
  if (titles === 'equal') {
    return places === 'apart' && all < 0.7
      ? ['opening', 'the same role at another place']
      : ['same', 'reposted']
  }
  if (links !== null && all < 0.5) {
    return links > 0.5 && all >= 0.15
      ? ['same', 'reposted with the same links']
      : ['other', 'different openings are linked']
  }
  if (titles === 'unknown') {
    const isAgain = all >= (isEitherTitled ? 0.6 : 0.15) && places !== 'apart'
    return isAgain ? ['same', 'reposted'] : ['other', 'two texts']
  }
  const isEdited = all >= 0.6 && titleShare >= 0.5 && titles !== 'different'
  const isListEdited =
    areLists &&
    ((all >= 0.15 && titleShare >= 0.6 && places === 'equal') || (all >= 0.5 && titleShare >= 0.4))
  const isRepeated = all >= 0.85 && titleShare >= 0.25
  return isEdited || isListEdited || isRepeated
    ? ['same', 'reposted under an edited title']
    : ['other', 'two roles']
}

/** A site that copies from a forum has the forum's text; on both, the title is a guess. */
function isCopy({ text, places }: Facts) {
  return text !== null && text.all >= 0.9 && places !== 'apart'
}

/**
 * Boards publish times to the second and keep them when a title is edited. Among 8,313 listings on
 * 250 boards, only five pairs of different jobs with similar titles at one place shared their
 * second by chance.
 */
function isSameMoment(facts: Facts, one: DedupeFeatures, other: DedupeFeatures) {
  if (facts.isOtherId || facts.together || facts.places === 'apart') return false
  return isOneMoment(one, other) && facts.titleShare >= 0.4
}

function isOneMoment({ postedAt }: DedupeFeatures, other: DedupeFeatures) {
  return isPrecise(postedAt) && Date.parse(postedAt) === Date.parse(other.postedAt ?? '')
}

function decideUntitled({ text, places, titleShare }: Facts): Verdict {
  const isOneText = text !== null && (text.all >= 0.8 || (text.shorter >= 0.9 && titleShare === 1))
  return isOneText && places !== 'apart'
    ? ['same', 'the same text']
    : ['other', 'one title names no role']
}

/**
 * An employer's listings are copied from one another: two roles may differ in one paragraph. If
 * words were added to or dropped from the title, the texts must be nearly identical; if words were
 * replaced, the texts must be the same.
 */
function decideRetitled({ titles, text, places, titleShare, together }: Facts): Verdict {
  if (titles === 'grade') return ['other', 'different grades']
  const least = titles === 'within' ? 0.9 : 0.97
  const isEdited = text !== null && text.all >= least && titleShare >= 0.5 && places !== 'apart'
  return isEdited && !together
    ? ['same', 'the same text under an edited title']
    : ['other', 'two titles']
}

function isAnotherText({ text }: Facts) {
  return text !== null && text.all < 0.1 && text.shorter < 0.25
}

function decideByPlace(facts: Facts, one: DedupeFeatures, other: DedupeFeatures): Verdict {
  const { places, text } = facts
  if (facts.together) return ['opening', 'both were on one board at the same time']
  if (places === 'equal' || places === 'within') return ['same', 'same company, title and place']
  if (places === 'apart') return ['opening', 'the same role at another place']
  if (text !== null && text.all >= 0.7 && places !== 'unknown')
    return ['same', 'same company, title and text']
  // A board writes a place in one way; different sources write it more or less precisely.
  const isOneBoard = one.source === other.source
  if (places === 'unknown') {
    const isSilent = hasNoPlace(one.places) || hasNoPlace(other.places)
    return isSilent
      ? ['same', 'same company and title']
      : ['opening', 'the same role, possibly elsewhere']
  }
  return places === 'wider' && !isOneBoard
    ? ['same', 'same company and title, with a less precise place']
    : ['opening', 'the same role, partly at other places']
}
