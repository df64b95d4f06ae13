/** HTML fragments that the layouts share. */
import type { Person } from './person.ts'
import type { Shown } from './truth.ts'
import { printDate, WORDS, type Words } from './words.ts'

export type Layout = Shown & { name: string; html: (page: PageWords) => string }

/** What a layout is given: the person, the words of their language, and date ranges in the layout's own form. */
export type PageWords = {
  person: Person
  words: Words
  range: (from: string, to: string | null) => string
}

export function toHtml(layout: Layout, person: Person): string {
  const print = (date: string | null) => printDate(date, layout.dates, person.language)
  const range = (from: string, to: string | null) => `${print(from)} – ${print(to)}`
  return layout.html({ person, words: WORDS[person.language], range })
}

export function sheet(css: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
@page { size: A4; margin: 15mm }
* { box-sizing: border-box }
body { margin: 0; font: 10.5pt/1.4 'Liberation Sans', Arial, sans-serif; color: #222 }
h1, h2, h3, p, ul { margin: 0 }
ul { padding-left: 14pt }
${css}</style>${body}`
}

export function list(items: readonly string[], tag = 'ul'): string {
  return `<${tag}>${each(items, (item) => `<li>${item}</li>`)}</${tag}>`
}

export function each<T>(items: readonly T[], html: (item: T) => string): string {
  return items.map(html).join('')
}

export function groups(person: Person, html: (name: string, words: string) => string): string {
  return each(person.skills, (group) => html(group.name, group.words.join(', ')))
}

export function spoken(person: Person): string {
  return each(person.languages, ([language, level]) => `<p>${language} (${level})</p>`)
}
