/** The fields of the form that chooses a letter's facts: their values, and what a submitted form chooses. */
import type { LetterFact } from '#core/letter/letter-facts.ts'
import type { LetterPick } from '#core/letter/letter-picks.ts'

const LINE = 'line:'
const TEXT = 'text:'

/** The value of a fact's checkbox. */
export const valueOfFact = ({ line, text }: Pick<LetterFact, 'line' | 'text'>) =>
  line === null ? `${TEXT}${text}` : `${LINE}${line}`

/** The value of the button that moves a fact. */
export const moveOf = (value: string, by: 'up' | 'down') => `${by} ${value}`

/** Null lets the rules choose. Facts that were written come last, or first if the form says so. */
export function picksOf(form: FormData): LetterPick[] | null {
  if (form.has('reset')) return null
  const values = textsOf(form, 'pick')
  const [by, moved] = splitOnce(textsOf(form, 'move')[0] ?? '')
  const at = values.indexOf(moved)
  const to = by === 'up' ? at - 1 : at + 1
  if (at >= 0 && to >= 0 && to < values.length) values.splice(to, 0, ...values.splice(at, 1))
  const chosen = values.flatMap(pickOf)
  const own = textsOf(form, 'own')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .map((text) => ({ text: withStop(text) }))
  return form.get('place') === 'first' ? [...own, ...chosen] : [...chosen, ...own]
}

function pickOf(value: string): LetterPick[] {
  if (value.startsWith(LINE)) return [{ line: value.slice(LINE.length) }]
  return value.startsWith(TEXT) ? [{ text: value.slice(TEXT.length) }] : []
}

const textsOf = (form: FormData, name: string) =>
  form.getAll(name).filter((value): value is string => typeof value === 'string')

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(' ')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

const withStop = (text: string) => (/[.!?…]["”’)]?$/.test(text) ? text : `${text}.`)
