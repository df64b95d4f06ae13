/** The shapes of /api/me/application-imports. */
import { z } from '@hono/zod-openapi'
import { MAX_CSV_ROWS, MAX_CSV_SIZE } from '#core/files/file-limits.ts'
import { STAGES } from '#core/tracker/application.ts'
import { CSV_FIELDS } from '#core/tracker/csv-columns.ts'

const count = z.int().nonnegative()
const line = z.int().positive()
const stage = z.enum(STAGES)

export const ImportAnswersSchema = z
  .strictObject({
    columns: z
      .array(z.enum(CSV_FIELDS).nullable())
      .max(200)
      .optional()
      .openapi({
        description:
          'What each column contains, in their order; null to skip one. By default, recognized',
        example: ['title', 'company', null],
      }),
    hasHeader: z.boolean().optional(),
    dayOrder: z.enum(['day_first', 'month_first']).nullable().optional().openapi({
      description: 'How dates like 03/04/2026 are written; required if the preview asks',
    }),
    stages: z
      .record(z.string().max(200), stage)
      .optional()
      .openapi({
        description: 'The stage for each word that the preview lists in `unknownStages`',
        example: { 'Vibe check': 'Pre-Screen' },
      }),
    lines: z.array(line).max(MAX_CSV_ROWS).optional().openapi({
      description: 'The lines to import. By default, all that are not duplicates',
    }),
  })
  .openapi('ApplicationImportAnswers')

export const ImportFormSchema = z
  .strictObject({
    file: z
      .string()
      .optional()
      .meta({
        format: 'binary',
        description: `A CSV file of at most ${MAX_CSV_SIZE} and ${MAX_CSV_ROWS.toLocaleString('en')} rows`,
      }),
    text: z.string().optional().openapi({
      description: 'Instead of a file: the table as text, separated by commas, semicolons or tabs',
      example: 'Job title,Company,Status\nRust Engineer,Acme,Applied\n',
    }),
    answers: ImportAnswersSchema.optional(),
  })
  .openapi('ApplicationImportForm')

export const ImportPreviewSchema = z
  .strictObject({
    hasHeader: z.boolean(),
    columns: z.array(
      z.strictObject({
        header: z.string(),
        sample: z.string().openapi({ description: 'The first value, shortened' }),
        field: z.enum(CSV_FIELDS).nullable().openapi({ description: 'Null: it is skipped' }),
      }),
    ),
    rows: z.array(
      z.strictObject({
        line,
        jobTitle: z.string(),
        companyName: z.string(),
        stage,
        appliedOn: z.iso.date().nullable(),
        duplicate: z.enum(['tracked', 'earlier']).nullable().openapi({
          description: '`tracked`: you track this job already; `earlier`: an earlier line has it',
        }),
        remarks: z.array(z.string()).openapi({ description: 'What could not be kept of this row' }),
      }),
    ),
    problems: z
      .array(z.strictObject({ line, reason: z.string() }))
      .openapi({ description: 'Rows that cannot be imported' }),
    dateQuestion: z
      .strictObject({ text: z.string(), dayFirst: z.string(), monthFirst: z.string() })
      .nullable()
      .openapi({ description: 'An ambiguous date: send `dayOrder`' }),
    unknownStages: z.array(z.strictObject({ word: z.string(), stage })).openapi({
      description: 'Words that are no stage of ours, and the stage that they become',
    }),
  })
  .openapi('ApplicationImportPreview')

export const ImportsSchema = z
  .strictObject({
    imports: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string().nullable().openapi({ description: 'The file’s name; null for text' }),
        applications: count,
        createdAt: z.iso.datetime(),
        undoneAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .openapi('ApplicationImports')

export const ImportedSchema = z
  .strictObject({
    id: z.uuid(),
    applications: count.openapi({ description: 'How many were added, deleted or restored' }),
  })
  .openapi('ApplicationImport')
