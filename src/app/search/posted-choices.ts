/** How recent a job may be, as the filter offers it. Some keys of the address mean the same reach: one name each here. */
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

/** How long ago a job was first found: what was found long ago is no news. */
export const FOUND_LABELS = {
  ua_6h: '6 hours',
  ua_12h: '12 hours',
  ua_24h: '24 hours',
  ua_3d: '3 days',
  ua_7d: '7 days',
  ua_2w: '2 weeks',
  ua_1m: '30 days',
} as const satisfies Partial<Record<PostedChoice, string>>

/** "New on Rolecall within 3 days"; the address may ask for the opposite, which the filter does not offer. */
export const foundLabel = (key: PostedKey) => {
  const choice = toPostedChoice(key)
  return choice === 'ua_gt1m'
    ? 'On Rolecall for more than 30 days'
    : `New within ${FOUND_LABELS[choice]}`
}

export type PostedChoice = keyof typeof POSTED_LABELS

const SAME_REACH = { today: 'ua_24h', last3: 'ua_3d', last7: 'ua_7d' } as const

export const toPostedChoice = (key: PostedKey): PostedChoice =>
  key in SAME_REACH ? SAME_REACH[key as keyof typeof SAME_REACH] : (key as PostedChoice)
