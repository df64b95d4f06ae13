/**
 * Removes lines that belong to the page rather than the CV: page numbers, names repeated on every page, the date the
 * file was made. This happens before columns are detected, since such lines cross them.
 */
import type { Chunk } from './pdf-chunks.ts'

export type PageChunks = { height: number; chunks: Chunk[] }

/** Share of the page's height, at the top and the bottom, where such lines appear. */
const EDGE = 0.09
const NUMBER = String.raw`\d{1,2}(?:\s*(?:\/|of|von|de|di|van|z|з|sur|\|)\s*\d{1,2})?`
const PAGE = '(?:page|seite|pagina|página|strona|стор\\.?|p\\.)'
const PAGE_NUMBER = new RegExp(
  `^[-–—|\\s]*(?:(?:${PAGE}\\s*)?${NUMBER}|\\p{L}[\\p{L} .'’,|•·–—-]{2,80}[\\s|•·–—-](?:${PAGE}\\s*${NUMBER}|\\d{1,2}\\s*/\\s*\\d{1,2}))[-–—|\\s]*$`,
  'iu',
)
const MADE_ON =
  /^(?:last (?:updated|modified|revised|update)|updated(?: on)?\b|stand\s*:|as of\b|dernière mise à jour|mis à jour|última actualización|actualizado|ultimo aggiornamento|laatst bijgewerkt|ostatnia aktualizacja|zuletzt (?:aktualisiert|geändert)|generated (?:by|on|with)|printed on|créé avec|made with|powered by)/iu
const MOST_LETTERS = 90

export function withoutFurniture(pages: PageChunks[]): Chunk[][] {
  const repeated = repeatedTexts(pages)
  return pages.map(({ height, chunks }, page) => {
    const rows = rowTexts(chunks)
    return chunks.filter((chunk) => {
      const row = rows.get(Math.round(chunk.y)) ?? chunk.text
      const isEdge = chunk.y < height * EDGE || chunk.y > height * (1 - EDGE)
      if (MADE_ON.test(row) && row.length < MOST_LETTERS && (isEdge || /\d{4}/.test(row))) {
        return !(isEdge || page > 0 || /^last|^zuletzt|^ultim|^derni/i.test(row))
      }
      if (!isEdge) return true
      if (chunk.y > height / 2 && PAGE_NUMBER.test(row)) return false
      if (PAGE_NUMBER.test(row) && (pages.length > 1 || !/^\d+$/.test(row)) && page > 0)
        return false
      // At the top of the first page, a repeated line is the person's own.
      return !(repeated.has(placed(row, chunk.y)) && (page > 0 || chunk.y > height / 2))
    })
  })
}

/** The text of each whole row, by rounded baseline. */
function rowTexts(chunks: Chunk[]): Map<number, string> {
  const rows = new Map<number, Chunk[]>()
  for (const chunk of chunks) {
    const y = Math.round(chunk.y)
    rows.set(y, [...(rows.get(y) ?? []), chunk])
  }
  return new Map(
    [...rows].map(([y, row]) => [
      y,
      row
        .sort((a, b) => a.x - b.x)
        .map((chunk) => chunk.text)
        .join(' '),
    ]),
  )
}

/** Texts at the same position on every page; one page may lack it, as the first or last often does. */
function repeatedTexts(pages: PageChunks[]): Set<string> {
  const seen = new Map<string, Set<number>>()
  pages.forEach(({ height, chunks }, page) => {
    const edge = chunks.filter((chunk) => chunk.y < height * EDGE || chunk.y > height * (1 - EDGE))
    for (const [y, text] of rowTexts(edge)) {
      const key = placed(text, y)
      seen.set(key, (seen.get(key) ?? new Set()).add(page))
    }
  })
  const fewest = Math.max(2, pages.length - 1)
  return new Set([...seen].filter(([, on]) => on.size >= fewest).map(([text]) => text))
}

/** Equal for the same words at the same height. */
function placed(text: string, y: number): string {
  return `${Math.round(y / 3)} ${text.toLowerCase()}`
}
