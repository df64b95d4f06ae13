/** Prints the boards that addresses lead to, and whether each is known already; adds the new ones if asked to. */
import { countOf } from '#core/text/count-of.ts'
import { discoverBoards } from '#server/gathering/discover-boards.ts'
import { whyNot } from '#server/gathering/usable-sources.ts'
import type { Env } from '#server/process/env.ts'
import { sourceNamed } from '#sources/adapters/sources.ts'
import type { SourceClient } from '#sources/source/board-client.ts'
import * as boards from '#store/boards.ts'
import type { Db } from '#store/db.ts'
import { addBoards } from '#work/gathering/change-boards.ts'

type Parts = {
  env: Env
  db: Db
  client: SourceClient
  addresses: readonly string[]
  isAdding: boolean
  say(text: string): void
}

/** Returns whether every address led to a board. */
export async function runDiscovery(parts: Parts): Promise<boolean> {
  const { env, db, client, addresses, isAdding, say } = parts
  const known = new Set((await boards.names(db)).map(keyOf))
  const fresh: { source: string; token: string }[] = []
  let isGood = true
  let there = 0
  for (const address of addresses) {
    const found = await discoverBoards(client, address)
    for (const problem of found.problems) say(problem)
    if (found.boards.length === 0) isGood = false
    for (const board of found.boards) {
      const isNew = !known.has(keyOf(board))
      const why = isNew ? whyNotAdded(board.source, env) : null
      const state = isNew ? (why === null ? 'new' : 'not added') : 'known'
      say(`${`${board.source}/${board.token}`.padEnd(40)} ${state.padEnd(9)}  ${why ?? board.page}`)
      if (isNew && why === null) fresh.push({ source: board.source, token: board.token })
      if (!isNew) there++
      known.add(keyOf(board))
    }
  }
  const summary = `${countOf(fresh.length, 'new board')}, ${there.toLocaleString('en')} known.`
  if (!isAdding) {
    say(fresh.length > 0 ? `${summary} Add --add to add the new.` : summary)
    return isGood
  }
  const added = await addBoards({ db, clock: { now: () => new Date() } }, fresh)
  say(`${summary} ${countOf(added, 'board was', 'boards were')} added.`)
  return isGood
}

function whyNotAdded(name: string, env: Env): string | null {
  const source = sourceNamed(name)
  if (source === null) return `There is no source "${name}".`
  if (source.terms.asksEmployers) {
    return `${source.title} wants employers asked first: add it by name once this one has agreed.`
  }
  return whyNot(source, env)
}

const keyOf = ({ source, token }: { source: string; token: string }) =>
  `${source}/${token.toLowerCase()}`
