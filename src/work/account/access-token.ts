/**
 * Creates and revokes the tokens with which a person's own programs use the API. A token is shown once and stored as
 * a hash. An email to the owner has a link that revokes it, so that a token made by someone else is noticed.
 */
import { createHash, randomBytes } from 'node:crypto'
import { hintOf, parseBearer, type TokenLifetime, toToken } from '#core/account/access-token.ts'
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { MAX_TOKENS } from '#core/settings/account-limits.ts'
import { isUuid } from '#core/text/uuid.ts'
import * as accessTokens from '#store/access-tokens.ts'
import * as accountChanges from '#store/account-changes.ts'
import { type Db, inTransaction } from '#store/db.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import { readSigned, sign } from '#work/use-case/signed-token.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { requireFreshProof } from './require-fresh-proof.ts'

const DAY_MS = 24 * 3_600_000

/** The purpose of a signed link. Emails already sent rely on it. */
const REVOKING = 'revoke-access-token'

export type NewToken = { name: string; isReadOnly: boolean; lifetimeDays: TokenLifetime }

export type MadeToken = { token: string; accessToken: accessTokens.AccessToken }

/** Throws without a browser session, without a fresh proof of identity, and at the limit. */
export async function makeAccessToken(
  {
    db,
    clock,
    keys,
    settings,
    events,
  }: Pick<Services, 'db' | 'clock' | 'keys' | 'settings' | 'events'>,
  viewer: Viewer,
  { name, isReadOnly, lifetimeDays }: NewToken,
): Promise<MadeToken> {
  const now = clock.now()
  requireFreshProof(viewer, now)
  const token = toToken(randomBytes(32).toString('base64url'))
  const expiresAt = lifetimeDays === null ? null : new Date(now.getTime() + lifetimeDays * DAY_MS)

  const accessToken = await inTransaction(db, async (tx) => {
    const count = await accessTokens.lockAndCount(tx, viewer.id)
    if (count === null) throw new Refusal('not_signed_in')
    if (count >= MAX_TOKENS) throw new Refusal('too_many_tokens')
    const kept = { name, isReadOnly, expiresAt, hint: hintOf(token), hash: hashOf(token) }
    const made = await accessTokens.add(tx, viewer.id, kept, now)
    const signed = await sign({ db: tx, clock, keys }, { purpose: REVOKING, subject: made.id })
    await queueMail(
      { db: tx, clock, keys },
      {
        accountId: viewer.id,
        kind: 'access-token-made',
        recipient: viewer.email,
        ...letter({
          subject: 'A new access token for your account',
          lines: [
            `An access token named “${name}” was created for your account. Any program with this token can ${
              isReadOnly ? 'read' : 'read and change'
            } everything in your account.`,
            'If you didn’t create this token, revoke it right away and choose a new password.',
            {
              link: `${settings.publicUrl}/tokens/revoke?token=${encodeURIComponent(signed)}`,
              label: 'Revoke this token',
            },
          ],
        }),
      },
    )
    accountChanges.record(tx, viewer.id, { kind: 'account', subject: null }, now)
    return made
  })
  events.note('token_made', { accountId: viewer.id })
  return { token, accessToken }
}

/** Throws `not_found` for an unknown token and for one of another account. */
export async function revokeAccessToken(
  { db, clock, events }: Pick<Services, 'db' | 'clock' | 'events'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  if (viewer.sessionId === null) throw new Refusal('needs_session')
  if (!isUuid(id)) throw new Refusal('not_found')
  await inTransaction(db, async (tx) => {
    if (!(await accessTokens.remove(tx, viewer.id, id))) throw new Refusal('not_found')
    accountChanges.record(tx, viewer.id, { kind: 'account', subject: null }, clock.now())
  })
  events.note('token_ended', { accountId: viewer.id })
}

/** The name of the token that an emailed link refers to; null if it is already revoked. Changes nothing. */
export async function tokenBehindLink(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  signed: string,
): Promise<{ name: string | null }> {
  const id = await readSigned({ db, keys }, { purpose: REVOKING, signed })
  if (id === null) throw new Refusal('not_found')
  return { name: (await accessTokens.find(db, id))?.name ?? null }
}

/** Revokes the token that the link names. Doing so again is not an error. */
export async function revokeByLink(
  { db, clock, keys, events }: Pick<Services, 'db' | 'clock' | 'keys' | 'events'>,
  signed: string,
): Promise<void> {
  const id = await readSigned({ db, keys }, { purpose: REVOKING, signed })
  if (id === null) throw new Refusal('not_found')
  const found = await accessTokens.find(db, id)
  if (!found) return
  await inTransaction(db, async (tx) => {
    if (!(await accessTokens.remove(tx, found.accountId, id))) return
    accountChanges.record(tx, found.accountId, { kind: 'account', subject: null }, clock.now())
  })
  events.note('token_ended', { accountId: found.accountId })
}

/** Who a program's request acts for; null if it has no token. Throws for an invalid token. */
export async function readTokenViewer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  headers: Headers,
): Promise<Viewer | null> {
  const carried = parseBearer(headers.get('authorization'))
  if (carried === null) return null
  const viewer =
    carried === 'invalid'
      ? null
      : await accessTokens.viewerOf(db, hashOf(carried.token), clock.now())
  if (!viewer) throw new Refusal('invalid_token')
  return viewer
}

/** The name of the token that a request carries; null if there is none. */
export async function readTokenName(db: Db, headers: Headers): Promise<string | null> {
  const carried = parseBearer(headers.get('authorization'))
  if (carried === null || carried === 'invalid') return null
  return accessTokens.nameOf(db, hashOf(carried.token))
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()
