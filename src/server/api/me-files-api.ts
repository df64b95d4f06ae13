/** The files of the person who asks: hand in, list, get, delete, bring back. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { attachment } from '#app/files/file-answer.ts'
import { Refusal } from '#core/api/refusal.ts'
import { type FileId, readFileId } from '#core/files/file-id.ts'
import { FILE_PURPOSES } from '#core/files/file-kind.ts'
import * as files from '#store/files.ts'
import { keepFile } from '#work/files/keep-file.ts'
import { readUpload } from '#work/files/read-upload.ts'
import { removeFile, restoreFile } from '#work/files/remove-file.ts'
import { FileFormSchema, FileSchema, FilesSchema } from './me-file-schemas.ts'
import type { MeRoutes } from './me-route.ts'

const PATH = '/api/me/files'
const OCTETS = z.string().meta({ format: 'binary' })

export function fileRoutes({ me, world, document }: MeRoutes) {
  document('get', PATH, 'Your files, newest first', { answer: FilesSchema, refusals: [401] })
  me.get(PATH, async (c) => {
    const found = await files.list(world.db, c.get('viewer').id)
    return c.json({ files: found.map(toShown) })
  })

  document('post', PATH, 'Hand in a file: PDF, DOCX, DOC, RTF, ODT, TXT or a picture', {
    form: FileFormSchema,
    answer: FileSchema,
    refusals: [401, 403, 409, 413, 415, 422, 429, 503],
  })
  me.post(PATH, async (c) => {
    const accountId = c.get('viewer').id
    const { fields, file } = await readUpload(world, { accountId, request: c.req.raw })
    const kind = FILE_PURPOSES.find((it) => it === (fields.get('kind') ?? 'document'))
    if (!kind) {
      const message = `must be one of ${FILE_PURPOSES.join(', ')}`
      throw new Refusal('invalid_body', [{ parameter: 'kind', message }])
    }
    if (!file) throw new Refusal('file_missing')
    return c.json(toShown(await keepFile(world, accountId, { kind, ...file })))
  })

  document('get', `${PATH}/{fileId}`, 'One file as it was handed in', {
    params: true,
    answer: OCTETS,
    type: 'application/octet-stream',
    refusals: [401, 404],
  })
  me.get(`${PATH}/:fileId`, async (c) => {
    const file = await files.read(world.db, c.get('viewer').id, requireFileId(c))
    if (!file) throw new Refusal('not_found')
    return attachment(file, c.req.raw)
  })

  document('delete', `${PATH}/{fileId}`, 'Delete a file; for a day it can be brought back', {
    params: true,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.delete(`${PATH}/:fileId`, async (c) => {
    await removeFile(world, c.get('viewer').id, requireFileId(c))
    return c.body(null, 204)
  })

  document('post', `${PATH}/{fileId}/restore`, 'Bring back a file deleted within the last day', {
    params: true,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.post(`${PATH}/:fileId/restore`, async (c) => {
    await restoreFile(world, c.get('viewer').id, requireFileId(c))
    return c.body(null, 204)
  })
}

const toShown = ({ createdAt, ...file }: files.StoredFile) => ({
  ...file,
  createdAt: createdAt.toISOString(),
})

function requireFileId(c: Context): FileId {
  const id = readFileId(c.req.param('fileId') ?? '')
  if (!id) throw new Refusal('not_found')
  return id
}
