/** Access tokens, under /api/me/tokens. Only for the session of a browser: a token makes, sees and ends no tokens. */
import { z } from '@hono/zod-openapi'
import { MAX_TOKEN_NAME, TOKEN_LIFETIMES } from '#core/account/access-token.ts'
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as accessTokens from '#store/access-tokens.ts'
import { makeAccessToken, revokeAccessToken } from '#work/account/access-token.ts'
import { type MeRoutes, readBody } from './me-route.ts'

const AccessTokenSchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    hint: z.string().openapi({ description: 'The last characters of the token', example: 'x7Qa' }),
    isReadOnly: z.boolean(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable(),
  })
  .openapi('AccessToken')

const AccessTokensSchema = z
  .strictObject({ tokens: z.array(AccessTokenSchema) })
  .openapi('AccessTokens')

export const NewTokenSchema = z
  .strictObject({
    name: z.string().trim().min(1, 'must not be blank').max(MAX_TOKEN_NAME),
    isReadOnly: z.boolean().default(true),
    lifetimeDays: z.literal([...TOKEN_LIFETIMES]).openapi({
      description: 'After how many days it ends; null for one that does not end by itself',
      example: 90,
    }),
  })
  .openapi('NewAccessToken')

const MadeTokenSchema = z
  .strictObject({
    token: z.string().openapi({ description: 'The token itself, which is shown this once' }),
    accessToken: AccessTokenSchema,
  })
  .openapi('MadeAccessToken')

export function tokenRoutes({ me, world, document }: MeRoutes) {
  document('get', '/api/me/tokens', 'Your access tokens, the newest first; not with a token', {
    answer: AccessTokensSchema,
    refusals: [401, 403],
  })
  me.get('/api/me/tokens', async (c) => {
    const { id } = requireSession(c.get('viewer'))
    return c.json({ tokens: await accessTokens.list(world.db, id) })
  })

  document('post', '/api/me/tokens', 'Make an access token; not with a token', {
    body: NewTokenSchema,
    answer: MadeTokenSchema,
    refusals: [401, 403, 409, 415, 422],
  })
  me.post('/api/me/tokens', async (c) => {
    const viewer = requireSession(c.get('viewer'))
    return c.json(await makeAccessToken(world, viewer, await readBody(c, NewTokenSchema)))
  })

  document('delete', '/api/me/tokens/{tokenId}', 'Revoke an access token; not with a token', {
    params: true,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.delete('/api/me/tokens/:tokenId', async (c) => {
    await revokeAccessToken(world, c.get('viewer'), c.req.param('tokenId'))
    return c.body(null, 204)
  })
}

function requireSession(viewer: Viewer): Viewer {
  if (viewer.sessionId === null) throw new Refusal('needs_session')
  return viewer
}
