/**
 * Joins texts with their own baseline to the line beside them: superscripts and subscripts ("1st", "H2O", a footnote
 * mark), slightly raised words, and the drop cap of a paragraph.
 */
import type { Chunk } from './pdf-chunks.ts'

/** Type smaller than this share of its neighbor's is superscript or subscript. */
const SMALL = 0.85
/** Greatest distance, in sizes of the line's font. */
const NEAR = 0.35

export function joinRaised(chunks: Chunk[]): Chunk[] {
  const gone = new Set<Chunk>()
  const sorted = [...chunks].sort((a, b) => a.x - b.x)
  for (const small of sorted) {
    const host = sorted.find((it) => it !== small && !gone.has(it) && isHost(it, small))
    if (!host || gone.has(small)) continue
    append(host, small)
    gone.add(small)
    const rest = sorted.find((it) => it !== host && !gone.has(it) && goesOn(host, it))
    if (!rest) continue
    append(host, rest)
    gone.add(rest)
  }
  for (const cap of chunks) {
    if (gone.has(cap) || [...cap.text].length !== 1 || !/\p{Lu}/u.test(cap.text)) continue
    const first = chunks.find((it) => it !== cap && !gone.has(it) && isDropped(cap, it))
    if (!first) continue
    first.text = `${cap.text}${first.text}`
    first.x = cap.x
    first.spans = [{ ...cap, isBold: cap.isBold, isItalic: cap.isItalic }, ...first.spans]
    gone.add(cap)
  }
  return chunks.filter((chunk) => !gone.has(chunk))
}

function isHost(host: Chunk, small: Chunk): boolean {
  const gap = (small.x - host.right) / host.size
  if (gap < -0.25 || gap > NEAR || small.isBullet) return false
  const raised = (host.y - small.y) / host.size
  if (small.size < SMALL * host.size)
    return raised > -0.35 && raised < 0.65 && small.text.length < 25
  return Math.abs(raised) < 0.22 && Math.abs(small.size - host.size) < 0.2 * host.size
}

function goesOn(host: Chunk, rest: Chunk): boolean {
  const gap = (rest.x - host.right) / host.size
  return Math.abs(rest.y - host.y) < 0.4 && gap > -0.25 && gap < 0.6
}

function append(host: Chunk, part: Chunk): void {
  const isApart = part.x - host.right > 0.15 * host.size
  host.text = `${host.text}${isApart ? ' ' : ''}${part.text}`
  host.right = Math.max(host.right, part.right)
  host.spans = [...host.spans, ...part.spans]
}

/** The text begins to the right of the drop cap, between its top and its bottom. */
function isDropped(cap: Chunk, first: Chunk): boolean {
  const gap = first.x - cap.right
  return (
    cap.size > 1.5 * first.size &&
    gap > -0.1 * cap.size &&
    gap < 0.6 * first.size &&
    first.y < cap.y - 0.3 * first.size &&
    first.y > cap.y - 0.85 * cap.size &&
    /^[\p{Ll}’']/u.test(first.text)
  )
}
