/** Texts of adverts: each job has words of its own, each company a few sentences that stand in all of its adverts. */
import { type Seeded, seeded } from '#demo/seeded.ts'
import { ASKS, DOES, HOWS, NAME_BEGINNINGS, NAME_ENDS, THINGS, WHYS } from './words.ts'

/** As many as make an advert of about 3,200 characters, as real adverts have without their markup. */
const SENTENCES = 21
const WISHES = 5

export type MadeText = { tasks: string; wants: string; about: string }

/** `version` counts the edits that the employer made; each leaves a sentence that can be looked for. */
export function madeText(job: { key: string; company: string }, version: number): MadeText {
  const chance = seeded(`text of ${job.key}`)
  const told = Array.from({ length: SENTENCES }, () => sentence(chance))
  const wants = chance.some(ASKS, WISHES).map((wish) => `<li>${wish}</li>`)
  const edits = version > 0 ? `<p>${editMark(version)}</p>` : ''
  return {
    tasks: `<p>${told.slice(0, 10).join(' ')}</p><p>${told.slice(10).join(' ')}</p>${edits}`,
    wants: `<ul>${wants.join('')}</ul>`,
    about: about(job.company),
  }
}

export const wholeText = ({ tasks, wants, about }: MadeText) =>
  `${about}<h3>What you will do</h3>${tasks}<h3>What we ask for</h3>${wants}`

/** With letters beyond ASCII: a text that was decoded wrongly does not have it. */
export const editMark = (version: number) => `Geändert für März – Fassung ${version}.`

/** A name behind every fifth word, so that adverts of two jobs have no seven words in a row in common. */
function sentence(chance: Seeded) {
  const parts = [DOES, THINGS, HOWS, WHYS].map((words) => chance.pick(words))
  const words = parts.join(' ').split(' ')
  const named = words.flatMap((word, index) =>
    index % 5 === 4 ? [word, `(${chance.pick(NAME_BEGINNINGS)}${chance.pick(NAME_ENDS)})`] : word,
  )
  return `You will ${named.join(' ')}.`
}

/** The same in all adverts of a company. The letters beyond ASCII are many, so that a wrong charset shows. */
function about(company: string) {
  const chance = seeded(`about ${company}`)
  const cafés = 'Möbel, Crêpes, Smørrebrød, Żurek, Ćevapi und süße Köttbullar'
  return (
    `<p>At ${company} we ${chance.pick(DOES)} ${chance.pick(THINGS)} ${chance.pick(WHYS)}. ` +
    `${company} has ${chance.whole(20, 900)} people. In the canteen: ${cafés}.</p>`
  )
}
