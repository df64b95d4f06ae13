/** What the API says about the files of the person who asks, and how it takes one. */
import { z } from '@hono/zod-openapi'
import { FILE_PURPOSES } from '#core/files/file-kind.ts'
import { MAX_FILE_SIZE } from '#core/files/file-limits.ts'

export const FileSchema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(FILE_PURPOSES),
    name: z.string(),
    mediaType: z.string().meta({ description: 'What its content is' }),
    bytes: z.int().nonnegative(),
    isScanned: z
      .boolean()
      .meta({ description: 'Whether a scanner for viruses passed it when it was handed in' }),
    createdAt: z.iso.datetime(),
  })
  .openapi('File')

export const FilesSchema = z.strictObject({ files: z.array(FileSchema) }).openapi('Files')

export const FileFormSchema = z
  .strictObject({
    file: z.string().meta({ format: 'binary', description: `At most ${MAX_FILE_SIZE}` }),
    kind: z.enum(FILE_PURPOSES).optional().meta({ description: '`document` when it is not given' }),
  })
  .openapi('FileForm')
