/**
 * Lists of boards as files: a line has source, token and company, with tabs between them. Empty lines and those that
 * begin with "#" say nothing. The company may be left out: a site that gathers jobs has many.
 */
import { SOURCE_NAME } from './board-name.ts'

export type ListedBoard = { source: string; token: string; company: string | null }

/** A line that names no board, or one that an earlier line named; lines count from 1. */
export type OddLine = { line: number; problem: string }

/** What the database takes. */
const MAX_TOKEN = 200
const MAX_COMPANY = 300

export function parseBoardList(text: string): { boards: ListedBoard[]; odd: OddLine[] } {
  const boards = new Map<string, ListedBoard>()
  const odd: OddLine[] = []
  for (const [index, written] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    if (/^\s*(?:#|$)/.test(written)) continue
    const board = parseBoard(written)
    const key = 'problem' in board ? '' : `${board.source}\t${board.token.toLowerCase()}`
    if ('problem' in board) odd.push({ line: index + 1, problem: board.problem })
    else if (boards.has(key)) odd.push({ line: index + 1, problem: 'listed before' })
    else boards.set(key, board)
  }
  return { boards: [...boards.values()], odd }
}

function parseBoard(written: string): ListedBoard | { problem: string } {
  const [source = '', token = '', company = '', ...more] = written
    .split('\t')
    .map((part) => part.trim())
  if (!SOURCE_NAME.test(source)) return { problem: 'no source in the first column' }
  if (token === '') return { problem: 'no token in the second column' }
  if (token.length > MAX_TOKEN) return { problem: 'the token is too long' }
  if (company.length > MAX_COMPANY) return { problem: 'the company is too long' }
  if (more.some((part) => part !== '')) return { problem: 'more than three columns' }
  return { source, token, company: company || null }
}
