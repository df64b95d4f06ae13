/**
 * Collects text in document order into blocks: paragraphs, and tables whose rows and cells are only marked by their
 * ends.
 */
import { type Block, MAX_NESTING, type Paragraph, type Run } from './flow.ts'

type Level = { blocks: Block[]; cells: Block[][]; rows: Block[][][] }

export type BlockFlow = {
  say(run: Run): void
  /** `look` formats the paragraph that ends here; `depth` is the number of tables around it. */
  endParagraph(look: Omit<Paragraph, 'kind' | 'runs'>, depth: number): void
  endCell(look: Omit<Paragraph, 'kind' | 'runs'>, depth: number): void
  endRow(depth: number): void
  add(block: Block): void
  isEmpty(): boolean
  finish(look: Omit<Paragraph, 'kind' | 'runs'>): Block[]
}

export function createBlockFlow(): BlockFlow {
  const levels: Level[] = [emptyLevel()]
  let runs: Run[] = []

  const level = (depth: number): Level => {
    const wanted = Math.min(MAX_NESTING, Math.max(0, depth))
    while (levels.length <= wanted) levels.push(emptyLevel())
    while (levels.length > wanted + 1) fold()
    return levels[wanted] as Level
  }

  /** Ends the innermost table and adds it as a block to its surroundings. */
  function fold() {
    const { blocks, cells, rows } = levels.pop() as Level
    const last = blocks.length > 0 ? [...cells, blocks] : cells
    const all = last.length > 0 ? [...rows, last] : rows
    if (all.length > 0) levels[levels.length - 1]?.blocks.push({ kind: 'table', rows: all })
  }

  const endParagraph: BlockFlow['endParagraph'] = (look, depth) => {
    level(depth).blocks.push({ kind: 'paragraph', runs, ...look })
    runs = []
  }

  return {
    say: (run) => void runs.push(run),
    endParagraph,
    endCell(look, depth) {
      endParagraph(look, Math.max(1, depth))
      const at = level(Math.max(1, depth))
      at.cells.push(at.blocks)
      at.blocks = []
    },
    endRow(depth) {
      const at = level(Math.max(1, depth))
      if (at.cells.length > 0) at.rows.push(at.cells)
      at.cells = []
      at.blocks = []
    },
    add: (block) => void levels[levels.length - 1]?.blocks.push(block),
    isEmpty: () => runs.length === 0,
    finish(look) {
      if (runs.length > 0) endParagraph(look, 0)
      return level(0).blocks
    },
  }
}

const emptyLevel = (): Level => ({ blocks: [], cells: [], rows: [] })
