/**
 * Accounts, sessions and all sign-in methods, by Better Auth over our tables. Every request goes through `handler`,
 * from programs at /api/auth and from our own pages alike, so that limits and checks apply to both. Emails carry
 * codes and links; a GET never uses one up.
 */

import { betterAuth } from 'better-auth'
import { emailOTP, magicLink } from 'better-auth/plugins'
import type { AccountId, Factor, Viewer } from '#core/account/account.ts'
import { parseAfterSignIn } from '#core/account/after-sign-in.ts'
import { AUTH_PATH, cookiePrefix, NETWORK_HEADER } from '#core/account/auth-names.ts'
import { CODE_MINUTES, SESSION_DAYS } from '#core/account/sign-in-times.ts'
import { isWriteRefused } from '#core/api/refusal.ts'
import { mcpResource } from '#core/assistant/mcp-address.ts'
import type { Settings } from '#core/settings/settings.ts'
import * as accountChanges from '#store/account-changes.ts'
import { CODE_USES } from '#store/accounts.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as programs from '#store/programs.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import type { AuditLog } from '#work/use-case/audit-log.ts'
import type { Keyring } from '#work/use-case/keyring.ts'
import { inMachineTime } from '#work/use-case/library-time.ts'
import type { Tries } from '#work/use-case/limit-tries.ts'
import type { SecurityEvents } from '#work/use-case/security-events.ts'
import type { Clock, Log } from '#work/use-case/use-case-services.ts'
import { sealedDatabase } from './auth-adapter.ts'
import { appAuthorization } from './auth-apps.ts'
import { noteSignIns } from './auth-begun.ts'
import { changeSignIn } from './auth-change.ts'
import { columns } from './auth-columns.ts'
import { confirmIdentity } from './auth-confirm.ts'
import { idTokenSignIn } from './auth-id-token.ts'
import { reasonOf } from './auth-log.ts'
import * as mails from './auth-mails.ts'
import { tellNews } from './auth-news.ts'
import { PASSKEY_SIGN_IN, passkeySignIn } from './auth-passkeys.ts'
import { ownRemovals } from './auth-removals.ts'
import { secondFactor } from './auth-second-factor.ts'
import { ownSessions } from './auth-sessions.ts'
import { provedSignUp, settleFirstProof, signUpBrowsers } from './auth-sign-up.ts'
import { walletSignIn } from './auth-wallets.ts'
import { identifierInBrowser } from './code-browser.ts'
import { endSessions } from './end-sessions.ts'
import { gatedSignUp, noteInvited, takeInvitation } from './invitation.ts'
import type { KnownDevices } from './known-device.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { refuseSuspended } from './refuse-suspended.ts'
import { keepingWayIn } from './remove-way-in.ts'
import { providerOptions, requireProvedAddress, type SignInProvider } from './sign-in-providers.ts'

const CODE_SECONDS = CODE_MINUTES * 60
const CODE_TRIES = 5
const DAY_SECONDS = 24 * 3_600
const SESSION_SECONDS = SESSION_DAYS * DAY_SECONDS

export type Auth = ReturnType<typeof createAuth>

export type AuthOptions = {
  db: Db
  clock: Clock
  /** The machine's time. The library reads it itself, and its records expire by it. */
  libraryClock: Clock
  /** How far the machine's clock is ahead of the database's, in milliseconds. */
  aheadMs: () => number
  settings: Pick<Settings, 'publicUrl' | 'signUp'>
  /** The same on every server of this instance. */
  keys: Keyring
  /** The providers that people may sign in with. */
  providers: readonly SignInProvider[]
  tries: Tries
  events: SecurityEvents
  audit: AuditLog
  devices: KnownDevices
  log: Log
}

