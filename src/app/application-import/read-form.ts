/** Parses the import forms: first a file or pasted text, then that text again with the person's answers. */
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
import type { Services } from '#work/use-case/use-case-services.ts'

type Turns = Pick<Services, 'uploadTurn'>

export type ImportForm = {
  intent: string
  /** Null for a file that isn't a readable table. */
  text: string | null
  /** The file's name; null for pasted text. */
  name: string | null
  answers: Answers
  lines: ReadonlySet<number>
  importId: string
}

/** Leaves room for the answers that are sent along with the table. */
const MAX_FORM_BYTES = MAX_CSV_BYTES + 1024 * 1024
/** A checkbox for each row, plus a few fields for each column and question. */
const MAX_FIELDS = MAX_CSV_ROWS + 1_000
const MAX_NAME = 120

export async function readImportForm(
  services: Turns,
  accountId: AccountId,
  request: Request,
): Promise<ImportForm> {
  const { form, file } = await readFields(services, accountId, request)
  const text = file ? decodeTable(file.content) : (form.get('text') ?? '')
  // The text is sent again with the answers, so it has to fit then too.
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

async function readFields(services: Turns, accountId: AccountId, request: Request) {
  if (!isMultipart(request)) return { form: new URLSearchParams(await request.text()), file: null }
  const parts = await readParts(services, {
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

/** Each field is used for one column only: the first that selects it. */
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

/** Pairs each unknown stage word ("Vibe check") with its chosen stage; the form sends both in the same order. */
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
