/** Single-column layouts that differ in how they set headings, dates and entries. */
import { each, groups, type Layout, list, type PageWords, sheet, spoken } from './html.ts'

const contactLine = ({ person }: PageWords, between: string) =>
  [person.email, person.phone, person.place, ...person.links].join(between)

export const PLAIN_LAYOUTS: Layout[] = [
  {
    name: 'spaced-capitals',
    dates: 'month-year',
    leavesOut: [],
    html: (page) => {
      const { person, words, range } = page
      const h2 = (text: string) => `<h2>${text}</h2>`
      return sheet(
        `body { font-family: 'Liberation Serif' } header { text-align: center }
h1 { letter-spacing: .25em; text-transform: uppercase; font-weight: 400; font-size: 22pt }
h2 { letter-spacing: .32em; text-transform: uppercase; font-weight: 400; font-size: 11pt; text-align: center; border-bottom: 1px solid #999; margin: 14pt 0 6pt }
.row { display: flex; justify-content: space-between } i { color: #555 }`,
        `<header><h1>${person.name}</h1><p>${person.label}</p><p>${contactLine(page, ' | ')}</p></header>
${h2(words.summary)}<p>${person.summary}</p>
${h2(words.work)}${each(person.work, (it) => `<div class="row"><b>${it.company}</b><span>${range(it.start, it.end)}</span></div><div class="row"><i>${it.title}</i><span>${it.place}</span></div>${list(it.points)}`)}
${h2(words.education)}${each(person.education, (it) => `<div class="row"><b>${it.institution}</b><span>${range(it.start, it.end)}</span></div><i>${it.degree}</i>`)}
${h2(words.skills)}${groups(person, (name, list) => `<p><b>${name}:</b> ${list}</p>`)}
${h2(words.languages)}${spoken(person)}`,
      )
    },
  },
  {
    name: 'small-capitals-one-line',
    dates: 'numbers',
    leavesOut: [],
    html: (page) => {
      const { person, words, range } = page
      return sheet(
        `h1 { font-variant: small-caps; font-size: 26pt } h2 { font-variant: small-caps; color: #1d4f7c; font-size: 14pt; margin: 12pt 0 4pt; border-bottom: 2px solid }
.when { color: #666; font-size: 9.5pt }`,
        `<h1>${person.name}</h1><p>${contactLine(page, ' • ')}</p>
<h2>${words.summary}</h2><p>${person.summary}</p>
<h2>${words.skills}</h2>${groups(person, (name, list) => `<p>${name}: ${list}</p>`)}
<h2>${words.work}</h2>${each(person.work, (it) => `<p style="margin-top:6pt"><b>${it.title}, ${it.company}</b></p><p class="when">${range(it.start, it.end)} · ${it.place}</p>${list(it.points)}`)}
<h2>${words.education}</h2>${each(person.education, (it) => `<p><b>${it.degree}</b>, ${it.institution}</p><p class="when">${range(it.start, it.end)}</p>`)}
<h2>${words.certificates}</h2>${list(person.certificates)}`,
      )
    },
  },
  {
    name: 'table-dates-left',
    dates: 'numbers',
    leavesOut: [],
    html: (page) => {
      const { person, words, range } = page
      const row = (left: string, right: string) => `<tr><td>${left}</td><td>${right}</td></tr>`
      return sheet(
        `td { vertical-align: top; padding: 0 0 7pt } td:first-child { width: 42mm; color: #444 } h2 { font-size: 13pt; margin: 12pt 0 5pt } h1 { margin-bottom: 8pt }
table { width: 100%; border-collapse: collapse }`,
        `<h1>${person.name}</h1><table>${row('E-Mail', person.email)}${row('Tel.', person.phone)}${row(words.contact, `${person.place}<br>${person.links.join('<br>')}`)}</table>
<h2>${words.summary}</h2><p>${person.summary}</p>
<h2>${words.work}</h2><table>${each(person.work, (it) => row(range(it.start, it.end), `<b>${it.title}</b><br>${it.company}, ${it.place}${list(it.points)}`))}</table>
<h2>${words.education}</h2><table>${each(person.education, (it) => row(range(it.start, it.end), `<b>${it.degree}</b><br>${it.institution}, ${it.place}`))}</table>
<h2>${words.skills}</h2><table>${groups(person, (name, list) => row(name, list))}</table>
<h2>${words.languages}</h2><table>${each(person.languages, ([a, b]) => row(a, b))}</table>`,
      )
    },
  },
  {
    name: 'no-looks',
    dates: 'iso',
    leavesOut: [],
    html: (page) => {
      const { person, words, range } = page
      const h = (text: string) => `<p style="margin-top:10pt">${text}:</p>`
      return sheet(
        `body { font: 10pt/1.35 'Liberation Mono', monospace }`,
        `<p>${person.name}</p><p>${person.label}</p><p>${person.place}</p><p>${person.phone}</p><p>${person.email}</p>${each(person.links, (it) => `<p>${it}</p>`)}
${h(words.summary)}<p>${person.summary}</p>
${h(words.work)}${each(person.work, (it) => `<p style="margin-top:5pt">${range(it.start, it.end)}  ${it.title} - ${it.company}</p>${each(it.points, (point) => `<p>- ${point}</p>`)}`)}
${h(words.education)}${each(person.education, (it) => `<p>${range(it.start, it.end)}  ${it.degree} - ${it.institution}</p>`)}
${h(words.skills)}<p>${person.skills.flatMap((group) => group.words).join(', ')}</p>
${h(words.languages)}${spoken(person)}`,
      )
    },
  },
  {
    name: 'headings-of-ones-own',
    dates: 'month-year',
    leavesOut: [],
    html: (page) => {
      const { person, words, range } = page
      return sheet(
        `h1 { font-size: 24pt } h2 { font-size: 15pt; color: #a33; margin: 14pt 0 4pt } h3 { font-size: 11pt } .muted { color: #777 }`,
        `<h1>${person.name}</h1><p class="muted">${contactLine(page, ' — ')}</p><p style="margin-top:8pt">${person.summary}</p>
<h2>My ${words.work.toLowerCase()} so far</h2>${each(person.work, (it) => `<h3>${it.title}</h3><p>${it.company} <span class="muted">(${range(it.start, it.end)})</span></p>${list(it.points)}`)}
<h2>${words.education} & more</h2>${each(person.education, (it) => `<h3>${it.degree}</h3><p>${it.institution} <span class="muted">(${range(it.start, it.end)})</span></p>`)}
<h2>${words.skills} at hand</h2><p>${person.skills.flatMap((group) => group.words).join(' · ')}</p>`,
      )
    },
  },
  {
    name: 'company-over-roles',
    dates: 'month-year',
    leavesOut: ['education.dates'],
    html: (page) => {
      const { person, words, range } = page
      return sheet(
        `h1 { font-size: 20pt; text-align: right } .c { text-align: right; color: #555 } h2 { background: #223; color: #fff; padding: 2pt 6pt; font-size: 11pt; margin: 12pt 0 6pt; text-transform: uppercase } .co { font-weight: bold; text-transform: uppercase }
.r { display: flex; justify-content: space-between; font-style: italic }`,
        `<h1>${person.name}</h1><p class="c">${person.place}</p><p class="c">${person.phone} / ${person.email}</p><p class="c">${person.links.join(' / ')}</p>
<h2>${words.summary}</h2><p>${person.summary}</p>
<h2>${words.work}</h2>${each(person.work, (it) => `<p class="co">${it.company}</p><p class="r"><span>${it.title}</span><span>${range(it.start, it.end)}</span></p>${list(it.points)}`)}
<h2>${words.education}</h2>${each(person.education, (it) => `<p class="co">${it.institution}</p><p>${it.degree}</p>`)}
<h2>${words.skills}</h2>${groups(person, (name, list) => `<p><b>${name}</b> — ${list}</p>`)}`,
      )
    },
  },
]