export function createAuth(options: AuthOptions) {
  const { db, clock, libraryClock, settings, keys, tries, events, devices, aheadMs, log } = options
  const { publicUrl } = settings
  const invited = { db, clock, settings, audit: options.audit }
  const offered = options.providers.map(({ id }) => id)
  const { socialProviders, plugin } = providerOptions(options.providers, db)
  const isHttps = publicUrl.startsWith('https:')
  const send = mails.sender({ db, clock, keys, publicUrl })
  const tell: typeof send.news = (person, news) => {
    events.note('factor_changed', { accountId: person.id as AccountId, change: news })
    return send.news(person, news)
  }

  return betterAuth({
    appName: 'Rolecall',
    baseURL: publicUrl,
    basePath: AUTH_PATH,
    // Cookies signed with an earlier key are signed again before they reach the library: see server/sign-again.ts.
    secret: keys.secrets[0],
    database: sealedDatabase(db.withPlugin(inMachineTime(aheadMs)), keys, mcpResource(publicUrl)),
    // Our own limits, shared by all servers, apply first: see server/auth-door.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: {
      errorURL: `${publicUrl}/auth/signin`,
      // Our refusals, such as a database that is down, reach the caller; the library's own errors still become
      // answers.
      throw: true,
    },
    logger: {
      level: 'error',
      log: (_level, message, ...details) =>
        log.error({ message, reason: reasonOf(details) }, 'accounts: unexpected error'),
    },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [NETWORK_HEADER] },
      // The prefix would require TLS; over plain http browsers would drop the cookie.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
      cookiePrefix: cookiePrefix(publicUrl),
    },
    socialProviders,
    user: {
      modelName: 'accounts',
      validateUserInfo: requireProvedAddress,
      fields: columns('emailVerified', 'createdAt', 'updatedAt'),
      additionalFields: {
        twoFactorEnabled: {
          type: 'boolean',
          input: false,
          required: false,
          defaultValue: false,
          fieldName: 'two_factor_enabled',
        },
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        ...columns('expiresAt', 'createdAt', 'updatedAt', 'ipAddress', 'userAgent'),
        token: 'token_sha256',
        userId: 'account_id',
      },
      additionalFields: {
        confirmedAt: {
          type: 'date',
          input: false,
          required: false,
          fieldName: 'confirmed_at',
          defaultValue: () => new Date(clock.now().getTime() + aheadMs()),
        },
        factor: { type: 'string', input: false, required: false },
      },
      expiresIn: SESSION_SECONDS,
      updateAge: DAY_SECONDS,
      // server/auth-door.ts requires a fresh proof where needed: `confirmedAt`.
      freshAge: 0,
      // A copy in the cookie would stay valid after the session is ended.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'sign_in_methods',
      fields: {
        ...columns('providerId', 'accessToken', 'refreshToken', 'idToken'),
        ...columns('accessTokenExpiresAt', 'refreshTokenExpiresAt', 'createdAt', 'updatedAt'),
        accountId: 'provider_account_id',
        userId: 'account_id',
      },
      // Nothing uses provider tokens later: see auth-adapter.ts.
      updateAccountOnSignIn: false,
      accountLinking: { disableImplicitLinking: true, allowDifferentEmails: true },
    },
    databaseHooks: {
      user: {
        // Whatever way it begins. Loading a picture from another host would reveal our visitors to that host.
        create: {
          async before(user, ctx) {
            await takeInvitation(invited, ctx?.headers)
            return { data: { ...user, image: null } }
          },
          after: (user, ctx) => noteInvited(invited, ctx?.headers, user.id as AccountId),
        },
      },
      session: {
        create: {
          async before(session, ctx) {
            await refuseSuspended({ db, publicUrl }, session.userId as AccountId)
            const data = ctx?.path === PASSKEY_SIGN_IN ? { ...session, factor: 'passkey' } : session
            return { data }
          },
        },
      },
    },
    verification: {
      modelName: 'verifications',
      fields: columns('expiresAt', 'createdAt', 'updatedAt'),
      storeIdentifier: {
        default: 'hashed',
        overrides: Object.fromEntries(
          CODE_USES.map((use) => [`${use}-otp-`, { hash: identifierInBrowser }]),
        ),
      },
    },
    emailAndPassword: {
      enabled: true,
      // In UTF-16 units. The rule for passwords is in core/password-rule.ts.
      minPasswordLength: 1,
      maxPasswordLength: 1_000,
      requireEmailVerification: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
      resetPasswordTokenExpiresIn: CODE_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => send.passwordReset(user, token),
      onPasswordReset: async ({ user }) => {
        const accountId = user.id as AccountId
        await inTransaction(db, async (tx) => {
          // The link or code came by email, so it confirms the address as well.
          await keepingWayIn(tx, { accountId, offered }, () =>
            signInMethods.proveAddress(tx, accountId, signUpBrowsers(keys)),
          )
          // Someone else may have taken over the account.
          await endSessions(tx, { accountId, kept: null, keys })
          await programs.endAll(tx, accountId)
          accountChanges.record(tx, accountId, { kind: 'account', subject: null }, clock.now())
          await send.passwordChanged(user, { endsPrograms: true, tx })
        })
        events.note('password_reset', { accountId })
      },
      // An unconfirmed account comes from a concurrent sign-up, which emails a code.
      onExistingUserSignUp: async ({ user }) => {
        if (user.emailVerified) await send.alreadySignedUp(user)
      },
    },
    emailVerification: {
      autoSignInAfterVerification: true,
      sendOnSignUp: true,
      beforeEmailVerification: (user) => settleFirstProof({ db, keys, offered }, user),
    },
    plugins: [
      plugin,
      emailOTP({
        overrideDefaultEmailVerification: true,
        disableSignUp: true,
        otpLength: 6,
        expiresIn: CODE_SECONDS,
        allowedAttempts: CODE_TRIES,
        storeOTP: 'hashed',
        sendVerificationOTP: ({ email, otp, type }) => send.code(email, otp, type),
      }),
      magicLink({
        disableSignUp: true,
        expiresIn: CODE_SECONDS,
        storeToken: 'hashed',
        async sendMagicLink({ email, token, metadata }) {
          if (!(await signInMethods.hasAccount(db, email))) return
          const after = parseAfterSignIn((name) => metadata?.[name] ?? null)
          await send.signInLink(email, token, after)
        },
      }),
      idTokenSignIn({ libraryClock }),
      ownSessions({ db, clock, keys }),
      gatedSignUp(invited),
      provedSignUp({ db, keys, offered }),
      confirmIdentity({ db, clock, libraryClock, keys, send }),
      changeSignIn({ db, clock, keys, offered, send }),
      secondFactor({ db, clock, libraryClock, tries, devices, keys, publicUrl, tell, events }),
      passkeySignIn({ db, publicUrl, events }),
      ...walletSignIn({ db, clock, publicUrl, tell }),
      ownRemovals({ db, clock, offered, tell }),
      noteSignIns({ db, clock, events, devices }),
      tellNews(tell),
      appAuthorization(publicUrl),
    ],
  })
}

