/** Who an assistant's request acts for, and what it may do: by an access token of the person, or by OAuth. */
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { mcpResource, parseOAuthBearer } from '#core/assistant/mcp-address.ts'
import { isWriting, SCOPE_NAMES, type Scope } from '#core/assistant/scope.ts'
import * as oauthTokens from '#store/oauth-tokens.ts'
import { readTokenName, readTokenViewer } from '#work/account/access-token.ts'
import { hashAppToken } from '#work/account/hash-app-token.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type Caller = {
  viewer: Viewer
  scopes: ReadonlySet<Scope>
  /** As the list of its actions names it. */
  name: string
  /** Null for an access token. */
  clientId: string | null
}

const DISCONNECTED = 'This app was disconnected, or its access has expired. Connect it again.'

/** Null without a token. Throws `invalid_token` for one that is unknown, expired, revoked or for another address. */
export async function readCaller(
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  headers: Headers,
): Promise<Caller | null> {
  const { db, clock, settings } = services
  const issued = parseOAuthBearer(headers.get('authorization'))
  if (issued === null) {
    const viewer = await readTokenViewer(services, headers)
    if (!viewer) return null
    const scopes = SCOPE_NAMES.filter((scope) => !viewer.isReadOnly || !isWriting(scope))
    const name = (await readTokenName(db, headers)) ?? 'Access token'
    return { viewer, scopes: new Set(scopes), name, clientId: null }
  }
  const found = await oauthTokens.viewerOf(db, hashAppToken(issued), clock.now())
  if (!found?.resources.includes(mcpResource(settings.publicUrl))) {
    throw new Refusal('invalid_token', [], {}, null, DISCONNECTED)
  }
  const { viewer, scopes, name, clientId } = found
  return { viewer, scopes: new Set(scopes), name, clientId }
}
