/** The shapes of the API about CVs. */
import { z } from '@hono/zod-openapi'
import { Cv } from '#core/cv/cv.ts'
import { CHECK_GROUPS, SEVERITIES } from '#core/cv/cv-check.ts'
import { CV_LISTS } from '#core/cv/cv-fields.ts'
import { CV_FILE_PROBLEMS, READ_CONFIDENCES, ReadLine } from '#core/cv/cv-reading.ts'
import { CvDesign } from '#core/documents/cv-design.ts'
import { CV_FORMATS } from '#core/files/file-kind.ts'
import { MAX_FILE_SIZE } from '#core/files/file-limits.ts'
import { Tailoring } from '#core/tailoring/tailoring.ts'
import { optionalVersion } from './me-if-match.ts'
import { versionFields, versionList, versionName } from './me-version.ts'

const version = z
  .int()
  .positive()
  .meta({ description: 'Increases with each change; send the one you last read' })

const CvSummarySchema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(['read', 'made']).meta({ description: 'Read from a file, or created here' }),
    name: z.string().meta({ example: 'cv.pdf' }),
    fileId: z.uuid().nullable().meta({ description: 'The file it was read from' }),
    baseId: z.uuid().nullable().meta({ description: 'The CV it was created from' }),
    jobId: z.int().positive().nullable().meta({ description: 'The job it was created for' }),
    version,
    isCurrent: z.boolean().meta({ description: 'Used for matches, tailoring and cover letters' }),
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
    troubles: z.array(z.enum(CV_FILE_PROBLEMS)),
    marks: z
      .record(
        z.string(),
        z.strictObject({
          sure: z.enum([...READ_CONFIDENCES, 'yours']),
          lines: z.array(z.int().nonnegative()),
        }),
      )
      .meta({
        description: 'For each value ("email", "w1r1.title"), its confidence and source lines',
        example: { 'w1r1.title': { sure: 'sure', lines: [4] } },
      }),
    unread: z
      .array(z.int().nonnegative())
      .meta({ description: 'Lines that were not used, by index in `lines`' }),
    problem: z.string().nullable().meta({ description: 'Why no text could be read' }),
  })
  .openapi('CvReading')

// Not by `extend`, which the document would write as two shapes that exclude each other's fields.
export const CvSchema = z
  .strictObject({
    ...CvSummarySchema.shape,
    content: Cv,
    reading: ReadingSchema.nullable().meta({ description: 'Null for a CV created here' }),
  })
  .openapi('Cv')

export const CvFormSchema = z
  .strictObject({
    file: z
      .string()
      .optional()
      .meta({
        format: 'binary',
        description: `PDF, DOCX, DOC, RTF, ODT, TXT, JSON Resume or LinkedIn’s export; at most ${MAX_FILE_SIZE}`,
      }),
    text: z.string().optional().meta({ description: 'The text of a CV, instead of a file' }),
  })
  .openapi('CvForm')

export const CvPutSchema = z
  .strictObject({ version: optionalVersion(version), content: Cv })
  .openapi('CvPut')

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
    design: CvDesign.nullable().meta({ description: 'Null for a CV read from a file' }),
    tailoring: Tailoring.nullable().meta({ description: 'Null for a CV without a job' }),
    differences: z
      .array(z.strictObject({ id: z.string(), before: z.string(), after: z.string() }))
      .meta({ description: 'Changed lines, before and now; empty if there are none' }),
  })
  .openapi('CvVersion')

export const SeenVersionSchema = z
  .strictObject({ version: version.meta({ description: 'The current version' }) })
  .openapi('SeenCvVersion')

/** The same; the version may also be in `If-Match`. */
export const UndoCvSchema = z.strictObject({ version: optionalVersion(version) }).openapi('UndoCv')

export const ConfirmValueSchema = z
  .strictObject({
    version: optionalVersion(version),
    key: z.string().min(1).max(100).meta({
      description: 'The key of a value, as in `marks` of the reading, such as w1r1.title',
      example: 'w1r1.title',
    }),
  })
  .openapi('ConfirmCvValue')

export const NameVersionSchema = versionName().openapi('NameCvVersion')
