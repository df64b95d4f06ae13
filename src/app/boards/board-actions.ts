/** Actions of the operator's board pages, by form `intent`. Each redirects to a page that reports what was done. */

import { data, redirect } from 'react-router'
import { actionOf } from '#app/request/action-of.ts'
import type { SentForm } from '#app/request/read-form.ts'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { LISTED_BEFORE } from '#core/boards/board-list.ts'
import { isCompanyName } from '#core/boards/board-name.ts'
import { readBoardsQuery } from '#core/boards/boards-view.ts'
import { readNumericId } from '#core/text/read-id.ts'
import * as boards from '#store/boards.ts'
import {
  acceptForeign,
  addBoard,
  addBoardList,
  confirmHeld,
  nameBoard,
  pauseBoard,
  removeBoard,
  resumeBoard,
  runBoardNow,
  runBoardsNow,
  undoAddBoards,
} from '#work/gathering/change-boards.ts'
import { readableBoards } from '#work/gathering/watch-boards.ts'
import { readBatch, signBatch } from '#work/import/added-batch.ts'
import { inBulk, type Services } from '#work/use-case/use-case-services.ts'

const LIST = '/admin/sources'
/** How many other boards of the same page are offered after one was added. */
const MAX_OTHERS = 5

/** The page of all boards: adds or restores one board, undoes an added list, or runs many boards now. */
export async function handleBoardsAction(services: Services, by: AccountId, form: SentForm) {
  const intent = form.text('intent')
  if (intent === 'run-all') return redirect(await runAll(services, form))
  if (intent === 'take-back') return redirect(await undoAddedList(services, by, form))
  const isUndo = intent === 'restore'
  if (!isUndo && intent !== 'add') throw new Refusal('unknown_action')
  const address = form.trimmed('address')
  const found = await services.boardService.find(address)
  if ('problem' in found) return data({ address, problem: found.problem }, { status: 422 })
  const company = isUndo ? form.trimmed('company') || null : null
  const { id, isNew } = await addBoard(
    services,
    { ...found.board, company },
    { isPaused: isUndo && form.text('paused') === 'yes' },
  )
  const params = new URLSearchParams({ said: isUndo ? 'back' : isNew ? 'added' : 'there' })
  for (const { source, token } of isUndo ? [] : found.others.slice(0, MAX_OTHERS)) {
    params.append('also', `${source}/${token}`)
  }
  return redirect(`${LIST}/${id}?${params}`)
}

async function runAll(services: Services, form: SentForm): Promise<string> {
  const asked = new URLSearchParams(form.text('asked'))
  const count = await runBoardsNow(services, await readableBoards(services, readBoardsQuery(asked)))
  asked.set('said', 'due')
  asked.set('count', `${count}`)
  return `${LIST}?${asked}`
}

async function undoAddedList(services: Services, by: AccountId, form: SentForm): Promise<string> {
  const at = await readBatch(services, { by, signed: form.text('batch') })
  if (at === null) throw new Refusal('cannot_take_back')
  const { boards: count, closed } = await undoAddBoards(inBulk(services), at)
  return `${LIST}?said=taken&count=${count}&closed=${closed}`
}

function readInstant(form: SentForm): Date {
  const at = new Date(form.text('at'))
  if (Number.isNaN(at.getTime())) throw new Refusal('invalid_body')
  return at
}

/** The page for adding many boards, from a list or the starters. Adds nothing while any line is invalid. */
export async function actOnList(
  services: Services,
  by: AccountId,
  { intent, list }: { intent: string; list: string },
) {
  const isStarter = intent === 'starters'
  if (!isStarter && intent !== 'import') throw new Refusal('unknown_action')
  const { boardService } = services
  const read = isStarter
    ? { boards: boardService.starters(), odd: [] }
    : boardService.readList(list)
  const odd = read.odd.filter(({ problem }) => problem !== LISTED_BEFORE)
  if (odd.length > 0 || read.boards.length === 0) return data({ list, odd }, { status: 422 })
  const { count, at } = await addBoardList(services, read.boards, { isStarter })
  const there = read.boards.length - count
  const batch = await signBatch(services, { by, at })
  return redirect(`${LIST}?said=many&count=${count}&there=${there}&batch=${batch}`)
}

/** The page of one board. */
export async function handleBoardAction(services: Services, boardId: string, form: SentForm) {
  const id = readNumericId(boardId)
  const intent = form.text('intent')
  if (id === null) throw new Refusal('board_not_found')
  return redirect(await actionOf(ACTIONS, intent)(services, id, form))
}

type Action = (services: Services, id: number, form: SentForm) => Promise<string>

const ACTIONS: Readonly<Record<string, Action>> = {
  async run(services, id) {
    await runBoardNow(services, id)
    return `${LIST}/${id}?said=due`
  },
  async pause(services, id) {
    await pauseBoard(services, id)
    return `${LIST}/${id}?said=paused`
  },
  async resume(services, id) {
    await resumeBoard(services, id)
    return `${LIST}/${id}?said=resumed`
  },
  async name(services, id, form) {
    const company = form.trimmed('company')
    if (!isCompanyName(company)) throw new Refusal('invalid_body')
    await nameBoard(services, id, company || null)
    return `${LIST}/${id}?said=named`
  },
  async confirm(services, id, form) {
    const seen = { at: readInstant(form), missing: Number(form.text('missing')) }
    try {
      return `${LIST}/${id}?said=closed&count=${await confirmHeld(inBulk(services), id, seen)}`
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'held_changed')) throw error
      return `${LIST}/${id}?said=held-changed`
    }
  },
  async accept(services, id, form) {
    try {
      await acceptForeign(services, id, { at: readInstant(form), company: form.text('company') })
      return `${LIST}/${id}?said=accepted`
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'held_changed')) throw error
      return `${LIST}/${id}?said=held-changed`
    }
  },
  async remove(services, id) {
    const board = await boards.byId(services.db, id)
    if (!board) throw new Refusal('board_not_found')
    const closed = await removeBoard(inBulk(services), id)
    const params = new URLSearchParams({ removed: `${board.source}/${board.token}` })
    params.set('closed', `${closed}`)
    if (board.company) params.set('company', board.company)
    if (board.pausedAt) params.set('paused', 'yes')
    return `${LIST}?${params}`
  },
}
