/**
 * Writes the advert for a draft: HTML with paragraphs, headings and lists, as on career sites. The company
 * decides order, headings and form; the job decides the wording.
 */
import { countryOf } from './cities.ts'
import type { Draft } from './draft.ts'
import { TERMS } from './employment.ts'
import { LEVELS, type Level } from './levels.ts'
import { escapeHtml, fill, type Slots, sentenceCase, withArticle } from './phrases.ts'
import type { Role } from './role.ts'
import { type Seeded, seeded } from './seeded.ts'
import { type Section, VOICES } from './voices.ts'

export type Advert = { description: string; requirements: string | null }

type Style = {
  order: Section[]
  headings: Partial<Record<Section, string>>
  strongHeadings: boolean
  separateRequirements: boolean
  tellsTasks: boolean
  process: string
  fairness: string
}

/** `payLine`: the pay in words, if the advert states it in the text; otherwise null. */
export function writeAdvert(draft: Draft, title: string, payLine: string | null): Advert {
  const style = styleOf(draft)
  const slots = {
    ...draft.slots,
    role: title,
    aRole: withArticle(title),
    aRole_c: sentenceCase(withArticle(title)),
  }
  const parts = partsOf(draft, style, slots, payLine)
  const html = (sections: Section[]) =>
    sections.map((section) => withHeading(parts[section], section, style, slots)).join('\n')
  const apart: Section[] = style.separateRequirements ? ['wants'] : []
  return {
    description: html(style.order.filter((section) => !apart.includes(section))),
    requirements:
      apart.length > 0 ? html(style.order.filter((section) => apart.includes(section))) : null,
  }
}

/** The same for all adverts of one company. */
function styleOf({ company }: Draft): Style {
  const chance = seeded(`style of ${company.slug}`)
  const voice = VOICES[company.voice]
  return {
    order: chance.pick(voice.orders),
    headings: Object.fromEntries(
      Object.entries(voice.headings).map(([section, forms]) => [section, chance.pick(forms)]),
    ),
    strongHeadings: chance.chance(0.25),
    separateRequirements: chance.chance(0.2),
    tellsTasks: chance.chance(voice.prose),
    process: chance.pick(voice.processes),
    fairness: chance.pick(voice.fairness),
  }
}

function partsOf(
  draft: Draft,
  style: Style,
  slots: Slots,
  payLine: string | null,
): Record<Section, string> {
  const { company, role, level, chance } = draft
  const voice = VOICES[company.voice]
  const step = LEVELS[level]

  const opening = chance.pick(role.team ? voice.officeOpenings : voice.openings)
  const context = chance.pick(
    contextsFor(role, voice.contexts).filter((other) => !repeats(opening, other)),
  )
  const asked = chance
    .some(role.tasks, chance.whole(6, 7))
    .map((task) => helped(task, level, chance))
  const [later = '', latest = '', ...now] = asked
  const tasks = mixed(
    [...now, ...chance.some(step.tasks, level === 'mid' && role.group === 'build' ? 1 : 2)],
    chance,
  )
  const start = chance.pick(voice.starts)
  const wants = [chance.pick(step.years), ...wantedFrom(role, level, chance)]
  const shownTasks = style.order.includes('start')
    ? tasks
    : [...tasks.slice(0, 2), later, ...tasks.slice(2)]

  const say = (text: string) => escapeHtml(fill(text, slots))
  return {
    about: paragraph(escapeHtml(company.about)),
    opening: paragraph(`${say(opening)} ${say(context)}`),
    tasks: style.tellsTasks
      ? paragraph(asSentences(shownTasks.map(say), chance))
      : bullets(shownTasks.map(say)),
    start: paragraph(escapeHtml(fill(start, { ...slots, task: later, task2: latest }))),
    wants: bullets(joined(wants).map(say)),
    extras: extrasPart(chance.some(role.extras, 2).map(say), chance),
    stack: stackPart(draft, say),
    offer: bullets(perksOf(draft).map(escapeHtml)),
    terms: paragraph(termsLine(draft, payLine).map(say).join(' ')),
    process: paragraph(say(style.process)),
    fairness: paragraph(say(style.fairness)),
  }
}

/** Phrases about a product team don't fit Finance. */
const contextsFor = (role: Role, contexts: string[]) =>
  role.team ? contexts.filter((context) => !/\{(?:team|matter|product)\}/.test(context)) : contexts

/** Whether both would state the same fact about the company. */
const repeats = (one: string, other: string) =>
  ['{stakes}', '{goal}', '{product}'].some((slot) => one.includes(slot) && other.includes(slot))

/** Interns aren't expected to do it alone. */
const helped = (task: string, level: Level, chance: Seeded) =>
  level === 'intern' || (level === 'junior' && chance.chance(0.35))
    ? `${chance.pick(['help us', 'help to', 'learn to'])} ${task}`
    : task

/** Beginners aren't asked for what only years of experience can give. */
function wantedFrom(role: Role, level: Level, chance: Seeded): string[] {
  if (level === 'intern') return chance.some(BEGINNERS_WANTS, chance.whole(3, 4))
  if (level !== 'junior') return chance.some(role.wants, chance.whole(3, 5))
  return mixed([...chance.some(role.wants, 2), ...chance.some(BEGINNERS_WANTS, 2)], chance)
}

