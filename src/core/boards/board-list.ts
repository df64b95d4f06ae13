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
  const read = createBoardListReader(whyNot)
  const boards: ListedBoard[] = []
  const odd: OddLine[] = []
  for (const [index, written] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    const board = read(written)
    if (board === null) continue
    if ('problem' in board) odd.push({ line: index + 1, problem: board.problem })
    else boards.push(board)
  }
  return { boards, odd }
}

/** Reads one line after the other of a list; null for a line without a board. */
export function createBoardListReader(
  whyNot: (board: ListedBoard) => string | null,
): (line: string) => ListedBoard | { problem: string } | null {
  const seen = new Set<string>()
  return (line) => {
    if (/^\s*(?:#|$)/.test(line)) return null
    const board = parseBoard(line)
    if ('problem' in board) return board
    const key = `${board.source}\t${board.token.toLowerCase()}`
    const problem = seen.has(key) ? LISTED_BEFORE : whyNot(board)
    if (problem !== null) return { problem }
    seen.add(key)
    return board
  }
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
