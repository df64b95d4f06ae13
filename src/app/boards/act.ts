/** What the forms of the operator's pages do, by their `intent`. Each ends with a page that says what was done. */
import { data, redirect } from 'react-router'
import type { SentForm } from '#app/sign-in/read-form.ts'
import { readBoardId } from '#core/board-id.ts'
import { Refusal } from '#core/refusal.ts'
import * as boards from '#store/boards.ts'
import {
  addBoard,
  confirmHeld,
  pauseBoard,
  removeBoard,
  resumeBoard,
  runBoardNow,
} from '#work/change-boards.ts'
import type { World } from '#work/world.ts'

const LIST = '/admin/sources'

/** On the page of all boards: one is added, or brought back. */
export async function actOnBoards(world: World, form: SentForm) {
  const isUndo = form.text('intent') === 'restore'
  if (!isUndo && form.text('intent') !== 'add') throw new Refusal('invalid_body')
  const address = form.trimmed('address')
  const found = await world.boardDesk.find(address)
  if ('problem' in found) return data({ address, problem: found.problem }, { status: 422 })
  const company = isUndo ? form.trimmed('company') || null : null
  const { id, isNew } = await addBoard(
    world,
    { ...found.board, company },
    { isPaused: isUndo && form.text('paused') === 'yes' },
  )
  const said = isUndo ? 'back' : isNew ? 'added' : 'there'
  return redirect(`${LIST}/${id}?said=${said}`)
}

/** On the page of one board. */
export async function actOnBoard(world: World, boardId: string, form: SentForm) {
  const id = readBoardId(boardId)
  const intent = form.text('intent')
  if (id === null) throw new Refusal('board_not_found')
  if (!Object.hasOwn(ACTS, intent)) throw new Refusal('invalid_body')
  return redirect(await (ACTS[intent] as Act)(world, id))
}

type Act = (world: World, id: number) => Promise<string>

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
  async confirm(world, id) {
    return `${LIST}/${id}?said=closed&count=${await confirmHeld(world, id)}`
  },
  async remove(world, id) {
    const board = await boards.byId(world.db, id)
    if (!board) throw new Refusal('board_not_found')
    const closed = await removeBoard(world, id)
    const params = new URLSearchParams({ removed: `${board.source}/${board.token}` })
    params.set('closed', `${closed}`)
    if (board.company) params.set('company', board.company)
    if (board.pausedAt) params.set('paused', 'yes')
    return `${LIST}?${params}`
  },
}
