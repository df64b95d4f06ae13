/**
 * What the operator's pages can find out about sources: which exist, why one isn't read, and which board an
 * address means.
 */
import { parseBoardList } from '#core/boards/board-list.ts'
import type { Env } from '#server/process/env.ts'
import { SOURCES, sourceNamed } from '#sources/adapters/sources.ts'
import type { SourceClient } from '#sources/source/board-client.ts'
import type { NewBoard } from '#store/boards.ts'
import type { BoardService, KnownSource } from '#work/use-case/use-case-services.ts'
import { boardsByName, findBoards } from './find-boards.ts'
import { readStarterBoards } from './shipped-boards.ts'
import { whyNot } from './usable-sources.ts'

/** Reads files on this machine: only the command may add it, never a request. */
const OWN_FILES = 'directory'

/** In characters: the database's limit for a token, and ours for a typed address. */
const MAX_TOKEN = 200
const MAX_TYPED = 2_000

/** Why a board can't be added from a page; null if it can. */
function whyNoBoard({ source, token }: NewBoard): string | null {
  if (!sourceNamed(source)) return `there is no source called ${source}`
  if (source === OWN_FILES)
    return 'directories on this machine can only be added with npm run boards'
  return token.length > MAX_TOKEN ? 'the token is too long' : null
}

type ReadHere = Pick<Env, 'sourcesOn' | 'sourceKeys' | 'settings'>

export const knownSources = (env: ReadHere): KnownSource[] =>
  SOURCES.map((source) => ({
    name: source.name,
    title: source.title,
    whyOff: whyNot(source, env),
    termsUrl: source.terms.url,
    onlyBoard: source.onlyBoard,
    restMinutes: source.onlyBoard === null ? 0 : source.terms.leastMinutes,
  }))

export function createBoardService(
  env: ReadHere,
  { client, isReading }: { client: SourceClient; isReading: boolean },
): BoardService {
  const pageOf = (source: string, token: string) => {
    const page = sourceNamed(source)?.page(token) ?? null
    return page && /^https?:\/\//.test(page) ? page : null
  }
  return {
    sources: knownSources(env),
    isReading,
    pageOf,
    employerPageOf(source, token) {
      const known = sourceNamed(source)
      const isOwn = known?.kind === 'employer' && known.onlyBoard === null
      return isOwn ? pageOf(source, token) : null
    },
    async find(text) {
      const typed = text.trim()
      if (typed === '') return { problem: 'Enter an address.' }
      if (typed.length > MAX_TYPED) return { problem: 'This address is too long.' }
      const found = boardsByName(typed) ?? (await findBoards(client, typed))
      if ('problem' in found) return found
      const [board, ...others] = found.boards
      if (!board || !sourceNamed(board.source)) {
        return { problem: `No source can read ${board?.source ?? 'this'}.` }
      }
      if (board.source === OWN_FILES) {
        return { problem: 'Directories on this machine can only be added with npm run boards.' }
      }
      if (board.token.length > MAX_TOKEN) return { problem: 'The name of this board is too long.' }
      return { board, others: others.filter((other) => whyNoBoard(other) === null) }
    },
    readList: (text) => parseBoardList(text, whyNoBoard),
    starters() {
      return readStarterBoards().filter(({ source }) => {
        const known = sourceNamed(source)
        return known && whyNot(known, env) === null
      })
    },
  }
}
