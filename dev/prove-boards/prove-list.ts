/**
 * Proves the boards of a list, those of one lane in turn at its pace and the lanes beside each other. Each proof is
 * appended to a log, so that an interrupted run continues where it was.
 */
import * as fs from 'node:fs'
import { parseBoardList } from '#core/boards/board-list.ts'
import { nameOfToken } from '#core/company/name-of-token.ts'
import { sourceNamed } from '#sources/adapters/sources.ts'
import type { SourceClient } from '#sources/source/board-client.ts'
import type { Source } from '#sources/source/source.ts'
import { laneOf } from '#sources/source/source-load.ts'
import { type Proof, type ProofOutcome, proveBoard } from './prove-board.ts'

type Listed = { source: string; token: string; company: string | null }

export type Proven = Record<ProofOutcome, number> & {
  /** Boards whose name was missing or only repeated the token, and was found. */
  named: number
  /** How many of the boards were asked in this run. */
  asked: number
}

type Files = {
  list: string
  /** Proofs, one a line; continued if it exists. */
  log: string
  /** The list without the boards that are gone or moved. */
  out: string
}

type Proving = {
  client: SourceClient
  signal?: AbortSignal
  progress(done: number, of: number): void
}

export async function proveList(
  { client, signal, progress }: Proving,
  { list, log, out }: Files,
): Promise<Proven> {
  const { boards } = parseBoardList(fs.readFileSync(list, 'utf8'))
  const proofs = readLog(log)
  const left = boards.filter((board) => {
    const proof = proofs.get(keyOf(board))
    return proof === undefined || proof.outcome === 'unclear'
  })
  let done = 0
  progress(done, left.length)

  async function prove(board: Listed, source: Source) {
    const proof = await proveBoard(client, source, {
      token: board.token,
      ...(signal && { signal }),
    })
    proofs.set(keyOf(board), proof)
    fs.appendFileSync(log, `${formatProof(board, proof)}\n`)
    progress(++done, left.length)
  }

  const lanes = Map.groupBy(left, (board) => {
    const source = sourceNamed(board.source)
    return source ? laneOf(source, board.token) : ''
  })
  const work = [...lanes.values()].flatMap((lane) => {
    const source = sourceNamed(lane[0]?.source ?? '')
    if (!source) return []
    const queue = lane[Symbol.iterator]()
    return Array.from({ length: source.load.boardsAtOnce }, async () => {
      for (const board of queue) {
        if (signal?.aborted) return
        await prove(board, source)
      }
    })
  })
  try {
    await Promise.all(work)
  } catch (error) {
    if (!signal?.aborted) throw error
  }
  fs.writeFileSync(out, listWith(boards, proofs))
  return { ...countsOf(boards, proofs), asked: done }
}

function listWith(boards: readonly Listed[], proofs: ReadonlyMap<string, Proof>): string {
  const lines = boards.flatMap((board) => {
    const proof = proofs.get(keyOf(board))
    if (proof?.outcome === 'gone' || proof?.outcome === 'moved') return []
    const company = nameFound(board, proof) ?? board.company
    return [[board.source, board.token, ...(company === null ? [] : [company])].join('\t')]
  })
  return `${lines.join('\n')}\n`
}

/** The name of the board's own listings, where the list has none or one that only repeats the token. */
function nameFound({ token, company }: Listed, proof: Proof | undefined): string | null {
  const isGuess = company === null || company === nameOfToken(token)
  const stated = proof?.company ?? null
  return isGuess && stated !== null && stated !== company ? stated.replaceAll(/\s+/g, ' ') : null
}

function countsOf(boards: readonly Listed[], proofs: ReadonlyMap<string, Proof>) {
  const counts = { ok: 0, empty: 0, gone: 0, moved: 0, unclear: 0, named: 0 }
  for (const board of boards) {
    const proof = proofs.get(keyOf(board))
    counts[proof?.outcome ?? 'unclear']++
    if (nameFound(board, proof) !== null) counts.named++
  }
  return counts
}

const keyOf = ({ source, token }: Pick<Listed, 'source' | 'token'>) => `${source}\t${token}`

const formatProof = (board: Listed, { outcome, company, note }: Proof) =>
  JSON.stringify({ source: board.source, token: board.token, outcome, company, note })

/** The last proof of each board. A line that was cut off is ignored. */
function readLog(log: string): Map<string, Proof> {
  if (!fs.existsSync(log)) return new Map()
  const lines = fs.readFileSync(log, 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      if (!line.endsWith('}')) return []
      const { source, token, ...proof } = JSON.parse(line) as Proof &
        Pick<Listed, 'source' | 'token'>
      return [[keyOf({ source, token }), proof] as const]
    }),
  )
}
