/** The page numbers a pager shows: the first, the last, and those around the current page. Pages count from 1. */

const AROUND = 1

/** In order; null for a gap. A gap of a single page shows that page instead. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const named = new Set([1, last])
  for (let number = page - AROUND; number <= page + AROUND; number++) {
    if (number >= 1 && number <= last) named.add(number)
  }
  const numbers: (number | null)[] = []
  let before = 0
  for (const number of [...named].sort((a, b) => a - b)) {
    if (number === before + 2) numbers.push(before + 1)
    else if (number > before + 2) numbers.push(null)
    numbers.push(number)
    before = number
  }
  return numbers
}
