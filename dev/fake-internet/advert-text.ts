/**
 * Texts of generated adverts. Each job has its own words, and each company a few sentences that appear in all its
 * adverts.
 */
import { type Seeded, seeded } from '#demo/seeded.ts'
import { ASKS, DOES, HOWS, NAME_BEGINNINGS, NAME_ENDS, THINGS, WHYS } from './words.ts'

/** Enough for an advert of about 3,200 characters, the length of real adverts without their markup. */
const SENTENCES = 21
const WISHES = 5

export type MadeText = { tasks: string; wants: string; about: string }

/** `version` counts the employer's edits; each adds a sentence that can be looked for. */
export function madeText(
  job: { key: string; company: string; sentences?: number },
  version: number,
): MadeText {
  const chance = seeded(`text of ${job.key}`)
  const sentences = Array.from({ length: job.sentences ?? SENTENCES }, () => sentence(chance))
  const wants = chance.some(ASKS, WISHES).map((wish) => `<li>${wish}</li>`)
  const edits = version > 0 ? `<p>${editMark(version)}</p>` : ''
  return {
    tasks: `<p>${sentences.slice(0, 10).join(' ')}</p><p>${sentences.slice(10).join(' ')}</p>${edits}`,
    wants: `<ul>${wants.join('')}</ul>`,
    about: about(job.company),
  }
}

export const fullText = ({ tasks, wants, about }: MadeText) =>
  `${about}<h3>What you will do</h3>${tasks}<h3>What we ask for</h3>${wants}`

/** Contains characters beyond ASCII, so a wrongly decoded text does not have it. */
export const editMark = (version: number) => `Geändert für März – Fassung ${version}.`

/** Adds a name after every fifth word, so that adverts of two jobs never share seven words in a row. */
function sentence(chance: Seeded) {
  const parts = [DOES, THINGS, HOWS, WHYS].map((words) => chance.pick(words))
  const words = parts.join(' ').split(' ')
  const named = words.flatMap((word, index) =>
    index % 5 === 4 ? [word, `(${chance.pick(NAME_BEGINNINGS)}${chance.pick(NAME_ENDS)})`] : word,
  )
  return `You will ${named.join(' ')}.`
}

/** The same in all adverts of a company. It has many characters beyond ASCII, so that a wrong charset shows. */
function about(company: string) {
  const chance = seeded(`about ${company}`)
  const cafés = 'Möbel, Crêpes, Smørrebrød, Żurek, Ćevapi und süße Köttbullar'
  return (
    `<p>At ${company} we ${chance.pick(DOES)} ${chance.pick(THINGS)} ${chance.pick(WHYS)}. ` +
    `${company} has ${chance.whole(20, 900)} people. In the canteen: ${cafés}.</p>`
  )
}
