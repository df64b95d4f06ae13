/**
 * A company's sector, limited to the four in our filter. Sources have hundreds of sector names; we
 * accept only these four and obvious synonyms. Anything else is null, never a guess.
 */
import { fold } from '#core/text/fold-text.ts'
import { SECTORS, type Sector } from './job.ts'

/** Synonyms of each sector, folded, with "&" as "and". */
const NAMES: Readonly<Record<Sector, readonly string[]>> = {
  'Information Services and Technology': [
    'information technology and services',
    'information technology',
    'information services',
    'it services',
    'it services and it consulting',
    'it',
  ],
  'Software Development': [
    'software',
    'computer software',
    'software engineering',
    'software products',
    'saas',
  ],
  'Internet Marketplace Platforms': [
    'internet marketplace platform',
    'internet marketplaces',
    'marketplace platforms',
    'online marketplaces',
    'online marketplace',
    'marketplaces',
    'marketplace',
  ],
  'Information and Internet': [
    'internet',
    'internet and information',
    'technology information and internet',
    'internet services',
    'online media',
  ],
}

const BY_NAME = new Map(
  SECTORS.flatMap((sector) =>
    [sector, ...NAMES[sector]].map((name) => [plain(name), sector] as const),
  ),
)

export function sectorOf(text: string | null): Sector | null {
  return text === null ? null : (BY_NAME.get(plain(text)) ?? null)
}

function plain(text: string) {
  return fold(text.slice(0, 300))
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ (?:industry|sector)$/, '')
    .trim()
}
