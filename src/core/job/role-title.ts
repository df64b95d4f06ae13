/**
 * The title of a listing whose own title isn't one: a place ("Berlin, Germany"), a web address, the batch of a
 * start-up ("YC W22"), or "Open roles". It takes the role from the text if there is one, and otherwise says that there
 * are several.
 */
import { isOnlyLocation } from '#core/place/place.ts'
import { isRole, isTitle } from './header-line.ts'
import { parseHiringPost } from './hiring-post.ts'

const UNNAMED =
  /^(?:(?:open|multiple|various|several|many|all|different|our|current) )*(?:open )?(?:roles?|positions?|openings?|jobs?|vacancies)(?: available| open)?$|^(?:various|multiple|several|careers?|we(?:[’']re| are) hiring|hiring|join us|open)$/i

/** No title begins with one. "Node.js" isn't one. */
const WEB_ADDRESS = /^(?:https?:\/\/|www\.)/i
const BATCH = /^\(?(?:YC|Y Combinator) ?[A-Z]{0,2}\d\d(?:\d\d)?\)?$/i

export function roleTitle(listing: {
  title: string
  company: string
  descriptionText: string | null
}): string {
  const { title, company, descriptionText } = listing
  if (!isUnnamed(title)) return title
  const roles = (parseHiringPost(descriptionText ?? '')?.roles ?? []).filter(
    (role) => isTitle(role) && !UNNAMED.test(role),
  )
  const [only] = roles
  const isOne = only !== undefined && roles.length === 1 && !only.includes(' / ')
  return isOne ? only : `Several roles at ${company}`
}

const isUnnamed = (title: string) =>
  [UNNAMED, WEB_ADDRESS, BATCH].some((pattern) => pattern.test(title.trim())) ||
  (isOnlyLocation(title) && !isRole(title))
