/** What the forms of the operator's pages do, by their `intent`. Each ends with a page that says what was done. */
import { data, redirect } from 'react-router'
import type { SentForm } from '#app/request/read-form.ts'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { readBoardId } from '#core/boards/board-id.ts'
import { LISTED_BEFORE } from '#core/boards/board-list.ts'
import { isCompanyName } from '#core/boards/board-name.ts'
import { readBoardsQuery } from '#core/boards/boards-view.ts'
import * as boards from '#store/boards.ts'
import {
  addBoard,
  addBoardList,
  confirmHeld,
  nameBoard,
  pauseBoard,
  removeBoard,
  resumeBoard,
  runBoardNow,
  runBoardsNow,
  takeBackBoards,
} from '#work/gathering/change-boards.ts'
import { readableBoards } from '#work/gathering/watch-boards.ts'
import { readBatch, signBatch } from '#work/import/added-batch.ts'
import { inBulk, type World } from '#work/world/world.ts'

const LIST = '/admin/sources'
/** As many as fit beside what was done. */
const MAX_OTHERS = 5

/** On the page of all boards: one is added or brought back, many are taken back or read now. */
export async function actOnBoards(world: World, by: AccountId, form: SentForm) {
  const intent = form.text('intent')
  if (intent === 'run-all') return redirect(await runAll(world, form))
  if (intent === 'take-back') return redirect(await takeBack(world, by, form))
  const isUndo = intent === 'restore'
  if (!isUndo && intent !== 'add') throw new Refusal('invalid_body')
  const address = form.trimmed('address')
  const found = await world.boardDesk.find(address)
  if ('problem' in found) return data({ address, problem: found.problem }, { status: 422 })
  const company = isUndo ? form.trimmed('company') || null : null
  const { id, isNew } = await addBoard(
    world,
    { ...found.board, company },
    { isPaused: isUndo && form.text('paused') === 'yes' },
  )
  const params = new URLSearchParams({ said: isUndo ? 'back' : isNew ? 'added' : 'there' })
  for (const { source, token } of isUndo ? [] : found.others.slice(0, MAX_OTHERS)) {
    params.append('also', `${source}/${token}`)
  }
  return redirect(`${LIST}/${id}?${params}`)
}

async function runAll(world: World, form: SentForm): Promise<string> {
  const asked = new URLSearchParams(form.text('asked'))
  const count = await runBoardsNow(world, await readableBoards(world, readBoardsQuery(asked)))
  asked.set('said', 'due')
  asked.set('count', `${count}`)
  return `${LIST}?${asked}`
}

async function takeBack(world: World, by: AccountId, form: SentForm): Promise<string> {
  const at = await readBatch(world, { by, signed: form.text('batch') })
  if (at === null) throw new Refusal('cannot_take_back')
  const { boards: count, closed } = await takeBackBoards(inBulk(world), at)
  return `${LIST}?said=taken&count=${count}&closed=${closed}`
}

function readInstant(form: SentForm): Date {
  const at = new Date(form.text('at'))
  if (Number.isNaN(at.getTime())) throw new Refusal('invalid_body')
  return at
}

/** On the page for many: those of a list, or those to begin with. Nothing is added while a line of it is odd. */
export async function actOnList(
  world: World,
  by: AccountId,
  { intent, list }: { intent: string; list: string },
) {
  const isStarter = intent === 'starters'
  if (!isStarter && intent !== 'import') throw new Refusal('invalid_body')
  const { boardDesk } = world
  const read = isStarter ? { boards: boardDesk.starters(), odd: [] } : boardDesk.readList(list)
  const odd = read.odd.filter(({ problem }) => problem !== LISTED_BEFORE)
  if (odd.length > 0 || read.boards.length === 0) return data({ list, odd }, { status: 422 })
  const { count, at } = await addBoardList(world, read.boards, { isStarter })
  const there = read.boards.length - count
  const batch = await signBatch(world, { by, at })
  return redirect(`${LIST}?said=many&count=${count}&there=${there}&batch=${batch}`)
}

/** On the page of one board. */
export async function actOnBoard(world: World, boardId: string, form: SentForm) {
  const id = readBoardId(boardId)
  const intent = form.text('intent')
  if (id === null) throw new Refusal('board_not_found')
  if (!Object.hasOwn(ACTS, intent)) throw new Refusal('invalid_body')
  return redirect(await (ACTS[intent] as Act)(world, id, form))
}

type Act = (world: World, id: number, form: SentForm) => Promise<string>

const ACTS: Readonly<Record<string, Act>> = {
  async run(world, id) {
    await runBoardNow(world, id)
    return `${LIST}/${id}?said=due`
  },
  async pause(world, id) {
    await pauseBoard(world, id)
    return `${LIST}/${id}?said=paused`
  },
  async resume(world, id) {
    await resumeBoard(world, id)
    return `${LIST}/${id}?said=resumed`
  },
  async name(world, id, form) {
    const company = form.trimmed('company')
    if (!isCompanyName(company)) throw new Refusal('invalid_body')
    await nameBoard(world, id, company || null)
    return `${LIST}/${id}?said=named`
  },
  async confirm(world, id, form) {
    const seen = { at: readInstant(form), missing: Number(form.text('missing')) }
    try {
      return `${LIST}/${id}?said=closed&count=${await confirmHeld(inBulk(world), id, seen)}`
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'held_changed')) throw error
      return `${LIST}/${id}?said=held-changed`
    }
  },
  async remove(world, id) {
    const board = await boards.byId(world.db, id)
    if (!board) throw new Refusal('board_not_found')
    const closed = await removeBoard(inBulk(world), id)
    const params = new URLSearchParams({ removed: `${board.source}/${board.token}` })
    params.set('closed', `${closed}`)
    if (board.company) params.set('company', board.company)
    if (board.pausedAt) params.set('paused', 'yes')
    return `${LIST}?${params}`
  },
}
