/**
 * A company's contacts in a page's structured data (schema.org Organization and ContactPoint). Data about another
 * organization, for example a customer in a case study, does not count.
 */

import type { CompanyIdentity } from './company-contact.ts'
import { hostOf, isNamedLike, isSameSite } from './company-site.ts'
import { emailsIn, parsePhone } from './contacts-in-text.ts'

export type OrganizationData = { emails: string[]; phones: string[]; accounts: string[] }

/** Deeper or more data than any real page has is not read. */
const MAX_DEPTH = 6
const MAX_NODES = 500

const ORGANIZATION =
  /^(?:Organization|Corporation|\w*Business|\w*Organization|NGO|LocalBusiness|ProfessionalService|EmploymentAgency)$/

type Node = Record<string, unknown>

export function organizationData(
  scripts: readonly string[],
  company: CompanyIdentity,
): OrganizationData {
  const data: OrganizationData = { emails: [], phones: [], accounts: [] }
  for (const node of scripts.flatMap(parsed).flatMap((root) => nodesOf(root))) {
    if (!typesOf(node).some((type) => ORGANIZATION.test(type)) || !isOf(node, company)) continue
    for (const part of [node, ...objects(node.contactPoint)]) {
      data.emails.push(...texts(part.email).flatMap(emailsIn))
      data.phones.push(...texts(part.telephone).flatMap((text) => parsePhone(text) ?? []))
    }
    data.accounts.push(...texts(node.sameAs))
  }
  return data
}

function isOf({ name, url }: Node, company: CompanyIdentity): boolean {
  const own = hostOf(company.website)
  const host = typeof url === 'string' ? hostOf(url) : null
  if (host !== null && own !== null) return isSameSite(host, own)
  return typeof name !== 'string' || isNamedLike(name, company)
}

function parsed(script: string): unknown[] {
  try {
    return [JSON.parse(script)]
  } catch {
    return [] // pages have broken scripts
  }
}

/** The objects of a document that may describe the page's owner, not those nested in other things. */
function nodesOf(root: unknown): Node[] {
  const found: Node[] = []
  const open: [value: unknown, depth: number][] = [[root, 0]]
  while (open.length > 0 && found.length < MAX_NODES) {
    const [value, depth] = open.shift() ?? [null, 0]
    if (depth > MAX_DEPTH) continue
    if (Array.isArray(value)) for (const each of value) open.push([each, depth + 1])
    else if (isNode(value)) {
      found.push(value)
      for (const name of ['@graph', 'publisher', 'mainEntity', 'about'])
        open.push([value[name], depth + 1])
    }
  }
  return found
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const typesOf = (node: Node) => texts(node['@type']).map((type) => type.replace(/^.*[/#]/, ''))

const objects = (value: unknown): Node[] => [value].flat().filter(isNode)

const texts = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each.length < 2_000)
