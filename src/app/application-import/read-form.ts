/** Reads the forms of the import: a file or a text at first, then the text with what was answered about it. */
import { STAGES, type Stage } from '#core/application.ts'
import { CSV_FIELDS, type CsvField } from '#core/csv-columns.ts'
import { plainWord } from '#core/csv-stages.ts'
import { Refusal } from '#core/refusal.ts'
import type { Answers } from '#work/import-applications.ts'
import { decodeTable, MAX_CSV_BYTES } from '#work/read-csv.ts'
import { readUpload } from '#work/read-upload.ts'

export type ImportForm = {
  intent: string
  /** Null for a file that is no table. */
  text: string | null
  /** Of the file; null for a text that was pasted. */
  name: string | null
  answers: Answers
  lines: ReadonlySet<number>
  importId: string
}

/** A letter takes up to nine bytes in such a form, and three in the file. */
const MAX_FORM_BYTES = 3 * MAX_CSV_BYTES + 512 * 1024
const MAX_NAME = 120

export async function readImportForm(request: Request): Promise<ImportForm> {
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/')
  const { form, file } = isUpload
    ? await readFile(request)
    : { form: await readPlain(request), file: null }
  const text = file ? decodeTable(file.content) : (form.get('text') ?? '')
  return {
    intent: form.get('intent') ?? '',
    text,
    name: (file?.name ?? form.get('name') ?? '').slice(-MAX_NAME) || null,
    answers: {
      columns: columnsOf(form),
      hasHeader: form.has('header') ? form.get('header') === 'yes' : null,
      dayOrder: dayOrderOf(form.get('dayOrder')),
      stages: stagesOf(form),
    },
    lines: new Set(form.getAll('line').map(Number)),
    importId: form.get('importId') ?? '',
  }
}

async function readFile(request: Request) {
  const { fields, file } = await readUpload(request, MAX_CSV_BYTES)
  return { form: new URLSearchParams([...fields]), file }
}

async function readPlain(request: Request): Promise<URLSearchParams> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  if (request.body) {
    for await (const chunk of request.body) {
      bytes += chunk.length
      if (bytes > MAX_FORM_BYTES) throw new Refusal('body_too_large')
      chunks.push(chunk)
    }
  }
  return new URLSearchParams(Buffer.concat(chunks, bytes).toString('utf8'))
}

/** A field is taken for one column alone, the first that was chosen. */
function columnsOf(form: URLSearchParams): Answers['columns'] {
  if (!form.has('column')) return null
  const taken = new Set<string>()
  return form.getAll('column').map((chosen) => {
    const field = CSV_FIELDS.find((it) => it === chosen)
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field satisfies CsvField
  })
}

const dayOrderOf = (text: string | null): Answers['dayOrder'] =>
  text === 'day_first' || text === 'month_first' ? text : null

/** "Vibe check" and the stage that was chosen for it come in the same order. */
function stagesOf(form: URLSearchParams): Map<string, Stage> {
  const stages = form.getAll('stage')
  const pairs = form.getAll('word').map((word, index) => [word, stages[index]] as const)
  const known = new Map<string, Stage>()
  for (const [word, chosen] of pairs) {
    const stage = STAGES.find((it) => it === chosen)
    if (stage) known.set(plainWord(word), stage)
  }
  return known
}
