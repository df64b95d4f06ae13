/**
 * Access tokens, under /api/me/tokens. Only for browser sessions: a token can't create, list or revoke tokens.
 */
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
    name: z.string().openapi({ example: 'Backup script' }),
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
    name: z
      .string()
      .trim()
      .min(1, 'must not be blank')
      .max(MAX_TOKEN_NAME)
      .openapi({ example: 'Backup script' }),
    isReadOnly: z.boolean().default(true),
    lifetimeDays: z.literal([...TOKEN_LIFETIMES]).openapi({
      type: ['integer', 'null'],
      enum: [...TOKEN_LIFETIMES],
      description: 'Days until the token expires; null if it never expires',
      example: 90,
    }),
  })
  .openapi('NewAccessToken')

const MadeTokenSchema = z
  .strictObject({
    token: z.string().openapi({ description: 'The token itself; it is shown only once' }),
    accessToken: AccessTokenSchema,
  })
  .openapi('MadeAccessToken')

export function tokenRoutes({ me, services, document }: MeRoutes) {
  document('get', '/api/me/tokens', 'Your access tokens, newest first', {
    session: 'any',
    answer: AccessTokensSchema,
    refusals: [401, 403],
  })
  me.get('/api/me/tokens', async (c) => {
    const { id } = requireSession(c.get('viewer'))
    return c.json({ tokens: await accessTokens.list(services.db, id) })
  })

  document('post', '/api/me/tokens', 'Create an access token', {
    session: 'confirmed',
    body: NewTokenSchema,
    answer: MadeTokenSchema,
    refusals: [401, 403, 409, 415, 422],
  })
  me.post('/api/me/tokens', async (c) => {
    const viewer = requireSession(c.get('viewer'))
    return c.json(await makeAccessToken(services, viewer, await readBody(c, NewTokenSchema)))
  })

  document('delete', '/api/me/tokens/{tokenId}', 'Revoke an access token', {
    session: 'any',
    params: true,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.delete('/api/me/tokens/:tokenId', async (c) => {
    await revokeAccessToken(services, c.get('viewer'), c.req.param('tokenId'))
    return c.body(null, 204)
  })
}

function requireSession(viewer: Viewer): Viewer {
  if (viewer.sessionId === null) throw new Refusal('needs_session')
  return viewer
}
