/** /api/me/application-imports: applications from another tracker's table, after a preview; an import can be undone. */
import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { showPreview } from '#app/application-import/shown-preview.ts'
import { Refusal } from '#core/api/refusal.ts'
import { MAX_CSV_BYTES } from '#core/files/file-limits.ts'
import { readUuid } from '#core/text/read-id.ts'
import { DEFAULT_STAGE } from '#core/tracker/application.ts'
import { plainWord } from '#core/tracker/csv-stages.ts'
import * as applicationImports from '#store/application-imports.ts'
import { readUpload } from '#work/files/read-upload.ts'
import {
  type Answers,
  importApplications,
  previewImport,
  undoImport,
} from '#work/tracker/import-applications.ts'
import { decodeTable } from '#work/tracker/read-csv.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import {
  ImportAnswersSchema,
  ImportedSchema,
  ImportFormSchema,
  ImportPreviewSchema,
  ImportsSchema,
} from './me-application-import-schemas.ts'
import { type MeRoutes, type MeServices, requireShape } from './me-route.ts'

const IMPORTS = '/api/me/application-imports'
/** The most recent imports that are listed. */
const LISTED = 20
const MAX_NAME = 120

export function applicationImportRoutes({ me, services, document }: MeRoutes) {
  document('get', IMPORTS, 'Your imports of applications, newest first', {
    answer: ImportsSchema,
    refusals: [401],
  })
  me.get(IMPORTS, async (c) => {
    const past = await applicationImports.list(services.db, c.get('viewer').id, LISTED)
    return c.json({ imports: past })
  })

  document(
    'post',
    `${IMPORTS}/preview`,
    'Read a table without importing it: what each column and row becomes, and what is unclear',
    {
      form: ImportFormSchema,
      answer: ImportPreviewSchema,
      refusals: [401, 403, 413, 415, 422, 429],
    },
  )
  me.post(`${IMPORTS}/preview`, async (c) => {
    const { text, name, answers } = await readTable(services, c)
    const preview = await previewImport(inBulk(services), c.get('viewer').id, { text, answers })
    if ('problem' in preview) throw unreadable(preview.problem)
    const { hasHeader, columns, rows, problems, dateQuestion, unknownStages } = showPreview(
      preview,
      { name, answers },
    )
    return c.json({ hasHeader, columns, rows, problems, dateQuestion, unknownStages })
  })

  document('post', IMPORTS, 'Import the rows of a table as applications; all of them or none', {
    form: ImportFormSchema,
    answer: ImportedSchema,
    refusals: [401, 403, 409, 413, 415, 422, 429],
  })
  me.post(IMPORTS, async (c) => {
    const accountId = c.get('viewer').id
    const bulk = inBulk(services)
    const { text, name, answers, lines } = await readTable(services, c)
    const preview = await previewImport(bulk, accountId, { text, answers })
    if ('problem' in preview) throw unreadable(preview.problem)
    const wanted = lines ?? preview.drafts.map(({ line }) => line).filter(isNew(preview.duplicates))
    const given = { text, answers, name, lines: new Set(wanted) }
    const imported = await importApplications(bulk, accountId, given)
    if ('problem' in imported) throw unreadable(imported.problem)
    return c.json({ id: imported.id, applications: imported.count })
  })

  for (const [name, isUndone, summary] of [
    ['undo', true, 'Undo an import: its applications are deleted'],
    ['redo', false, 'Redo an undone import, within a day'],
  ] as const) {
    document('post', `${IMPORTS}/{importId}/${name}`, summary, {
      params: true,
      answer: ImportedSchema,
      refusals: [401, 403, 404],
    })
    me.post(`${IMPORTS}/:importId/${name}`, async (c) => {
      const id = readUuid(c.req.param('importId') ?? '')
      if (!id) throw new Refusal('not_found')
      const applications = await undoImport(inBulk(services), c.get('viewer').id, { id, isUndone })
      return c.json({ id, applications })
    })
  }
}

const isNew = (duplicates: ReadonlyMap<number, unknown>) => (line: number) => !duplicates.has(line)

const unreadable = (message: string) =>
  new Refusal('invalid_body', [{ parameter: 'file', message }])

type Table = { text: string; name: string | null; answers: Answers; lines: number[] | null }

async function readTable(services: MeServices, c: Context): Promise<Table> {
  const accountId = c.get('viewer').id
  const sent = { accountId, request: c.req.raw, maxBytes: MAX_CSV_BYTES }
  const { fields, file } = await readUpload(services, sent)
  const text = file ? decodeTable(file.content) : (fields.get('text') ?? '')
  if (text === null) throw unreadable('This is no table. Save it as CSV and send that.')
  if (text.trim() === '') throw new Refusal('file_missing')
  const { lines = null, stages, ...given } = readAnswers(fields.get('answers'))
  const words = Object.entries(stages ?? {}).map(
    ([word, stage]) => [plainWord(word), stage] as const,
  )
  return {
    text,
    name: (file?.name ?? '').slice(-MAX_NAME) || null,
    answers: {
      columns: given.columns ?? null,
      hasHeader: given.hasHeader ?? null,
      dayOrder: given.dayOrder ?? null,
      stages: new Map(words.map(([word, stage]) => [word, stage ?? DEFAULT_STAGE])),
    },
    lines,
  }
}

/** A part of the form, in JSON. */
function readAnswers(text: string | undefined): z.infer<typeof ImportAnswersSchema> {
  if (text === undefined || text === '') return {}
  try {
    return requireShape(ImportAnswersSchema, JSON.parse(text))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('invalid_body', [{ parameter: 'answers', message: 'must be JSON' }])
  }
}
