/**
 * Lists of boards as files. A line has source, token and company, separated by tabs. Instead of the first two, it may
 * have the board's name ("lever/acme") or the address of the board or of one of its jobs. Empty lines and lines that
 * begin with "#" are ignored. The company may be omitted: a site that gathers jobs has many.
 */
import { readAtsAddress } from './ats-address.ts'
import { hasControl, MAX_COMPANY, parseBoardName, SOURCE_NAME } from './board-name.ts'

export type ListedBoard = { source: string; token: string; company: string | null }

/** A line that names no valid board, or repeats one from an earlier line. Lines count from 1. */
export type OddLine = { line: number; problem: string }

/** The one problem that is harmless. */
export const LISTED_BEFORE = 'listed before'

/** How long an operator can undo adding a list. */
export const BATCH_UNDO_MINUTES = 60

/** The database's limit. */
const MAX_TOKEN = 200

/** `whyNot` returns why a board cannot be accepted, or null if it can. */
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
    return { problem: 'the first column is neither a source nor the address of a board' }
  const [source = '', token = '', company = '', ...more] = [
    ...named,
    ...columns.slice(named.length > 0 ? 1 : 0),
  ]
  if (token === '') return { problem: 'the second column has no token' }
  if (hasControl(token + company)) return { problem: 'it contains control characters' }
  if (token.length > MAX_TOKEN) return { problem: 'the token is too long' }
  if (company.length > MAX_COMPANY) return { problem: 'the company is too long' }
  if (more.some((part) => part !== '')) return { problem: 'more than three columns' }
  return { source, token, company: company || null }
}

/** Source and token from "lever/acme" or from an address that identifies its board; null for anything else. */
function readBoard(written: string): [source: string, token: string] | null {
  const name = parseBoardName(written)
  if (name?.token) return [name.source, name.token]
  const address = readAtsAddress(/^https?:\/\//i.test(written) ? written : `https://${written}`)
  return address?.board ? [address.source, address.board] : null
}
