/** Reads the forms of the import: a file or a text at first, then the text with what was answered about it. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { MAX_CSV_BYTES, MAX_CSV_ROWS } from '#core/files/file-limits.ts'
import { STAGES, type Stage } from '#core/tracker/application.ts'
import { CSV_FIELDS, type CsvField } from '#core/tracker/csv-columns.ts'
import { plainWord } from '#core/tracker/csv-stages.ts'
import { isMultipart } from '#work/files/multipart.ts'
import { readParts } from '#work/files/read-upload.ts'
import type { Answers } from '#work/tracker/import-applications.ts'
import { decodeTable } from '#work/tracker/read-csv.ts'
import type { World } from '#work/world/world.ts'

type Turns = Pick<World, 'uploadTurn'>

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

/** Room for what is answered beside the table. */
const MAX_FORM_BYTES = MAX_CSV_BYTES + 1024 * 1024
/** A box for each row, and a few fields for each column and each question. */
const MAX_FIELDS = MAX_CSV_ROWS + 1_000
const MAX_NAME = 120

export async function readImportForm(
  world: Turns,
  accountId: AccountId,
  request: Request,
): Promise<ImportForm> {
  const { form, file } = await readFields(world, accountId, request)
  const text = file ? decodeTable(file.content) : (form.get('text') ?? '')
  // What passes here comes again with its answers, and has to fit then too.
  if (text && Buffer.byteLength(text.replace(/\r\n?/g, '\n')) > MAX_CSV_BYTES) {
    throw new Refusal('body_too_large')
  }
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

async function readFields(world: Turns, accountId: AccountId, request: Request) {
  if (!isMultipart(request)) return { form: new URLSearchParams(await request.text()), file: null }
  const parts = await readParts(world, {
    accountId,
    request,
    maxBytes: MAX_FORM_BYTES,
    maxParts: MAX_FIELDS,
    tooLarge: () => new Refusal('body_too_large'),
  })
  const file = parts.find(({ fileName, content }) => fileName !== null && content.length > 0)
  const fields = parts.filter(({ fileName }) => fileName === null)
  return {
    form: new URLSearchParams(fields.map(({ name, content }) => [name, content.toString('utf8')])),
    file: file ? { name: file.fileName ?? '', content: file.content } : null,
  }
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
