/** The ages offered by the filters. URL keys that mean the same age share one choice. */
import type { PostedKey } from '#core/search/query.ts'

export const POSTED_LABELS = {
  ua_6h: 'Last 6 hours',
  ua_12h: 'Last 12 hours',
  ua_24h: 'Last 24 hours',
  ua_3d: 'Last 3 days',
  ua_7d: 'Last 7 days',
  ua_2w: 'Last 2 weeks',
  ua_1m: 'Last 30 days',
  ua_gt1m: 'Older than 30 days',
} as const satisfies Partial<Record<PostedKey, string>>

/** How recently a job was first found. Without "older", because those jobs are not new. */
const { ua_gt1m: _, ...found } = POSTED_LABELS
export const FOUND_LABELS = found

/** "Added in the last 3 days". The URL may also ask for older jobs, which the filter does not offer. */
export const foundLabel = (key: PostedKey) => {
  const choice = toPostedChoice(key)
  return choice === 'ua_gt1m'
    ? 'On Rolecall for more than 30 days'
    : `Added in the ${FOUND_LABELS[choice].toLowerCase()}`
}

export type PostedChoice = keyof typeof POSTED_LABELS

const SAME_REACH = { today: 'ua_24h', last3: 'ua_3d', last7: 'ua_7d' } as const

export const toPostedChoice = (key: PostedKey): PostedChoice =>
  key in SAME_REACH ? SAME_REACH[key as keyof typeof SAME_REACH] : (key as PostedChoice)
