import { expect, test } from 'vitest'
import type { ApplicationId, Stage } from './application.ts'
import { type Column, mergeOverlays, overlayColumns, overlayRows } from './tracker-overlay.ts'
import { DEFAULT_SORT, type ShownCard } from './tracker-view.ts'

const id = (number: number) => number as ApplicationId

test('a moved card leaves its column and takes its sorted position in the other', () => {
  const board = [column('Interested', [4, 2], 30), column('Applied', [5, 3, 1])]
  const after = overlayColumns(board, new Map([[id(2), 'Applied']]), DEFAULT_SORT)
  expect(shape(after)).toEqual([
    ['Interested', 29, [4]],
    ['Applied', 4, [5, 3, 2, 1]],
  ])
  expect(after[1]?.cards.map(({ stage }) => stage)).toEqual(Array(4).fill('Applied'))
})

test('a deleted card disappears, and so does one moved to a hidden column', () => {
  const board = [column('Interested', [3, 2, 1])]
  const overlay = new Map<ApplicationId, Stage | null>([
    [id(1), null],
    [id(2), 'Applied'],
  ])
  expect(shape(overlayColumns(board, overlay, DEFAULT_SORT))).toEqual([['Interested', 1, [3]]])
})

test('an unchanged column stays the same object', () => {
  const board = [column('Interested', [1]), column('Applied', [2])]
  expect(overlayColumns(board, new Map(), DEFAULT_SORT)).toBe(board)
  const after = overlayColumns(board, new Map([[id(2), 'Applied']]), DEFAULT_SORT)
  expect(after[0]).toBe(board[0])
  expect(after[1]).toBe(board[1])
})

test('in a table a moved row keeps its position', () => {
  const rows = column('Interested', [3, 2, 1]).cards
  const overlay = new Map<ApplicationId, Stage | null>([
    [id(2), 'Offer Received'],
    [id(1), null],
  ])
  expect(overlayRows(rows, overlay).map((card) => [card.id, card.stage])).toEqual([
    [3, 'Interested'],
    [2, 'Offer Received'],
  ])
})

test('the later of two changes wins', () => {
  expect(
    mergeOverlays([new Map([[id(1), 'Applied']]), new Map([[id(1), null]])]).get(id(1)),
  ).toBeNull()
})

const shape = (columns: readonly Column[]) =>
  columns.map(({ stage, count, cards }) => [stage, count, cards.map((card) => card.id)])

function column(stage: Stage, ids: number[], count = ids.length): Column {
  return { stage, count, cards: ids.map((number) => card(number, stage)) }
}

function card(number: number, stage: Stage): ShownCard {
  const at = `2026-01-0${number}T00:00:00Z`
  return {
    id: id(number),
    version: 1,
    jobTitle: 'Engineer',
    companyName: 'Acme',
    jobLocation: null,
    salaryRange: null,
    stage,
    appliedOn: null,
    followUpOn: null,
    createdAt: at,
    lastEventAt: at,
    nextInterviewAt: null,
    openTasks: 0,
    isSilent: false,
  }
}
