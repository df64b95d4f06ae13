/**
 * Everything that is kept about a person as one ZIP, made while it is sent: what is in memory is a few rows or one
 * file at a time. Lists are there twice, as JSON for programs and as CSV for people.
 */
import { ReadableStream as NodeStream } from 'node:stream/web'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { AccountId, Viewer } from '#core/account/account.ts'
import { CSV_BEGINNING, csvLine } from '#core/files/csv-text.ts'
import type { FileId } from '#core/files/file-id.ts'
import * as files from '#store/files.ts'
import * as personalData from '#store/personal-data.ts'
import type { World } from '#work/world/world.ts'
import { requireFreshProof } from './require-fresh-proof.ts'

export const EXPORT_TYPE = 'application/zip'

type Exporter = Pick<World, 'db' | 'clock' | 'tries' | 'events'>

const TABLES = Object.entries(personalData.HELD) as [
  personalData.Table,
  personalData.Handed | personalData.LeftOut,
][]

export type DataExport = { name: string; content: ReadableStream<Uint8Array<ArrayBuffer>> }

/**
 * Refuses without a browser's session, without a fresh proof, and when asked too often, so that somebody else at an
 * open session cannot take everything.
 */
export async function exportData(world: Exporter, viewer: Viewer): Promise<DataExport> {
  const now = world.clock.now()
  requireFreshProof(viewer, now)
  await world.tries.take([
    { limit: 'exportByAccount', subject: viewer.id },
    { limit: 'exportOverall', subject: '' },
  ])
  world.events.note('data_exported', { accountId: viewer.id })
  return {
    name: `rolecall-${now.toISOString().slice(0, 10)}.zip`,
    content: NodeStream.from(pieces(world, viewer.id)) as ReadableStream<Uint8Array<ArrayBuffer>>,
  }
}

/** The ZIP in pieces. */
async function* pieces({ db, clock }: Exporter, accountId: AccountId): AsyncGenerator<Uint8Array> {
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
    const file = await files.read(db, accountId, id)
    if (!file) continue // deleted a moment ago
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

/** Two files may have one name, and a name is somebody's text: nothing that leads out of the folder. */
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
  Your files, as you handed them in.

Times are UTC. In CSV files an apostrophe before a cell keeps spreadsheets from taking it for a formula.
Passwords, codes and keys are left out: nobody should get into your account with this file. Left out as well,
because it says nothing more about you:

${leftOut.map((line) => `- ${line}`).join('\n')}
`
}