const BEGINNERS_WANTS = [
  'curiosity, and the nerve to ask',
  'the habit of writing things down',
  'enough English to discuss your work',
  'a first idea of what {users} need',
  'interest in {matter}, or the wish to acquire it',
  'reliability in small things',
]

const mixed = <T>(items: T[], chance: Seeded) => chance.some(items, items.length)

const TELLING = [
  'You will',
  'Some weeks you will',
  'You’ll also',
  'Now and then you will',
  'Above all, you will',
  'And you will',
  'With the rest of us you will',
]

function asSentences(tasks: string[], chance: Seeded) {
  const [first = '', ...rest] = tasks
  const starts = chance.some(TELLING.slice(1), rest.length)
  return [
    `You will ${first}.`,
    ...rest.map((task, at) => `${starts[at] ?? 'You will'} ${task}.`),
  ].join(' ')
}

/** A point of one or two words looks lost, so it joins the previous one. */
function joined(points: string[]): string[] {
  const done: string[] = []
  for (const point of points) {
    const last = done.at(-1) ?? ''
    const lost = done.length > 1 && point.split(' ').length < 3 && !last.includes(', and ')
    if (lost) done.splice(-1, 1, `${last}, and ${point}`)
    else done.push(point)
  }
  return done
}

function extrasPart(extras: string[], chance: Seeded) {
  if (chance.chance(0.6)) return bullets(extras)
  return paragraph(`${chance.pick(EXTRAS_LEADS)} ${extras.join('; ')}.`)
}

const EXTRAS_LEADS = [
  'Any of these is welcome:',
  'We would also be glad to read about:',
  'Good to have:',
]

/** Only builders care about it; other roles get no such section. */
function stackPart({ company, role, chance }: Draft, say: (text: string) => string) {
  if (role.group !== 'build') return ''
  const [language, frontend, store, queue, cloud, warehouse] = company.stack
  return paragraph(
    say(
      chance.pick([
        `Mostly ${language} and ${frontend}, ${store} underneath, ${queue} in between. It runs on ${cloud}; the numbers end up in ${warehouse}.`,
        `${language}, ${frontend}, ${store}, ${queue}, ${cloud} and ${warehouse}. You need not know all of it.`,
        `Services in ${language}, ${frontend} in the browser, data in ${store} and ${warehouse}, on ${cloud}.`,
      ]),
    ),
  )
}

function perksOf({ company, spot, chance }: Draft): string[] {
  const own = chance.some(company.perks, chance.whole(2, 3))
  const local = countryOf(spot.city).perks.filter(
    (perk) => !own.some((other) => alike(perk, other)),
  )
  return mixed([...own, ...chance.some(local, chance.whole(1, 2))], chance)
}

/** Two perks about parental leave, or two about a pension, would look odd. */
const alike = (one: string, other: string) =>
  one.split(/\W+/).some((word) => word.length >= 6 && other.includes(word))

const SETTING_LINES = {
  country: [
    'You can work from anywhere in {country}.',
    'The job is remote within {country}; we meet in {city} every few months.',
    'Remote, as long as you live and pay taxes in {country}.',
  ],
  region: [
    'You can work remotely from any country in {region}.',
    'Remote within {region}, with a few shared hours around {city} time.',
    'We hire for this job across {region}, fully remote.',
  ],
  anywhere: [
    'Where you live is up to you, as long as we share three hours a day.',
    'Fully remote, in any time zone that lets you talk to the team before dinner.',
    'Work from anywhere; we write a lot and meet twice a year.',
  ],
  hybrid: [
    'We share two days a week in our {city} office; the others are yours to place.',
    'Hybrid: three days in {city}, two from home.',
    'You live within reach of {city} and come in about twice a week.',
    'The team meets in {city} on Tuesdays and Thursdays.',
  ],
  onsite: [
    'The job is in {city}, on site.',
    'We work together in our {city} office and think that it shows.',
    'This role needs you in {city}, on site, with exceptions for life.',
  ],
}

function termsLine(
  { spot, employment, isStudent, chance }: Draft,
  payLine: string | null,
): string[] {
  const setting = chance.pick(SETTING_LINES[spot.setting === 'remote' ? spot.reach : spot.setting])
  const terms = isStudent
    ? ['You study, and work with us 16 to 20 hours a week; less before exams.']
    : chance.some(TERMS[employment].sentences, 1)
  const pay = payLine === null ? [] : [chance.pick(PAY_LINES).replace('{pay}', payLine)]
  return [setting, ...terms, ...pay]
}

const PAY_LINES = [
  'Pay: {pay}.',
  'Salary: {pay}, depending on experience.',
  'The range for this job is {pay}.',
  'We pay {pay}.',
  'Compensation: {pay}, reviewed every year.',
]

const paragraph = (text: string) => `<p>${text}</p>`
const bullets = (items: string[]) =>
  `<ul>${items.map((item) => `<li>${sentenceCase(item)}</li>`).join('')}</ul>`

function withHeading(body: string, section: Section, style: Style, slots: Slots) {
  const heading = style.headings[section]
  if (body === '' || heading === undefined) return body
  const text = escapeHtml(fill(heading, slots))
  return (style.strongHeadings ? `<p><strong>${text}</strong></p>` : `<h3>${text}</h3>`) + body
}
