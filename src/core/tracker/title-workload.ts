/**
 * The workload that a job title states, as offices in Switzerland ask for it: "Engineer (80-100%)". Titles also name
 * other shares, such as travel, bonus or remote work, and a form must not call those the workload.
 */

/** A share or a range, without a part of a longer number: not the end of "99.5%" or "2024-25 %". */
const SHARE = /(?<![\d.,–-])(\d{2,3})(?: ?%)?(?: ?[-–] ?(\d{2,3}))? ?%/g

/** Not "Geschäftsstelle". */
const WORKLOAD = '(?:(?:arbeits)?pensum|workload|(?:arbeits|teilzeit)?stelle)'
const WORKLOAD_BEFORE = new RegExp(`(?<!\\p{L})${WORKLOAD}[ :]{0,2}$`, 'iu')
const WORKLOAD_AFTER = new RegExp(`^[ -]?${WORKLOAD}(?!\\p{L})`, 'iu')

/** What makes a bare share another one, or only a limit of the workload. */
const OTHER_SHARES =
  'remote|remotely|hybrid|on-?site|office|homeoffice|home|vor|travel|travelling|traveling|reise\\p{L}{0,12}|bonus|' +
  'commission|provision|equity|growth|uptime|discount|of|to|up|max|min|mind|ab|bis|zu|von|over|über'
const OTHER_BEFORE = new RegExp(`(?:^|[^\\p{L}])(?:${OTHER_SHARES})[.:]? ?$`, 'iu')
const OTHER_AFTER = new RegExp(`^[ -]?(?:${OTHER_SHARES})(?!\\p{L})`, 'iu')

/** "80–100%"; null if the title states none, or leaves open of what it is a share. */
export function workloadOf(title: string): string | null {
  const words = withoutGenders(title.trim())
  for (const match of words.matchAll(SHARE)) {
    const before = words.slice(0, match.index)
    const after = words.slice(match.index + match[0].length)
    const shares = match.slice(1).filter(Boolean).map(Number)
    if (areShares(shares) && isWorkload(before, after)) return `${shares.join('–')}%`
  }
  return null
}

/** In percent, the lower one first. */
const areShares = (shares: readonly number[]) =>
  shares.every((share, at) => share <= 100 && share > (shares[at - 1] ?? 9))

function isWorkload(before: string, after: string): boolean {
  if (WORKLOAD_BEFORE.test(before) || WORKLOAD_AFTER.test(after)) return true
  if (/[([] ?$/.test(before)) return /^ ?[)\]]/.test(after)
  if (before === '') return /^[ ,:|–-]/.test(after) && !OTHER_AFTER.test(after)
  return after === '' && / $/.test(before) && !OTHER_BEFORE.test(before)
}

/** Without "(m/w/d)" or "(a)" at the end. */
function withoutGenders(title: string): string {
  const [all = '', inside = ''] = /\(([^()]{1,12})\)$/.exec(title) ?? []
  const areGenders = all !== '' && inside.split(/[/|,*]/).every((part) => part.trim().length <= 3)
  return areGenders && !/\d/.test(inside) ? title.slice(0, -all.length).trimEnd() : title
}
