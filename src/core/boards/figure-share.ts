/** A part of a total in words, like "97% of 1,204". Rounded down: 100% means all of them, and 0% may be a few. */
export function formatShare(part: number, total: number): string | null {
  if (total <= 0) return null
  return `${Math.floor((part * 100) / total)}% of ${total.toLocaleString('en')}`
}
