/**
 * A publication as a sentence can name it: its title, where it was published and when. CVs often have a whole reference in
 * one line ("A. Bauer, C. Diaz. Tight bounds. Journal of Proofs, 2024, pp. 1–9.").
 */
import type { CvCredit } from '#core/cv/cv.ts'
import { contentStems } from '#core/text/word-stem.ts'

export type Paper = { id: string; words: string; place: string }

/** The publication with most words of the listing, the newest of several; null if none has any. */
export function paperOf(publications: readonly CvCredit[], listing: string): Paper | null {
  const wanted = new Set(contentStems(listing))
  let best: { paper: Paper; shared: number } | null = null
  for (const publication of publications) {
    const paper = readPaper(publication)
    if (paper === null) continue
    const shared = new Set(contentStems(paper.words).filter((it) => wanted.has(it))).size
    if (shared > (best?.shared ?? 0)) best = { paper, shared }
  }
  return best?.paper ?? null
}

const MAX_TITLE = 120

function readPaper({ id, title, by, date }: CvCredit): Paper | null {
  const parts = title.split(/(?<=[\p{Ll}\d)])\.\s+(?=\p{Lu})/u)
  const [authors = '', words = '', venue = ''] = parts
  const year = /\b(?:19|20)\d\d\b/.exec(venue)?.[0]
  if (parts.length >= 3 && /\p{Lu}\./u.test(authors) && year !== undefined) {
    const place = venue.split(',')[0]?.replace(/^Proc\. /, '') ?? ''
    return isPlain(words) && isPlain(place) ? { id, words, place: `${place}, ${year}` } : null
  }
  if (parts.length > 1 || by === null || date === null || !isPlain(title)) return null
  return { id, words: title, place: `${by}, ${date.slice(0, 4)}` }
}

const isPlain = (text: string) =>
  text.length > 5 && text.length <= MAX_TITLE && !/[“”"«»„()[\]{}|]/.test(text)
