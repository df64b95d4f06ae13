/**
 * A letter that the rules write again, with what the person had changed by hand: edited sentences whose evidence is still
 * used, and sentences that they added.
 */
import type { Letter, LetterSentence } from './cover-letter.ts'
import { MAX_SENTENCES } from './letter-text.ts'

export function withEdits(after: Letter, before: Letter): Letter {
  const edited = before.sentences.filter(({ isEdited }) => isEdited)
  const left = new Set(edited)
  const sentences = after.sentences.map((sentence): LetterSentence => {
    const own = [...left].find((it) => isSameEvidence(it, sentence))
    if (!own) return sentence
    left.delete(own)
    const { text, about, sources, quote, isEdited, lost } = own
    return { ...sentence, text, about, sources, quote, isEdited, lost }
  })
  const all = withAdded(sentences, addedIn(before, after))
  const known = new Set(after.proofs.map(({ id }) => id))
  const used = new Set(all.flatMap(({ sources, lost }) => [...sources, ...(lost?.sources ?? [])]))
  const proofs = before.proofs.filter(({ id }) => used.has(id) && !known.has(id))
  return { ...after, sentences: all, proofs: [...after.proofs, ...proofs] }
}

/** The first source is the line itself; sentences about the employer have only their quote. */
function isSameEvidence(edited: LetterSentence, { sources, quote, about }: LetterSentence) {
  const basis = edited.lost ?? edited
  const [line] = basis.sources
  return line === undefined
    ? about === 'employer' && quote !== null && quote === basis.quote
    : line === sources[0]
}

/** Sentences of the person's own that neither letter's words or facts explain. */
function addedIn(before: Letter, after: Letter): LetterSentence[] {
  const facts = (before.picks ?? []).flatMap((pick) => ('text' in pick ? [pick.text] : []))
  const words = [before.own.why, before.own.more, ...facts].join('\n')
  const kept = new Set(after.sentences.map(({ text }) => text))
  return before.sentences.filter(
    ({ about, lost, text }) =>
      about === 'own' &&
      lost === null &&
      !kept.has(text) &&
      !words.includes(text.replace(/\.$/, '')),
  )
}

/** In a paragraph of their own before the last one. */
function withAdded(
  sentences: readonly LetterSentence[],
  added: readonly LetterSentence[],
): LetterSentence[] {
  if (added.length === 0) return [...sentences]
  const last = sentences.at(-1)?.paragraph ?? 0
  const highest = Math.max(0, ...sentences.map(({ id }) => Number(id.slice(1))))
  const own = added.map((it, at) => ({ ...it, id: `s${highest + at + 1}`, paragraph: last }))
  return [
    ...sentences.filter(({ paragraph }) => paragraph !== last),
    ...own,
    ...sentences
      .filter(({ paragraph }) => paragraph === last)
      .map((it) => ({ ...it, paragraph: last + 1 })),
  ].slice(0, MAX_SENTENCES)
}
