/**
 * Finds the boards that an operator means by an address: the board's own, one of its jobs, or a company page that
 * links to it.
 */
import { readAtsAddress } from '#core/boards/ats-address.ts'
import { boardLinks } from '#core/boards/board-links.ts'
import { parseBoardName } from '#core/boards/board-name.ts'
import { sourceNamed } from '#sources/adapters/sources.ts'
import type { SourceClient } from '#sources/source/board-client.ts'
import { Away, Unreadable } from '#sources/source/source.ts'
import type { NewBoard } from '#store/boards.ts'

/** A page is requested as politely as a board. */
const PAGE = { name: 'page', isOneAnswer: false }

/** A page with its own listings as JSON-LD, the form that search engines read. */
const HAS_JSON_LD_JOBS = /"@type"\s*:\s*(?:\[\s*)?"JobPosting"/

/** Parses "lever/acme"; null for an address. */
export function boardsByName(name: string): { boards: NewBoard[] } | null {
  const { source = '', token = null } = parseBoardName(name) ?? {}
  return token !== null && sourceNamed(source) ? { boards: [{ source, token }] } : null
}

/** The most likely board comes first. Otherwise a sentence that says why there is none. */
export async function findBoards(
  client: SourceClient,
  address: string,
): Promise<{ boards: NewBoard[] } | { problem: string }> {
  const url = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`
  if (!URL.canParse(url)) return { problem: `"${address}" is not an address.` }
  const known = readAtsAddress(url)
  if (known?.board) return { boards: [{ source: known.source, token: known.board }] }

  const page = await readPage(client, url)
  if ('problem' in page) return page
  const moved = readAtsAddress(page.url)
  if (moved?.board) return { boards: [{ source: moved.source, token: moved.board }] }
  const boards = boardLinks(page.text).map(({ source, token }) => ({ source, token }))
  if (boards.length > 0) return { boards }
  if (HAS_JSON_LD_JOBS.test(page.text)) return { boards: [{ source: 'jsonld', token: page.url }] }
  return {
    problem: `No board was found at ${url}: no link to one, no embedded board, and no job in JSON-LD.`,
  }
}

async function readPage(client: SourceClient, url: string) {
  const { get } = client.forBoard({ source: PAGE, token: url, validators: null })
  try {
    return await get({ url, accept: 'html' })
  } catch (error) {
    if (error instanceof Away || error instanceof Unreadable) return { problem: error.message }
    throw error
  }
}
