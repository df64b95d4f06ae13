/**
 * Every address under /api/auth: what may be sent there, who may ask, and what a try costs. What is not in this
 * table does not exist, whatever the library behind it offers. Nothing is used up by a GET.
 */
import { z } from 'zod'
import { isMailAddress, isPlaceholder } from '#core/mail/mail-address.ts'
import { afterFields, parseAfterSignIn } from './after-sign-in.ts'
import { ownPath } from './own-path.ts'
import type { LimitName } from './rate-limit.ts'

/**
 * Whom a try is counted for: the network that asks and the block around it, the address that is named, both together,
 * the account that is signed in, everybody; or a browser that is known to the account, and then nobody else.
 */
type DoorLimits = Partial<
  Record<'network' | 'block' | 'address' | 'pair' | 'account' | 'overall' | 'device', LimitName>
>

export type Door = {
  /** Null where nothing is sent. */
  body: z.ZodType<Record<string, unknown>> | null
  /** `confirmed` is somebody signed in who proved within ten minutes who they are. */
  who: 'anybody' | 'signed in' | 'confirmed'
  limits: DoorLimits
  /** Where the library answers it by a GET, with the body as its query. */
  asksByGet?: true
  /** Where the library has an address of that name too, which is not the one that is meant: ours is under /own. */
  isOwn?: true
}

/** Longer addresses cannot receive mail (RFC 5321). */
const MAX_ADDRESS = 254
const MAX_TOKEN = 200
const MAX_NAME = 200
/** Long enough for every password that was ever taken; what a new one must be is in password-rule.ts. */
const MAX_PASSWORD = 1_000

export const EmailAddress = z
  .string()
  .max(MAX_ADDRESS, 'must be an e-mail address')
  .transform((text) => text.normalize('NFKC').trim().toLowerCase())
  .refine((text) => isMailAddress(text) && !isPlaceholder(text), 'must be an e-mail address')

const email = EmailAddress
const name = z
  .string()
  .trim()
  .min(1, 'must not be blank')
  .max(MAX_NAME, `must have at most ${MAX_NAME} letters`)
const password = z.string().min(1, 'must not be empty').max(MAX_PASSWORD, 'is too long')
const code = z.string().trim().min(4, 'must be a code').max(40, 'must be a code')
const token = z.string().min(1, 'must not be empty').max(MAX_TOKEN, 'is too long')
/** With the claims of a talkative provider. */
const idToken = z.string().max(8_000, 'is too long')
const provider = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be the name of a provider')
/** The library stores a wallet in two tables; both rows are removed together. */
const linked = provider.refine((it) => it !== 'siwe', 'is taken off by /siwe/unlink')
/** Where to go afterwards: a path of ours, else the dashboard. */
const path = z.string().transform((text) => ownPath(text, '/dashboard'))
/** What happens after signing in, as the link of a mail carries it. */
const after = z
  .strictObject({ next: z.string().optional(), save: z.string().optional() })
  .transform(({ next, save }) => {
    const given = new Map(Object.entries({ next, save }))
    return Object.fromEntries(afterFields(parseAfterSignIn((name) => given.get(name) ?? null)))
  })
/** What a passkey signed; the check of the signature reads the rest. */
const assertion = z.looseObject({ id: z.string().max(2_000, 'is too long') })
const signedMessage = {
  message: z.string().max(3_000, 'is too long'),
  signature: z.string().max(300, 'is too long'),
}
const nothing = z.strictObject({})
/** Whether access tokens and the address of the calendar end as well. */
const programs = { revokeTokens: z.boolean().optional() }

const PASSWORD: DoorLimits = {
  network: 'passwordByNetwork',
  block: 'passwordByBlock',
  address: 'passwordByAddress',
  pair: 'passwordByPair',
  overall: 'passwordOverall',
  device: 'passwordByDevice',
}
const MAIL: DoorLimits = {
  network: 'mailByNetwork',
  block: 'mailByBlock',
  address: 'mailByAddress',
  pair: 'mailByPair',
  overall: 'mailOverall',
  device: 'mailByDevice',
}
const TOKEN: DoorLimits = { network: 'codeByNetwork', block: 'codeByBlock' }
const CODE: DoorLimits = {
  ...TOKEN,
  address: 'codeByAddress',
  pair: 'codeByPair',
  device: 'codeByDevice',
}
const PROOF: DoorLimits = { account: 'proofByAccount' }

const door = (who: Door['who'], body: Door['body'], limits: DoorLimits = {}): Door => ({
  body,
  who,
  limits,
})
const byGet = (it: Door): Door => ({ ...it, asksByGet: true })
const own = (it: Door): Door => ({ ...it, isOwn: true })
const strict = z.strictObject

/** By method and path under /api/auth. */
export const DOORS: Readonly<Record<string, Door>> = {
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
      // For apps that asked the provider themselves, with a nonce of ours.
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

/** What providers send browsers back to. Apple does it with a form of its own site. */
const CALLBACK = /^\/callback\/[a-z][a-z0-9-]{0,30}$/

export const isProviderCallback = (path: string) => CALLBACK.test(path)

/** The name of a door in the tables of doors and of their events. */
export const doorName = (method: string, path: string) =>
  isProviderCallback(path) ? 'GET /callback/:provider' : `${method} ${path}`

/** The row for a request; null where there is none. */
export const doorOf = (method: string, path: string): Door | null =>
  methodsAtDoor(path).includes(method) ? (DOORS[doorName(method, path)] ?? null) : null

/** What may be asked at this path; nothing where there is no such address. */
export function methodsAtDoor(path: string): string[] {
  return ['GET', 'POST'].filter(
    (method) => isProviderCallback(path) || Object.hasOwn(DOORS, `${method} ${path}`),
  )
}
