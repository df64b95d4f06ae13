/**
 * Lists of boards as files: a line has source, token and company, with tabs between them. In the place of the first two
 * may stand the board's name, like "lever/acme", or an address of it or of one of its jobs. Empty lines and those that
 * begin with "#" say nothing. The company may be left out: a site that gathers jobs has many.
 */
import { readAtsAddress } from './ats-address.ts'
import { hasControl, MAX_COMPANY, parseBoardName, SOURCE_NAME } from './board-name.ts'

export type ListedBoard = { source: string; token: string; company: string | null }

/** A line that names no board, or one that an earlier line named; lines count from 1. */
export type OddLine = { line: number; problem: string }

/** The one problem that does no harm. */
export const LISTED_BEFORE = 'listed before'

/** For which an operator can undo adding a list. */
export const BATCH_UNDO_MINUTES = 60

/** What the database takes. */
const MAX_TOKEN = 200

/** `whyNot` tells of a board why it cannot be taken; null for one that can. */
export function parseBoardList(
  text: string,
  whyNot: (board: ListedBoard) => string | null = () => null,
): { boards: ListedBoard[]; odd: OddLine[] } {
  const boards = new Map<string, ListedBoard>()
  const odd: OddLine[] = []
  for (const [index, written] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    if (/^\s*(?:#|$)/.test(written)) continue
    const board = parseBoard(written)
    const key = 'problem' in board ? '' : `${board.source}\t${board.token.toLowerCase()}`
    const problem =
      'problem' in board ? board.problem : boards.has(key) ? LISTED_BEFORE : whyNot(board)
    if (problem !== null) odd.push({ line: index + 1, problem })
    else if (!('problem' in board)) boards.set(key, board)
  }
  return { boards: [...boards.values()], odd }
}

function parseBoard(written: string): ListedBoard | { problem: string } {
  const columns = written.split('\t').map((part) => part.trim())
  const [first = ''] = columns
  const named = SOURCE_NAME.test(first) ? [] : readBoard(first)
  if (named === null)
    return { problem: 'no source, and no address of a board, in the first column' }
  const [source = '', token = '', company = '', ...more] = [
    ...named,
    ...columns.slice(named.length > 0 ? 1 : 0),
  ]
  if (token === '') return { problem: 'no token in the second column' }
  if (hasControl(token + company)) return { problem: 'it has control characters' }
  if (token.length > MAX_TOKEN) return { problem: 'the token is too long' }
  if (company.length > MAX_COMPANY) return { problem: 'the company is too long' }
  if (more.some((part) => part !== '')) return { problem: 'more than three columns' }
  return { source, token, company: company || null }
}

/** Source and token of "lever/acme" or of an address that tells its board; null for anything else. */
function readBoard(written: string): [source: string, token: string] | null {
  const name = parseBoardName(written)
  if (name?.token) return [name.source, name.token]
  const address = readAtsAddress(/^https?:\/\//i.test(written) ? written : `https://${written}`)
  return address?.board ? [address.source, address.board] : null
}
