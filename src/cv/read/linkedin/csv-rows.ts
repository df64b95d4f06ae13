/** Rows of CSV as RFC 4180 has it, from a stranger's file: one pass, limits, nothing refused. */

const MAX_ROWS = 2_000
const MAX_CELLS = 60
const MAX_CELL = 20_000

export function csvRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    if (row.length < MAX_CELLS) row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((it) => it.trim() !== '')) rows.push(row)
    row = []
  }
  for (
    let at = text.startsWith('\ufeff') ? 1 : 0;
    at < text.length && rows.length < MAX_ROWS;
    at++
  ) {
    const sign = text[at] as string
    if (isQuoted) {
      if (sign !== '"') cell = grown(cell, sign)
      else if (text[at + 1] === '"') {
        cell = grown(cell, '"')
        at++
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === ',') endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') cell = grown(cell, sign)
  }
  if (rows.length < MAX_ROWS) endRow()
  return rows
}

const grown = (cell: string, sign: string) => (cell.length < MAX_CELL ? cell + sign : cell)
