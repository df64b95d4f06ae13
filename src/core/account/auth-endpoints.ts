/**
 * Every endpoint under /api/auth: what it accepts, who may call it, and which rate limits apply. An endpoint that is
 * not in this table does not exist, even if the library behind it offers one. No GET uses anything up.
 */
import { z } from 'zod'
import { isMailAddress, isPlaceholder } from '#core/mail/mail-address.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { afterFields, parseAfterSignIn } from './after-sign-in.ts'
import { ownPath } from './own-path.ts'
import type { LimitName } from './rate-limit.ts'

/**
 * What an attempt is counted against: the requesting network and the block around it, the address that it names, both
 * together, the account that is signed in, or everyone. An attempt from a browser that the account knows counts only
 * against that browser.
 */
type EndpointLimits = Partial<
  Record<'network' | 'block' | 'address' | 'pair' | 'account' | 'overall' | 'device', LimitName>
>

export type Door = {
  /** Null for requests without a body. */
  body: z.ZodType<Record<string, unknown>> | null
  /** `confirmed`: signed in, and identity proved within the last ten minutes. */
  who: 'anybody' | 'signed in' | 'confirmed'
  limits: EndpointLimits
  /** The library answers this endpoint with a GET that takes the body as its query. */
  asksByGet?: true
  /** Served by us under /own, because the library has another endpoint with the same name. */
  isOwn?: true
}

/** Longer addresses cannot receive mail (RFC 5321). */
const MAX_ADDRESS = 254
const MAX_TOKEN = 200
const MAX_NAME = 200
/** Long enough for every password accepted so far; the rule for new ones is in password-rule.ts. */
const MAX_PASSWORD = 1_000

export const EmailAddress = z
  .string()
  .max(MAX_ADDRESS, 'must be an email address')
  .transform((text) => text.normalize('NFKC').trim().toLowerCase())
  .refine((text) => isMailAddress(text) && !isPlaceholder(text), 'must be an email address')

const email = EmailAddress
const name = z
  .string()
  .trim()
  .min(1, 'must not be blank')
  .max(MAX_NAME, `must have at most ${MAX_NAME} characters`)
const password = z.string().min(1, 'must not be empty').max(MAX_PASSWORD, 'is too long')
const code = z.string().trim().min(4, 'must be a code').max(40, 'must be a code')
const token = z.string().min(1, 'must not be empty').max(MAX_TOKEN, 'is too long')
/** Some providers put many claims into their tokens. */
const idToken = z.string().max(8_000, 'is too long')
const provider = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be the name of a provider')
/** The library stores a wallet in two tables, and both rows must be removed together. */
const linked = provider.refine(
  (it) => it !== 'siwe',
  'must not be siwe: remove a wallet with /siwe/unlink',
)
/** Where to go afterwards: a path on this site, or the dashboard. */
const path = z.string().transform((text) => ownPath(text, '/dashboard'))
/** What happens after signing in, as the link in an email carries it. */
const after = z
  .strictObject({ next: z.string().optional(), save: z.string().optional() })
  .transform(({ next, save }) => {
    const given = new Map(Object.entries({ next, save }))
    return Object.fromEntries(afterFields(parseAfterSignIn((name) => given.get(name) ?? null)))
  })
/** What a passkey signed; verifying the signature reads the rest. */
const assertion = z.looseObject({ id: z.string().max(2_000, 'is too long') })
const signedMessage = {
  message: z.string().max(3_000, 'is too long'),
  signature: z.string().max(300, 'is too long'),
}
const nothing = z.strictObject({})
/** Whether to revoke access tokens, the calendar address, and alerts' feeds and channels as well. */
const programs = { revokeTokens: z.boolean().optional() }

const PASSWORD: EndpointLimits = {
  network: 'passwordByNetwork',
  block: 'passwordByBlock',
  address: 'passwordByAddress',
  pair: 'passwordByPair',
  overall: 'passwordOverall',
  device: 'passwordByDevice',
}
const MAIL: EndpointLimits = {
  network: 'mailByNetwork',
  block: 'mailByBlock',
  address: 'mailByAddress',
  pair: 'mailByPair',
  overall: 'mailOverall',
  device: 'mailByDevice',
}
const TOKEN: EndpointLimits = { network: 'codeByNetwork', block: 'codeByBlock' }
const CODE: EndpointLimits = {
  ...TOKEN,
  address: 'codeByAddress',
  pair: 'codeByPair',
  device: 'codeByDevice',
}
const PROOF: EndpointLimits = { account: 'proofByAccount' }

const door = (who: Door['who'], body: Door['body'], limits: EndpointLimits = {}): Door => ({
  body,
  who,
  limits,
})
const byGet = (it: Door): Door => ({ ...it, asksByGet: true })
const own = (it: Door): Door => ({ ...it, isOwn: true })
const strict = z.strictObject

