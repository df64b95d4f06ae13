/** Builds a segment from jobs. */
import {
  createPostingsSorter,
  fillPostings,
  type PostingsSorter,
  postingsSize,
} from '#search/postings/postings.ts'
import {
  createDocumentReader,
  createReadTerms,
  type DocumentReader,
  placeTexts,
} from '#search/postings/read-document.ts'
import { fillStored, storedPositions, storedSize } from '#search/postings/stored-counts.ts'
import { readWords } from '#search/postings/terms.ts'
import { fillPayOrders, orderByPay } from '#search/segments/believed-pay.ts'
import { type DemandRow, demandRow } from '#search/segments/demand-columns.ts'
import { isRemote, payOf } from '#search/segments/derived-facts.ts'
import { type JobDocument, publishedAt } from '#search/segments/document.ts'
import { asksNumber, eligibilityNumber, whereNumber } from '#search/segments/fact-columns.ts'
import { flagsOf, profileOf } from '#search/segments/job-profile.ts'
import { createFamilies, currencyNumber, type TitleFamilies } from '#search/segments/pay-columns.ts'
import {
  createSegment,
  fillTags,
  MAX_ROWS,
  PLACE_SLOTS,
  type Segment,
  TAG_SLOTS,
} from '#search/segments/segment.ts'
import {
  foldName,
  nameNumber,
  type Tables,
  termNumber,
  titleNumber,
} from '#search/segments/tables.ts'
import { rememberRecent } from '#search/structures/recent-texts.ts'
import { fillCodedSlots, fillSlots, type Overflow } from '#search/structures/slots.ts'
import { numberOf } from '#search/structures/string-table.ts'

/** Takes at most MAX_ROWS jobs, each id once. */
export type SegmentBuilder = (serial: number, jobs: JobDocument[]) => Segment

export function createSegmentBuilder(tables: Tables, phrases: Iterable<string>): SegmentBuilder {
  const read = createDocumentReader(tables, phrases)
  const sort = createPostingsSorter(tables.terms)
  const names = (kind: 'tags' | 'places') =>
    rememberRecent((text) => nameNumber(tables[kind], text))
  const means = {
    ...{ tables, read, sort, familyOf: createFamilies(tables) },
    ...{ tag: names('tags'), place: names('places') },
    location: rememberRecent((text) => numberOf(tables.locations, foldName(text))),
  }
  return (serial, jobs) => buildSegment(means, serial, jobs)
}

type Means = {
  tables: Tables
  read: DocumentReader
  sort: PostingsSorter
  familyOf: TitleFamilies
  tag: NameReader
  place: NameReader
  /** All texts of a job's place, joined. */
  location: NameReader
}
type NameReader = (text: string) => number

function buildSegment(means: Means, serial: number, jobs: JobDocument[]): Segment {
  const { tables, read, sort } = means
  if (jobs.length > MAX_ROWS) throw new Error(`A segment holds at most ${MAX_ROWS} jobs.`)
  const inOrder = jobs.toSorted((a, b) => publishedAt(a) - publishedAt(b) || a.id - b.id)
  const readTerms = createReadTerms()
  for (const job of inOrder) read(job, readTerms)
  const postings = sort(readTerms)

  const places: Overflow = { rows: [], values: [] }
  const placeSlots = new Uint16Array(jobs.length * PLACE_SLOTS)
  for (const [row, job] of inOrder.entries()) {
    const placeNumbers = job.places.map(means.place)
    fillSlots(placeSlots, PLACE_SLOTS, row, new Set(placeNumbers), places)
  }
  const tagNumbers = inOrder.map((job) => new Set(job.tags.map(means.tag)))
  const tags = fillCodedSlots(jobs.length, TAG_SLOTS, (row, visit) =>
    tagNumbers[row]?.forEach(visit),
  )
  const pays = inOrder.map(payOf)
  const payOrders = orderByPay(
    pays.map((pay) => pay.min),
    pays.map((pay) => pay.max),
  )

  const demands = inOrder.map((job) => demandRow(tables.demands, job.demands))

  const stored = storedPositions(postings)
  const segment = createSegment({
    serial,
    rows: jobs.length,
    ...postingsSize(postings),
    paid: payOrders.byLow.length,
    tagOverflow: tags.overflow.rows.length,
    placeOverflow: places.rows.length,
    demands: demands.reduce((sum, { entries }) => sum + entries.length, 0),
    ...storedSize(stored, tables),
  })
  fillPostings(segment, postings)
  fillTags(segment, tags)
  segment.places.set(placeSlots)
  segment.placeOverflowRows.set(places.rows)
  segment.placeOverflowValues.set(places.values)
  fillPayOrders(segment, payOrders)
  for (const [row, job] of inOrder.entries()) fillRow(segment, means, row, job)
  fillDemands(segment, demands)
  fillStored(segment, stored, tables)
  return segment
}

function fillRow(
  segment: Segment,
  { tables, familyOf, location }: Means,
  row: number,
  job: JobDocument,
) {
  const pay = payOf(job)
  segment.id[row] = job.id
  segment.publishedAt[row] = publishedAt(job)
  segment.firstSeenAt[row] = job.firstSeenAt
  segment.seenDay[row] = job.seenDay
  segment.payMin[row] = pay.min
  segment.payMax[row] = pay.max
  segment.views[row] = job.views
  segment.applications[row] = job.applications
  const title = titleNumber(tables, job.title, () =>
    readWords(job.title).words.map((word) => termNumber(tables.terms, word)),
  )
  segment.title[row] = title
  segment.employer[row] = nameNumber(tables.employers, job.company)
  segment.company[row] = nameNumber(tables.companies, job.companySlug)
  segment.location[row] = location(placeTexts(job).join(' · '))
  segment.where[row] = whereNumber(tables.facts, job)
  segment.eligibility[row] = eligibilityNumber(tables.facts, job)
  segment.asks[row] = asksNumber(tables.facts, job)
  segment.profile[row] = profileOf(job)
  segment.flags[row] = flagsOf(job, isRemote(job))
  segment.family[row] = familyOf(title, job.title)
  segment.payCurrency[row] = currencyNumber(job.payCurrency)
}

function fillDemands(segment: Segment, demands: readonly DemandRow[]) {
  let at = 0
  for (const [row, demand] of demands.entries()) {
    segment.demandSkills.set(demand.entries, at)
    at += demand.entries.length
    segment.demandStarts[row + 1] = at
    segment.demandKinds[row] = demand.kinds
    segment.demandWhere[row] = demand.where
    segment.demandLevel[row] = demand.level
    segment.demandJobType[row] = demand.jobType
    segment.yearsMin[row] = demand.yearsMin
    segment.yearsMax[row] = demand.yearsMax
    segment.wantedPayMin[row] = demand.wantedPayMin
    segment.wantedPayMax[row] = demand.wantedPayMax
  }
}
