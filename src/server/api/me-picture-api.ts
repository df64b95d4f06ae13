/** /api/me/picture: the profile picture. Only its owner can see it. */

import { z } from '@hono/zod-openapi'
import { ownFile } from '#app/files/file-response.ts'
import { Refusal } from '#core/api/refusal.ts'
import { MAX_FILE_SIZE } from '#core/files/file-limits.ts'
import * as files from '#store/files.ts'
import { readUpload } from '#work/files/read-upload.ts'
import { changePicture } from '#work/profile/change-picture.ts'
import { ANY_TYPE } from './document-route.ts'
import type { MeRoutes } from './me-route.ts'

const PICTURE = '/api/me/picture'

const PictureFormSchema = z
  .strictObject({
    file: z
      .string()
      .meta({ format: 'binary', description: `A PNG, JPEG or WebP of at most ${MAX_FILE_SIZE}` }),
  })
  .openapi('PictureForm')

export function pictureRoutes({ me, services, document }: MeRoutes) {
  document('get', PICTURE, 'Your profile picture', {
    answer: z.string().meta({ format: 'binary' }),
    type: ANY_TYPE,
    refusals: [401, 404, 503],
  })
  me.get(PICTURE, async (c) => {
    const accountId = c.get('viewer').id
    const kept = (await files.list(services.db, accountId)).find(({ kind }) => kind === 'avatar')
    const answer = kept && (await ownFile(services, { accountId, id: kept.id }, c.req.raw))
    if (!answer) throw new Refusal('not_found')
    return answer
  })

  document('post', PICTURE, 'Upload your profile picture, or replace it', {
    form: PictureFormSchema,
    answer: null,
    refusals: [401, 403, 409, 413, 415, 422, 429, 503],
  })
  me.post(PICTURE, async (c) => {
    const accountId = c.get('viewer').id
    const { file } = await readUpload(services, { accountId, request: c.req.raw })
    if (!file) throw new Refusal('file_missing')
    await changePicture(services, accountId, file)
    return c.body(null, 204)
  })

  document('delete', PICTURE, 'Remove your profile picture', { answer: null, refusals: [401, 403] })
  me.delete(PICTURE, async (c) => {
    await changePicture(services, c.get('viewer').id, null)
    return c.body(null, 204)
  })
}
