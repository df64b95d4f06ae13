/**
 * Exports everything stored about a person as one ZIP. It is generated while it is sent, with only a few rows or one
 * file in memory at a time. Lists are included twice, as JSON for programs and as CSV for people.
 */
import { ReadableStream as NodeStream } from 'node:stream/web'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { AccountId, Viewer } from '#core/account/account.ts'
import type { FileId } from '#core/files/file-id.ts'
import * as files from '#store/files.ts'
import * as personalData from '#store/personal-data.ts'
import { type FileReader, readFile } from '#work/files/read-file.ts'
import { CSV_BEGINNING, csvLine } from '#work/files/write-csv.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { requireFreshProof } from './require-fresh-proof.ts'

export const EXPORT_TYPE = 'application/zip'

type Archiver = FileReader & Pick<Services, 'clock'>
type Exporter = Archiver & Pick<Services, 'tries' | 'events'>

const TABLES = Object.entries(personalData.HELD) as [
  personalData.Table,
  personalData.Handed | personalData.LeftOut,
][]

export type DataExport = { name: string; content: ReadableStream<Uint8Array<ArrayBuffer>> }

/**
 * Throws without a browser session, without a fresh proof, and after too many exports, so that someone else at an
 * open session cannot take everything.
 */
export async function exportData(services: Exporter, viewer: Viewer): Promise<DataExport> {
  const now = services.clock.now()
  requireFreshProof(viewer, now)
  await services.tries.take([
    { limit: 'exportByAccount', subject: viewer.id },
    { limit: 'exportOverall', subject: '' },
  ])
  services.events.note('data_exported', { accountId: viewer.id })
  return archiveOf(services, viewer.id)
}

/** The archive, for callers that have made sure who asks for it. */
export function archiveOf(services: Archiver, accountId: AccountId): DataExport {
  const now = services.clock.now()
  return {
    name: `rolecall-${now.toISOString().slice(0, 10)}.zip`,
    content: NodeStream.from(pieces(services, accountId)) as ReadableStream<
      Uint8Array<ArrayBuffer>
    >,
  }
}

/** The ZIP in chunks. */
async function* pieces(services: Archiver, accountId: AccountId): AsyncGenerator<Uint8Array> {
  const { db, clock } = services
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  const now = clock.now()
  const begin = (entry: ZipDeflate | ZipPassThrough) => {
    entry.mtime = now
    zip.add(entry)
    return entry
  }

  begin(new ZipDeflate('README.txt')).push(strToU8(readme(now)), true)
  yield* made.splice(0)
  for (const [table, held] of TABLES) {
    if (!personalData.isHanded(held)) continue
    const json = begin(new ZipDeflate(`${held.name}.json`))
    const csv = held.isSingle ? null : begin(new ZipDeflate(`${held.name}.csv`))
    let isFirst = true
    for await (const rows of personalData.rowsOf(db, accountId, table, held)) {
      json.push(strToU8(jsonPart(rows, held, isFirst)))
      csv?.push(strToU8(csvPart(rows, isFirst)))
      isFirst = false
      yield* made.splice(0)
    }
    json.push(strToU8(jsonEnd(held, isFirst)), true)
    csv?.push(new Uint8Array(), true)
    yield* made.splice(0)
  }
  for (const { id, name } of await files.list(db, accountId)) {
    const file = await readFile(services, accountId, id)
    if (!file) continue // just deleted
    // Documents and pictures are compressed already.
    begin(new ZipPassThrough(`files/${fileName(id, name)}`)).push(file.content, true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}

function jsonPart(
  rows: personalData.PersonalRow[],
  { isSingle }: personalData.Handed,
  isFirst: boolean,
) {
  if (isSingle) return JSON.stringify(rows[0], null, 2)
  const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')
  return (isFirst ? '[\n' : ',\n') + lines
}

function jsonEnd({ isSingle }: personalData.Handed, isEmpty: boolean) {
  if (isSingle) return isEmpty ? 'null\n' : '\n'
  return isEmpty ? '[]\n' : '\n]\n'
}

function csvPart(rows: personalData.PersonalRow[], isFirst: boolean) {
  const lines = rows.map((row) => csvLine(Object.values(row))).join('')
  return isFirst ? CSV_BEGINNING + csvLine(Object.keys(rows[0] ?? {})) + lines : lines
}

/** File names may repeat and are user input, so they get an id prefix and nothing that leads out of the folder. */
const fileName = (id: FileId, name: string) =>
  `${id.slice(0, 8)}-${name.replace(/[^\p{L}\p{N} ._-]+/gu, '_').replace(/^\.+/, '_')}`

function readme(now: Date): string {
  const lines = TABLES.map(([, held]) =>
    personalData.isHanded(held)
      ? `${held.name}.json${held.isSingle ? '' : `, ${held.name}.csv`}\n  ${held.says}`
      : null,
  ).filter((line) => line !== null)
  const leftOut = TABLES.flatMap(([, held]) => (personalData.isHanded(held) ? [] : [held.leftOut]))
  return `Your data on Rolecall, as of ${now.toISOString()}.

${lines.join('\n')}
files/
  Your files, as you uploaded them.

Times are UTC. In CSV files, an apostrophe before a cell keeps spreadsheets from reading it as a formula.
Passwords, codes and keys are left out, so that nobody can get into your account with this file. Also left out,
because it says nothing more about you:

${leftOut.map((line) => `- ${line}`).join('\n')}
`
}
