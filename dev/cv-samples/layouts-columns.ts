/** Layouts with something beside the text: a second column, a sidebar, a rail of headings or dates, cards. */
import { each, groups, type Layout, list, type PageWords, sheet, spoken } from './html.ts'

const entries = ({ person, range }: PageWords) =>
  each(
    person.work,
    (it) =>
      `<h3>${it.title}</h3><p class="at">${it.company} | ${it.place}</p><p class="at">${range(it.start, it.end)}</p>${list(it.points)}`,
  )
const studies = ({ person, range }: PageWords) =>
  each(
    person.education,
    (it) =>
      `<h3>${it.degree}</h3><p class="at">${it.institution}</p><p class="at">${range(it.start, it.end)}</p>`,
  )
const contact = ({ person }: PageWords) =>
  each([person.email, person.phone, person.place, ...person.links], (it) => `<p>${it}</p>`)

function sidebar(page: PageWords, side: 'left' | 'right'): string {
  const { person, words } = page
  const aside = `<aside><h2>${words.contact}</h2>${contact(page)}<h2>${words.skills}</h2>${groups(person, (name, list) => `<p><b>${name}</b></p><p>${list}</p>`)}<h2>${words.languages}</h2>${spoken(person)}<h2>${words.interests}</h2>${list(person.interests)}</aside>`
  const main = `<main><h1>${person.name}</h1><p class="label">${person.label}</p><h2>${words.summary}</h2><p>${person.summary}</p><h2>${words.work}</h2>${entries(page)}<h2>${words.education}</h2>${studies(page)}</main>`
  return sheet(
    `@page { margin: 0 } body { display: grid; grid-template-columns: ${side === 'left' ? '66mm 1fr' : '1fr 62mm'}; min-height: 297mm }
aside { background: ${side === 'left' ? '#1f3044; color: #eee' : '#eee'}; padding: 14mm 8mm; font-size: 9.5pt; overflow-wrap: anywhere } main { padding: 14mm 10mm }
h1 { font-size: 24pt; line-height: 1.1 } h2 { font-size: 12pt; text-transform: uppercase; margin: 12pt 0 4pt } h3 { font-size: 11pt; margin-top: 6pt } .at { color: #667; font-size: 9.5pt }`,
    side === 'left' ? aside + main : main + aside,
  )
}

function rail(page: PageWords, align: 'left' | 'right'): string {
  const { person, words, range } = page
  const part = (heading: string, html: string) =>
    `<section><h2>${heading}</h2><div>${html}</div></section>`
  return sheet(
    `section { display: grid; grid-template-columns: 38mm 1fr; gap: 6mm; margin-top: 10pt; ${align === 'right' ? '' : 'border-top: 1px solid #ccc; padding-top: 6pt'} }
h2 { font-size: ${align === 'right' ? '11pt; color: #06c; font-weight: 400' : '10.5pt'}; text-align: ${align} } h3 { font-size: 10.5pt } .e { display: flex; justify-content: space-between; margin-top: 4pt }`,
    `<h1>${person.name}</h1><p>${[person.label, person.place].join(' · ')}</p><p>${[person.email, person.phone].join(' · ')}</p><p>${person.links.join(' · ')}</p>
${part(words.summary, `<p>${person.summary}</p>`)}
${part(
  words.work,
  each(
    person.work,
    (it) =>
      `<p class="e"><b>${it.title}</b><span>${range(it.start, it.end)}</span></p><p>${it.company}, ${it.place}</p>${list(it.points)}`,
  ),
)}
${part(
  words.education,
  each(
    person.education,
    (it) =>
      `<p class="e"><b>${it.degree}</b><span>${range(it.start, it.end)}</span></p><p>${it.institution}, ${it.place}</p>`,
  ),
)}
${part(
  words.skills,
  groups(person, (name, list) => `<p>${name}: ${list}</p>`),
)}
${part(words.languages, spoken(person))}`,
  )
}

export const COLUMN_LAYOUTS: Layout[] = [
  {
    name: 'sidebar-left',
    dates: 'month-year',
    leavesOut: [],
    html: (page) => sidebar(page, 'left'),
  },
  { name: 'sidebar-right', dates: 'year', leavesOut: [], html: (page) => sidebar(page, 'right') },
  { name: 'rail', dates: 'month-year', leavesOut: [], html: (page) => rail(page, 'left') },
  { name: 'rail-right-aligned', dates: 'year', leavesOut: [], html: (page) => rail(page, 'right') },
  {
    name: 'cards',
    dates: 'month-year',
    leavesOut: [],
    html: (page) => {
      const { person, words, range } = page
      return sheet(
        `h1 { font-size: 22pt } h2 { font-size: 13pt; margin: 12pt 0 5pt; color: #175 } .g { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 6pt } .k { border: 1px solid #ccc; border-radius: 4pt; padding: 5pt 7pt; margin-bottom: 5pt } .t span { display: inline-block; background: #e4eee9; border-radius: 3pt; padding: 1pt 5pt; margin: 1pt } header p { display: inline-block; margin-right: 12pt }`,
        `<header><h1>${person.name}</h1>${contact(page)}</header><p style="margin-top:6pt">${person.summary}</p>
<h2>${words.skills}</h2><div class="g">${each(person.skills, (group) => `<div class="k"><b>${group.name}</b><div class="t">${each(group.words, (it) => `<span>${it}</span> `)}</div></div>`)}<div class="k"><b>${words.languages}</b>${spoken(person)}</div></div>
<h2>${words.work}</h2>${each(person.work, (it) => `<div class="k"><b>${it.title}</b> @ ${it.company}<p>${range(it.start, it.end)}</p>${list(it.points)}</div>`)}
<h2>${words.education}</h2>${each(person.education, (it) => `<div class="k"><b>${it.degree}</b><p>${it.institution}</p><p>${range(it.start, it.end)}</p></div>`)}`,
      )
    },
  },
  {
    name: 'two-equal-columns',
    dates: 'numbers',
    leavesOut: [],
    html: (page) => {
      const { person, words } = page
      return sheet(
        `header { text-align: center; border-bottom: 2px solid #333; padding-bottom: 6pt } .c { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm } h2 { font-size: 12pt; margin: 10pt 0 3pt } h3 { font-size: 10.5pt; margin-top: 5pt } .at { font-size: 9.5pt; color: #555 } body { font-size: 10pt }`,
        `<header><h1>${person.name}</h1><p>${[person.email, person.phone, person.place].join(' | ')}</p><p>${person.links.join(' | ')}</p></header>
<div class="c"><div><h2>${words.work}</h2>${entries(page)}</div><div><h2>${words.summary}</h2><p>${person.summary}</p><h2>${words.education}</h2>${studies(page)}<h2>${words.skills}</h2>${list(person.skills.flatMap((group) => group.words))}<h2>${words.certificates}</h2>${list(person.certificates)}</div></div>`,
      )
    },
  },
]
