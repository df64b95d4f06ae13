/**
 * Why a board of an open list is not shipped: its vendor wants employers asked first, it is for the employer's own
 * staff, or it is a test.
 */
import { hasControl } from '#core/boards/board-name.ts'
import { sourceNamed } from '#sources/adapters/sources.ts'

const OF_STAFF =
  /\b(?:internal (?:job|career|posting|mobility|board|opportunit)\w*|internal(?: only)?$|employee referrals?|referral (?:jobs|program|board)|unlisted|private ?posting|employees only|corp use only)/i
const OF_TEST =
  /\b(?:test$|(?:test|sandbox) platform|partner sandbox)|\b(?:do not (?:post|use|remove|apply)|archived|sandbox (?:account|board|test)|test(?:ing)?[ -]?(?:account|board|company|job)|demo[ -](?:account|board|company|org)|embed-demo|linkedin test|dummy|template)\b|^(?:test|sandbox|demo)\d*$/i

/** Made for another site, beside the employer's own board. */
const FOR_ANOTHER_SITE =
  /\blinkedin (?:board|job wrapping|limited|partner|postings?)\b|\bto be redirected\b/i

type Listed = { source: string; token: string; company: string }

/** Null for a board that is shipped. */
export function whyNotShipped({ source, token, company }: Listed): string | null {
  const terms = sourceNamed(source)?.terms
  if (!terms) return 'unknown source'
  if (terms.asksEmployers) return 'its employers must be asked first'
  if (token === '' || hasControl(token + company)) return 'invalid token'
  const whole = [company, token.replaceAll(/[_.]/g, ' ')]
  if (/internal/i.test(token) || whole.some((text) => OF_STAFF.test(text)))
    return 'for the employer’s own staff'
  if (whole.some((text) => OF_TEST.test(text))) return 'a test or an archive'
  if (FOR_ANOTHER_SITE.test(company)) return 'for another site'
  return null
}