const NOBODY = { response: null, headers: new Headers() }

/** The viewer of the request's session, and cookies to set if the session was renewed. */
export async function readViewer(
  { auth, db, aheadMs }: { auth: Auth; db: Db; aheadMs: () => number },
  headers: Headers,
): Promise<{ viewer: Viewer | null; cookies: string[] }> {
  const { response, headers: answered } = await readSession({ auth, db }, headers)
  const cookies = answered.getSetCookie()
  if (!response) return { viewer: null, cookies }
  const { user, session } = response
  const { confirmedAt } = session
  const toBoardTime = (at: Date) => new Date(at.getTime() - aheadMs())
  return {
    viewer: {
      id: user.id as AccountId,
      name: user.name.trim() || null,
      email: user.email,
      avatar: user.image ?? null,
      createdAt: toBoardTime(user.createdAt),
      sessionId: session.id,
      confirmedAt: confirmedAt ? toBoardTime(confirmedAt) : null,
      factor: (session.factor ?? null) as Factor | null,
      isReadOnly: false,
    },
    cookies,
  }
}

/** The library's session for the request, and the headers that renew it. Throws `database_away`. */
export function readSession({ auth, db }: { auth: Auth; db: Db }, headers: Headers) {
  return auth.api.getSession({ headers, returnHeaders: true }).catch(async () => {
    await requireDatabase(db) // the library's error does not say whether the database is down
    // While nothing can be written, a session cannot be renewed, but it stays valid.
    const query = { disableRefresh: true }
    return auth.api.getSession({ headers, query, returnHeaders: true }).catch((error: unknown) => {
      // The library fails to delete an expired session before it reports that.
      if (error instanceof Error && isWriteRefused(error.cause)) return NOBODY
      throw error
    })
  })
}

/** Throws `database_away` if the database is down. */
export async function requireDatabase(db: Db): Promise<void> {
  await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute()
}
