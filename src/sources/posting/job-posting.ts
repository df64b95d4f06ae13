/**
 * Reads a schema.org JobPosting from any site, such as an employer's page or an applicant-tracking system's feed. The
 * caller adds what identifies the listing (source, board, id, address).
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
import { decodeReferences } from '#core/html/html-read.ts'
import { ENCODED_TAG, TAG } from '#core/html/html-tags.ts'
import type { Listing } from '#core/job/listing.ts'
import { type Fields, fieldsOf } from '#sources/read/read-answer.ts'
import { address, distinct, html, joinHtml } from '#sources/read/read-field.ts'
import { endInstant, instant } from '#sources/read/read-instant.ts'
import { payOf } from './posting-pay.ts'
import { placeOf } from './posting-place.ts'
import { listOf, nodeText } from './schema-node.ts'

/** All facts in a posting; unknown ones are null or left out. */
export type PostingFacts = Omit<
  Listing,
  'source' | 'board' | 'id' | 'url' | 'title' | 'company'
> & {
  title: string | null
  company: string | null
}

export function postingFacts(posting: Fields): PostingFacts {
  const employer = fieldsOf(listOf(posting.hiringOrganization)[0])
  return {
    title: nodeText(posting.title ?? posting.name, 500),
    company: nodeText(posting.hiringOrganization, 300),
    companyWebsite:
      distinct([employer?.sameAs, employer?.url].flatMap(listOf).map(address))[0] ?? null,
    companyLogo: logoOf(employer?.logo),
    ...placeOf(posting),
    employmentType: words(posting.employmentType, 200),
    description: readDescription(posting),
    requirements: readRequirements(posting),
    tags: tagsOf(posting.skills),
    ...payOf(posting),
    postedAt: instant(posting.datePosted),
    closedAt: endInstant(posting.validThrough),
    sector: nodeText(posting.industry, 200),
  }
}

/** An address, or an ImageObject with one. */
const logoOf = (value: unknown): string | null => {
  const [first] = listOf(value)
  const image = fieldsOf(first)
  return address(image ? (image.contentUrl ?? image.url) : first)
}

/** The id from the employer's system. Some sites write the company's name there; that is not an id. */
export function identifierOf(posting: Fields): string | null {
  const [first] = listOf(posting.identifier)
  const node = fieldsOf(first)
  const id = nodeText(node ? (node.value ?? node['@value']) : first, 300)
  return id === null || id === nodeText(posting.hiringOrganization, 300) ? null : id
}

/** Unescapes HTML that was escaped once or more on its way into the page. */
export function unescaped(written: string): string {
  let text = written
  for (let turn = 0; turn < 3 && !TAG.test(text); turn++) {
    if (!ENCODED_TAG.test(text) && !/&amp;(?:lt|#60);/i.test(text)) break
    text = decodeReferences(text)
  }
  return text
}

function readDescription(posting: Fields): string | null {
  return block(null, posting.description)
}

const REQUIRED: readonly (readonly [heading: string, field: string])[] = [
  ['Qualifications', 'qualifications'],
  ['Experience', 'experienceRequirements'],
  ['Education', 'educationRequirements'],
]

function readRequirements(posting: Fields): string | null {
  return joinHtml(...REQUIRED.map(([heading, field]) => block(heading, posting[field])))
}

/** Text only: a degree's code or a number of months means nothing to a reader. */
function block(heading: string | null, value: unknown): string | null {
  const written = listOf(value).filter((part) => typeof part === 'string' && /\S/.test(part))
  const text = joinHtml(...written.map((part) => html(unescaped(String(part)))))
  if (text === null || heading === null) return text
  return `<h3>${heading}</h3>\n${TAG.test(text) ? text : `<p>${text}</p>`}`
}

function words(value: unknown, maxChars: number): string | null {
  const texts = listOf(value).map((part) => nodeText(part))
  return distinct(texts).join(', ').slice(0, maxChars) || null
}

function tagsOf(value: unknown): string[] | null {
  const texts = listOf(value).flatMap((part) =>
    typeof part === 'string' && !TAG.test(part) && part.length < 2_000 ? part.split(/[,;•\n]/) : [],
  )
  const tags = distinct(texts.map((tag) => nodeText(tag))).filter((tag) => tag.length <= 60)
  return tags.length > 0 ? tags.slice(0, 100) : null
}
