/**
 * The facts of a letter as a short list, if they are not all sentences: each is the CV's own line, with its employer if
 * they have several. One sentence says what the list is.
 */
import { ITEM_MARK } from '#core/documents/list-item.ts'
import type { LetterAsk } from './letter-ask.ts'
import { nameOf } from './letter-lines.ts'
import { plainCompany } from './letter-names.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill, fillIn, namesJoined } from './letter-picker.ts'
import type { LetterProof } from './letter-plan.ts'
import { type Draft, placeName } from './letter-proof-sentence.ts'
import { distinctSubjects, subjectsOf } from './listing-subjects.ts'

/** `before`: the text of the letter before the list. */
export function listDrafts(ask: LetterAsk, facts: readonly LetterProof[], before: string): Draft[] {
  const isOnePlace = new Set(facts.map(({ place }) => nameOf(place))).size === 1
  return [
    listLead(ask, facts, { before, isOnePlace }),
    ...facts.map((fact) => itemDraft(ask, fact, !isOnePlace)),
  ]
}

/** What an item says of a line. */
type Item = Pick<LetterProof, 'item' | 'said' | 'place' | 'sources' | 'answers'>

export function itemDraft(
  { language }: Pick<LetterAsk, 'language'>,
  { item, said, place, sources, answers }: Item,
  isPlaced: boolean,
): Draft {
  const text = item ?? said.text
  const name = isPlaced ? placedName(place, language) : ''
  // Two pairs of brackets in a row are hard to read.
  const where = /\)$/.test(text) ? fillIn(phrasesOf(language).list.at, { name }) : ` (${name})`
  return {
    text: `${ITEM_MARK}${text}${name === '' ? '' : where}`,
    about: 'person',
    sources,
    quote: answers?.quote ?? null,
  }
}

function placedName(place: LetterProof['place'], language: LetterAsk['language']): string {
  const name = nameOf(place)
  if (place.kind === 'job') return plainCompany(name)
  if (name === '' || place.kind !== 'project') return name
  return fill(phrasesOf(language).list.project, { name })
}

/** What the items have in common with the listing; otherwise where the work was done. */
function listLead(
  ask: LetterAsk,
  facts: readonly LetterProof[],
  { before, isOnePlace }: { before: string; isOnePlace: boolean },
): Draft {
  const { tone, language, picker } = ask
  const { list, and } = phrasesOf(language)
  const [first] = facts
  const all = facts.flatMap((fact) =>
    subjectsOf(ask, { ...fact, said: { how: 'noun', text: fact.item ?? fact.said.text } }).map(
      (subject) => ({ subject, sources: fact.sources.slice(0, 1) }),
    ),
  )
  const found = all.filter(({ subject }) => !before.includes(subject.name))
  const subjects = distinctSubjects(found.map(({ subject }) => subject)).slice(0, 2)
  const names = new Set(subjects.map(({ name }) => name))
  const shown = new Set(
    found.filter(({ subject }) => names.has(subject.name)).flatMap((it) => it.sources),
  )
  // What one item shows is not what the list is about.
  if (list.topics !== null && shown.size > 1 && shown.size >= facts.length - 1) {
    const topics = namesJoined([...names], and)
    return {
      text: fill(picker.pick(list.topics[tone]), { topics }),
      about: 'person',
      sources: [...shown].slice(0, 20),
      quote: [...new Set(subjects.map(({ quote }) => quote))].join(' … ').slice(0, 2_000),
    }
  }
  const company = first?.place.kind === 'job' ? first.sources.at(-1) : undefined
  if (isOnePlace && company !== undefined && first && nameOf(first.place) !== '') {
    const place = placeName(nameOf(first.place), language)
    const text = fill(picker.pick(list.place[tone]), { place })
    return { text, about: 'person', sources: [company], quote: null }
  }
  return { text: picker.pick(list.plain[tone]), about: 'courtesy', sources: [], quote: null }
}
