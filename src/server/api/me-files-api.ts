/** A person's files: upload, list, download, delete, restore. */

import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { ownFile } from '#app/files/file-response.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { FileId } from '#core/files/file-id.ts'
import { FILE_PURPOSES } from '#core/files/file-kind.ts'
import { MAX_FILE_SIZE } from '#core/files/file-limits.ts'
import { readUuid } from '#core/text/read-id.ts'
import * as files from '#store/files.ts'
import { keepFile } from '#work/files/keep-file.ts'
import { readUpload } from '#work/files/read-upload.ts'
import { removeFile, restoreFile } from '#work/files/remove-file.ts'
import { ANY_TYPE } from './document-route.ts'
import type { MeRoutes } from './me-route.ts'

const FileSchema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(FILE_PURPOSES),
    name: z.string().meta({ example: 'cv.pdf' }),
    mediaType: z
      .string()
      .meta({ description: 'Media type, such as application/pdf', example: 'application/pdf' }),
    bytes: z.int().nonnegative(),
    isScanned: z.boolean().meta({
      description: 'Whether a virus scanner checked the file on upload and found nothing',
    }),
    createdAt: z.iso.datetime(),
  })
  .openapi('File')

const FilesSchema = z.strictObject({ files: z.array(FileSchema) }).openapi('Files')

const FileFormSchema = z
  .strictObject({
    file: z.string().meta({ format: 'binary', description: `At most ${MAX_FILE_SIZE}` }),
    kind: z.enum(FILE_PURPOSES).optional().meta({ description: '`document` by default' }),
  })
  .openapi('FileForm')

const PATH = '/api/me/files'
const OCTETS = z.string().meta({ format: 'binary' })

export function fileRoutes({ me, services, document }: MeRoutes) {
  document('get', PATH, 'Your files, newest first', { answer: FilesSchema, refusals: [401] })
  me.get(PATH, async (c) => {
    const found = await files.list(services.db, c.get('viewer').id)
    return c.json({ files: found.map(toShown) })
  })

  document('post', PATH, 'Upload a file: PDF, DOCX, DOC, RTF, ODT, TXT or an image', {
    form: FileFormSchema,
    answer: FileSchema,
    refusals: [401, 403, 409, 413, 415, 422, 429, 503],
  })
  me.post(PATH, async (c) => {
    const accountId = c.get('viewer').id
    const { fields, file } = await readUpload(services, { accountId, request: c.req.raw })
    const kind = FILE_PURPOSES.find((it) => it === (fields.get('kind') ?? 'document'))
    if (!kind) {
      const message = `must be one of ${FILE_PURPOSES.join(', ')}`
      throw new Refusal('invalid_body', [{ parameter: 'kind', message }])
    }
    if (!file) throw new Refusal('file_missing')
    return c.json(toShown(await keepFile(services, accountId, { kind, ...file })))
  })

  document('get', `${PATH}/{fileId}`, 'Download a file', {
    params: true,
    answer: OCTETS,
    type: ANY_TYPE,
    refusals: [401, 404, 503],
  })
  me.get(`${PATH}/:fileId`, async (c) => {
    const asked = { accountId: c.get('viewer').id, id: requireFileId(c) }
    const answer = await ownFile(services, asked, c.req.raw)
    if (!answer) throw new Refusal('not_found')
    return answer
  })

  document('delete', `${PATH}/{fileId}`, 'Delete a file; it can be restored for a day', {
    params: true,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.delete(`${PATH}/:fileId`, async (c) => {
    await removeFile(services, c.get('viewer').id, requireFileId(c))
    return c.body(null, 204)
  })

  document('post', `${PATH}/{fileId}/restore`, 'Restore a file deleted within the last day', {
    params: true,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.post(`${PATH}/:fileId/restore`, async (c) => {
    await restoreFile(services, c.get('viewer').id, requireFileId(c))
    return c.body(null, 204)
  })
}

const toShown = ({ createdAt, ...file }: files.StoredFile) => ({
  ...file,
  createdAt: createdAt.toISOString(),
})

function requireFileId(c: Context): FileId {
  const id = readUuid<FileId>(c.req.param('fileId') ?? '')
  if (!id) throw new Refusal('not_found')
  return id
}