/** By method and path under /api/auth. */
export const AUTH_ENDPOINTS: Readonly<Record<string, Door>> = {
  'GET /get-session': door('anybody', null),
  'POST /sign-out': door('anybody', nothing),

  'POST /sign-up/email': door('anybody', strict({ name, email, password }), MAIL),
  'POST /sign-in/email': door(
    'anybody',
    strict({ email, password, rememberMe: z.boolean().optional() }),
    PASSWORD,
  ),
  'POST /sign-in/magic-link': door('anybody', strict({ email, metadata: after.optional() }), MAIL),
  'POST /magic-link/verify': byGet(door('anybody', strict({ token }), TOKEN)),
  'POST /email-otp/send-verification-otp': door(
    'anybody',
    strict({ email, type: z.enum(['sign-in', 'email-verification', 'forget-password']) }),
    MAIL,
  ),
  'POST /sign-in/email-otp': door('anybody', strict({ email, otp: code }), CODE),
  'POST /email-otp/verify-email': door('anybody', strict({ email, otp: code }), CODE),
  'POST /email-otp/reset-password': door('anybody', strict({ email, otp: code, password }), CODE),
  'POST /request-password-reset': door('anybody', strict({ email }), MAIL),
  'POST /reset-password': door('anybody', strict({ token, newPassword: password }), TOKEN),

  'POST /passkey/generate-authenticate-options': byGet(door('anybody', nothing, TOKEN)),
  'POST /passkey/verify-authentication': door('anybody', strict({ response: assertion }), TOKEN),
  'POST /passkey/generate-register-options': byGet(
    door('confirmed', strict({ name: name.optional() })),
  ),
  'POST /passkey/verify-registration': door(
    'confirmed',
    strict({ response: assertion, name: name.optional() }),
  ),
  'GET /passkey/list-user-passkeys': door('signed in', null),
  'POST /passkey/update-passkey': door('signed in', strict({ id: token, name })),
  'POST /passkey/delete-passkey': own(door('confirmed', strict({ id: token }))),

  'POST /sign-in/social': door(
    'anybody',
    z.union([
      strict({ provider, callbackURL: path.default('/dashboard') }),
      // For apps that obtained the ID token themselves, using our nonce.
      strict({ provider, idToken: strict({ token: idToken, nonce: token }) }),
    ]),
    TOKEN,
  ),
  'POST /id-token/nonce': door('anybody', nothing, TOKEN),
  'GET /callback/:provider': door('anybody', null, TOKEN),
  'GET /list-accounts': door('signed in', null),
  'POST /link-social': door(
    'confirmed',
    strict({ provider, callbackURL: path.default('/dashboard/security') }),
  ),
  'POST /unlink-account': own(door('confirmed', strict({ providerId: linked }))),

  'POST /siwe/nonce': door('anybody', nothing, TOKEN),
  'POST /siwe/verify': door('anybody', strict(signedMessage), TOKEN),
  'GET /siwe/wallets': door('signed in', null),
  'POST /siwe/link': door('confirmed', strict(signedMessage), PROOF),
  'POST /siwe/unlink': own(door('confirmed', strict({ address: token }))),

  'GET /two-factor/status': door('signed in', null),
  'POST /two-factor/enable': door('confirmed', nothing),
  'POST /two-factor/disable': door('confirmed', nothing),
  'POST /two-factor/generate-backup-codes': door('confirmed', nothing),
  'POST /two-factor/verify-totp': door('anybody', strict({ code }), TOKEN),
  'POST /two-factor/verify-backup-code': door('anybody', strict({ code }), TOKEN),

  'GET /confirm': door('signed in', null),
  'POST /confirm/send-code': door('signed in', nothing, PROOF),
  'POST /confirm': door(
    'signed in',
    z.union([
      strict({ password }),
      strict({ code }),
      strict({ totp: code }),
      strict({ backupCode: code }),
      strict({ response: assertion }),
    ]),
    PROOF,
  ),
  'POST /update-user': door('signed in', strict({ name })),
  'POST /change-password': own(
    door(
      'confirmed',
      strict({ currentPassword: password.optional(), newPassword: password, ...programs }),
      PROOF,
    ),
  ),
  'POST /change-email': own(door('confirmed', strict({ newEmail: email }), { ...PROOF, ...MAIL })),
  'POST /change-email/verify': door('signed in', strict({ code }), PROOF),
  'POST /change-email/undo': door('anybody', strict({ token }), TOKEN),
  'GET /list-sessions': own(door('signed in', null)),
  'POST /revoke-session': own(door('signed in', strict({ id: token }))),
  'POST /revoke-other-sessions': own(door('signed in', strict(programs))),
  'POST /revoke-sessions': own(door('signed in', strict(programs))),
}

/** Where providers send browsers back to. Apple does so by submitting a form from its own site. */
const CALLBACK = /^\/callback\/[a-z][a-z0-9-]{0,30}$/

export const isProviderCallback = (path: string) => CALLBACK.test(path)

/** The key of an endpoint in this table and in the table of its events. */
export const endpointName = (method: string, path: string) =>
  isProviderCallback(path) ? 'GET /callback/:provider' : `${method} ${path}`

/** The table row for a request; null when there is none. */
export const endpointOf = (method: string, path: string): Door | null =>
  methodsAtPath(path).includes(method)
    ? (entryOf(AUTH_ENDPOINTS, endpointName(method, path)) ?? null)
    : null

/** Which methods this path accepts; empty when there is no such endpoint. */
export function methodsAtPath(path: string): string[] {
  return ['GET', 'POST'].filter(
    (method) => isProviderCallback(path) || Object.hasOwn(AUTH_ENDPOINTS, `${method} ${path}`),
  )
}
