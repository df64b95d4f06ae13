/** Revocation by the app itself (RFC 7009): ends the whole connection that one of its tokens belongs to. */
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction } from '#store/db.ts'
import * as oauthConsents from '#store/oauth-consents.ts'
import * as oauthTokens from '#store/oauth-tokens.ts'
import { hashAppToken } from '#work/account/hash-app-token.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** An unknown token, or one of another client, changes nothing. */
export async function endConnection(
  { db, clock, events }: Pick<Services, 'db' | 'clock' | 'events'>,
  { clientId, token }: { clientId: string; token: string },
): Promise<void> {
  const accountId = await inTransaction(db, async (tx) => {
    const owner = await oauthTokens.ownerOf(tx, clientId, hashAppToken(token))
    if (!owner || !(await oauthConsents.remove(tx, owner, clientId))) return null
    accountChanges.record(tx, owner, { kind: 'account', subject: null }, clock.now())
    return owner
  })
  if (accountId) events.note('app_disconnected', { accountId })
}
