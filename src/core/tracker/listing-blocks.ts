/**
 * The text of a listing as it was saved, with its shape: plain text as core/html writes it has an empty line between
 * paragraphs, "- " before items, and headings that are short lines of their own.
 */

export type ListingBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }

/** Longer lines are sentences, not headings. */
const LONGEST_HEADING = 70
const ITEM = '- '
const ENDS_SENTENCE = /[.!?…,;]$/

export function listingBlocks(text: string): ListingBlock[] {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return paragraphs.flatMap((paragraph, at) => {
    const blocks = blocksOf(paragraph)
    const [only] = blocks
    const isLast = at === paragraphs.length - 1
    return blocks.length === 1 && only?.kind === 'text' && !isLast && isHeading(only.text)
      ? [{ kind: 'heading' as const, text: only.text }]
      : blocks
  })
}

const isHeading = (line: string) =>
  line.length <= LONGEST_HEADING && !line.includes('\n') && !ENDS_SENTENCE.test(line)

/** The lines of one paragraph, with items in lists. */
function blocksOf(paragraph: string): ListingBlock[] {
  const blocks: ListingBlock[] = []
  for (const raw of paragraph.split('\n')) {
    const line = raw.trim()
    const last = blocks.at(-1)
    if (line.startsWith(ITEM)) {
      const item = line.slice(ITEM.length).trim()
      if (last?.kind === 'list') last.items.push(item)
      else blocks.push({ kind: 'list', items: [item] })
    } else if (last?.kind === 'text') last.text = `${last.text}\n${line}`
    else blocks.push({ kind: 'text', text: line })
  }
  return blocks
}
