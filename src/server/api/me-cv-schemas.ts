/** What the API says about the CVs of the person who asks, and what it takes. */
import { z } from '@hono/zod-openapi'
import { Cv } from '#core/cv/cv.ts'
import { CHECK_GROUPS, SEVERITIES } from '#core/cv/cv-check.ts'
import { CV_LISTS } from '#core/cv/cv-fields.ts'
import { CV_FORMATS, CV_TROUBLES, ReadLine, SURENESS } from '#core/cv/cv-reading.ts'
import { CvDesign } from '#core/documents/cv-design.ts'
import { MAX_FILE_SIZE } from '#core/files/file-limits.ts'
import { Tailoring } from '#core/tailoring/tailoring.ts'
import { versionFields, versionList, versionName } from './me-version.ts'

const version = z.int().positive().meta({ description: 'Counts the changes; send it back' })

const CvSummarySchema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(['read', 'made']).meta({ description: 'Read from a file, or made here' }),
    name: z.string(),
    fileId: z.uuid().nullable().meta({ description: 'The file it was read from' }),
    baseId: z.uuid().nullable().meta({ description: 'The CV it was made of' }),
    jobId: z.int().positive().nullable().meta({ description: 'The job it was made for' }),
    version,
    isCurrent: z.boolean().meta({ description: 'Matches, tailoring and letters go by it' }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi('CvSummary')

export const CvsSchema = z.strictObject({ cvs: z.array(CvSummarySchema) }).openapi('Cvs')

const ReadingSchema = z
  .strictObject({
    rules: z.int().positive().meta({ description: 'Version of the rules that read it' }),
    format: z.enum(CV_FORMATS),
    pages: z.array(z.strictObject({ width: z.number(), height: z.number() })),
    lines: z.array(ReadLine),
    troubles: z.array(z.enum(CV_TROUBLES)),
    marks: z
      .record(
        z.string(),
        z.strictObject({
          sure: z.enum([...SURENESS, 'yours']),
          lines: z.array(z.int().nonnegative()),
        }),
      )
      .meta({ description: 'By value ("email", "w1r1.title"): how sure, and where it stands' }),
    unread: z
      .array(z.int().nonnegative())
      .meta({ description: 'Lines that nothing was made of, by their place in `lines`' }),
    problem: z.string().nullable().meta({ description: 'Why there is no text' }),
  })
  .openapi('CvReading')

export const CvSchema = CvSummarySchema.extend({
  content: Cv,
  reading: ReadingSchema.nullable().meta({ description: 'Null for a CV made here' }),
}).openapi('Cv')

export const CvFormSchema = z
  .strictObject({
    file: z
      .string()
      .optional()
      .meta({
        format: 'binary',
        description: `PDF, DOCX, DOC, RTF, ODT, TXT, JSON Resume or LinkedIn’s export; at most ${MAX_FILE_SIZE}`,
      }),
    text: z.string().optional().meta({ description: 'The text of a CV, where there is no file' }),
  })
  .openapi('CvForm')

export const CvPutSchema = z.strictObject({ version, content: Cv }).openapi('CvPut')

export const CvPatchSchema = z
  .strictObject({
    name: z.string().min(1).max(200).optional(),
    isCurrent: z.literal(true).optional(),
  })
  .openapi('CvPatch')

const PlaceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('value'), key: z.string(), text: z.string() }),
  z.strictObject({ kind: z.literal('line'), line: z.int().nonnegative(), text: z.string() }),
  z.strictObject({ kind: z.literal('list'), list: z.enum(CV_LISTS) }),
  z.strictObject({ kind: z.literal('file') }),
])

export const CvChecksSchema = z
  .strictObject({
    rules: z.int().positive(),
    counts: z.strictObject({ must: z.int(), should: z.int(), could: z.int() }),
    findings: z.array(
      z.strictObject({
        code: z.string(),
        group: z.enum(CHECK_GROUPS),
        severity: z.enum(SEVERITIES),
        title: z.string(),
        meaning: z.string(),
        todo: z.string(),
        places: z.array(PlaceSchema).meta({ description: 'Where to fix it' }),
      }),
    ),
  })
  .openapi('CvChecks')

export const CvVersionsSchema = versionList().openapi('CvVersions')

export const CvVersionSchema = z
  .strictObject({
    ...versionFields,
    content: Cv,
    design: CvDesign.nullable().meta({ description: 'Null for a CV that was read' }),
    tailoring: Tailoring.nullable().meta({ description: 'Null for a CV made for no job' }),
    differences: z
      .array(z.strictObject({ id: z.string(), before: z.string(), after: z.string() }))
      .meta({ description: 'Lines as they are printed: then and now; empty where there is none' }),
  })
  .openapi('CvVersion')

export const SeenVersionSchema = z
  .strictObject({ version: version.meta({ description: 'The version that is now' }) })
  .openapi('SeenCvVersion')

export const ConfirmValueSchema = z
  .strictObject({
    version,
    key: z.string().min(1).max(100).meta({
      description: 'Which value, as in `marks` of the reading',
      example: 'w1r1.title',
    }),
  })
  .openapi('ConfirmCvValue')

export const NameVersionSchema = versionName().openapi('NameCvVersion')
