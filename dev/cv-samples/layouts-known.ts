/** Layouts that imitate well-known templates: from LaTeX, word processors and CV sites. */
import { each, groups, type Layout, list, sheet, spoken } from './html.ts'

export const KNOWN_LAYOUTS: Layout[] = [
  {
    name: 'two-coloured-headings',
    dates: 'month-year',
    leavesOut: [],
    html: ({ person, words, range }) => {
      const h2 = (text: string) => `<h2><b>${text.slice(0, 3)}</b>${text.slice(3)}<hr></h2>`
      return sheet(
        `header { text-align: center } h1 { font-weight: 300; font-size: 30pt } h2 { font-size: 16pt; color: #333; margin: 12pt 0 4pt; display: flex; align-items: center; gap: 4pt; white-space: pre } h2 b { color: #c22; margin-right: -4pt } hr { flex: 1; border: 0; border-top: 1px solid #888 } .r { display: flex; justify-content: space-between; } .p { font-variant: small-caps; color: #666 } .d { color: #c22; font-style: italic } table td:first-child { text-align: right; font-weight: bold; padding-right: 8pt }`,
        `<header><h1>${person.name}</h1><p class="p">${person.label}</p><p style="font-size:8.5pt">${[person.phone, person.email, ...person.links].join('&nbsp;&nbsp;|&nbsp;&nbsp;')}</p><p style="font-size:8.5pt"><i>${person.place}</i></p></header>
${h2(words.summary)}<p>${person.summary}</p>${h2(words.work)}${each(person.work, (it) => `<div class="r"><b>${it.company}</b><span class="d">${it.place}</span></div><div class="r"><span class="p">${it.title}</span><i>${range(it.start, it.end)}</i></div>${list(it.points)}`)}
${h2(words.education)}${each(person.education, (it) => `<div class="r"><b>${it.institution}</b><span class="d">${it.place}</span></div><div class="r"><span class="p">${it.degree}</span><i>${range(it.start, it.end)}</i></div>`)}
${h2(words.skills)}<table>${groups(person, (name, words) => `<tr><td>${name}</td><td>${words}</td></tr>`)}</table>`,
      )
    },
  },
  {
    name: 'dates-before-rule',
    dates: 'year',
    leavesOut: [],
    html: ({ person, words, range }) => {
      const row = (left: string, right: string) =>
        `<div class="e"><span>${left}</span><div>${right}</div></div>`
      const h2 = (text: string) => row('<hr>', `<h2>${text}</h2>`)
      return sheet(
        `header { display: flex; justify-content: space-between } header div:last-child { text-align: right; font-style: italic; font-size: 9pt; color: #555 } h1 { font-weight: 400; font-size: 30pt } h2 { color: #3873b3; font-weight: 400; font-size: 15pt } hr { border: 0; height: 4pt; background: #3873b3; margin: 7pt 0 0 } .e { display: grid; grid-template-columns: 26mm 1fr; gap: 4mm; margin-top: 4pt } .e > span { text-align: right }`,
        `<header><div><h1>${person.name}</h1><p>${person.label}</p></div><div>${each([person.place, person.phone, person.email, ...person.links], (it) => `<p>${it}</p>`)}</div></header>
${h2(words.summary)}${row('', person.summary)}${h2(words.work)}${each(person.work, (it) => row(range(it.start, it.end), `<b>${it.title}</b>, <i>${it.company}</i>, ${it.place}.${list(it.points)}`))}
${h2(words.education)}${each(person.education, (it) => row(range(it.start, it.end), `<b>${it.degree}</b>, <i>${it.institution}</i>, ${it.place}.`))}
${h2(words.skills)}${groups(person, (name, words) => row(`<b>${name}</b>`, words))}${h2(words.languages)}${each(person.languages, ([a, b]) => row(`<b>${a}</b>`, b))}`,
      )
    },
  },
  {
    name: 'third-and-two-thirds',
    dates: 'month-year',
    leavesOut: [],
    html: ({ person, words, range }) =>
      sheet(
        `header { text-align: center; border-bottom: 1px solid #aaa } h1 { font-weight: 200; font-size: 32pt } .c { display: grid; grid-template-columns: 33% 1fr; gap: 6mm } h2 { text-transform: uppercase; font-weight: 300; letter-spacing: .06em; font-size: 15pt; color: #666; margin: 8pt 0 2pt } h3 { font-size: 10.5pt; text-transform: uppercase; display: inline } .d { color: #888; font-size: 9pt } body { font-size: 9.5pt }`,
        `<header><h1>${person.name}</h1><p>${[person.email, person.phone, person.place].join(' | ')}</p></header><div class="c"><div><h2>${words.education}</h2>${each(person.education, (it) => `<h3>${it.institution}</h3><p>${it.degree}</p><p class="d">${range(it.start, it.end)} | ${it.place}</p>`)}<h2>Links</h2>${each(person.links, (it) => `<p>${it}</p>`)}<h2>${words.skills}</h2>${groups(person, (name, words) => `<p class="d">${name}</p><p>${words.replaceAll(', ', ' • ')}</p>`)}</div><div><h2>${words.summary}</h2><p>${person.summary}</p><h2>${words.work}</h2>${each(person.work, (it) => `<h3>${it.company}</h3> | ${it.title}<p class="d">${range(it.start, it.end)} | ${it.place}</p>${list(it.points)}`)}</div></div>`,
      ),
  },
  {
    name: 'places-and-tags',
    dates: 'month-year',
    leavesOut: [],
    html: ({ person, words, range }) =>
      sheet(
        `.c { display: grid; grid-template-columns: 62% 1fr; gap: 8mm } h1 { text-transform: uppercase; color: #2a5 } h2 { text-transform: uppercase; color: #2a5; font-size: 13pt; border-bottom: 2px solid #2a5; margin: 9pt 0 4pt } h3 { font-size: 11pt } .co { color: #2a5; font-weight: bold } .m span { margin-right: 18pt; font-size: 9pt; color: #666 } .tag { display: inline-block; border: 1px solid #bbb; border-radius: 3pt; padding: 1pt 4pt; margin: 0 3pt 3pt 0 } .e { border-top: 1px dashed #ccc; padding: 4pt 0 }`,
        `<h1>${person.name}</h1><p class="co">${person.label}</p><p class="m"><span>✉ ${person.email}</span><span>☎ ${person.phone}</span><span>⚑ ${person.place}</span></p><p class="m">${each(person.links, (it) => `<span>${it}</span>`)}</p><div class="c"><div><h2>${words.work}</h2>${each(person.work, (it) => `<div class="e"><h3>${it.title}</h3><p class="co">${it.company}</p><p class="m"><span>${range(it.start, it.end)}</span><span>${it.place}</span></p>${list(it.points)}</div>`)}</div><div><h2>${words.summary}</h2><p>${person.summary}</p><h2>${words.skills}</h2>${each(
          person.skills.flatMap((it) => it.words),
          (it) => `<span class="tag">${it}</span> `,
        )}<h2>${words.languages}</h2>${spoken(person)}<h2>${words.education}</h2>${each(person.education, (it) => `<h3>${it.degree}</h3><p class="co">${it.institution}</p><p class="m"><span>${range(it.start, it.end)}</span></p>`)}</div></div>`,
      ),
  },
  {
    name: 'labels-of-europe',
    dates: 'numbers',
    leavesOut: [],
    html: ({ person, words, range }) => {
      const row = (left: string, right: string) => `<tr><td>${left}</td><td>${right}</td></tr>`
      const head = (text: string) => row(`<b class="h">${text}</b>`, '<hr>')
      return sheet(
        `table { width: 100%; border-collapse: collapse } td { vertical-align: top; padding: 1pt 0 4pt } td:first-child { width: 52mm; text-align: right; padding-right: 5mm; color: #0e4194 } .h { text-transform: uppercase; font-size: 9pt } hr { border: 0; border-top: 1px solid #c6c6c6 } .t { color: #0e4194; font-size: 11.5pt }`,
        `<table>${row(`<b class="h">${words.contact}</b>`, `<span style="font-size:16pt">${person.name}</span>`)}${row('', person.place)}${row('', person.phone)}${row('', person.email)}${row('', person.links.join('<br>'))}${head(words.summary)}${row('', person.summary)}${head(words.work)}${each(person.work, (it) => row(range(it.start, it.end), `<span class="t">${it.title}</span><br>${it.company}, ${it.place}${list(it.points)}`))}${head(words.education)}${each(person.education, (it) => row(range(it.start, it.end), `<span class="t">${it.degree}</span><br>${it.institution}, ${it.place}`))}${head(words.skills)}${groups(person, (name, words) => row(name, words))}</table>`,
      )
    },
  },
  {
    name: 'name-on-two-lines',
    dates: 'year',
    leavesOut: [],
    html: ({ person, words, range }) => {
      const [first, ...rest] = person.name.split(' ')
      return sheet(
        `@page { margin: 0 } body { display: grid; grid-template-columns: 72mm 1fr; min-height: 297mm } aside { background: #efe6dd; padding: 12mm 9mm } main { padding: 12mm } h1 { font-weight: 400; letter-spacing: .2em; text-transform: uppercase; font-size: 23pt; line-height: 1.15 } .l { letter-spacing: .15em; text-transform: uppercase; font-size: 9pt; margin-bottom: 12pt } h2 { letter-spacing: .22em; text-transform: uppercase; font-size: 11pt; font-weight: 400; margin: 14pt 0 6pt; border-bottom: 1px solid #777 } aside p { overflow-wrap: anywhere; font-size: 9.5pt } .w { display: flex; justify-content: space-between }`,
        `<aside><div style="width:40mm;height:40mm;border-radius:20mm;background:#bba"></div><h2>${words.contact}</h2>${each([person.phone, person.email, person.place, ...person.links], (it) => `<p>${it}</p>`)}<h2>${words.education}</h2>${each(person.education, (it) => `<p><b>${it.institution}</b></p><p>${it.degree}</p><p>${range(it.start, it.end)}</p>`)}<h2>${words.skills}</h2>${list(person.skills.flatMap((it) => it.words))}</aside><main><h1>${first}<br>${rest.join(' ')}</h1><p class="l">${person.label}</p><h2>${words.summary}</h2><p>${person.summary}</p><h2>${words.work}</h2>${each(person.work, (it) => `<p class="w"><b>${it.company}</b><span>${range(it.start, it.end)}</span></p><p>${it.title}</p>${list(it.points)}`)}</main>`,
      )
    },
  },
  {
    name: 'justified-and-long',
    dates: 'month-year',
    leavesOut: [],
    html: ({ person, words, range }) =>
      sheet(
        `@page { margin: 22mm 30mm } body { text-align: justify; font: 13pt/1.6 'Liberation Serif' } h2 { font-size: 13pt; margin: 16pt 0 6pt; text-align: center } .i { text-align: center }`,
        `<h1 class="i">${person.name}</h1><p class="i">${person.place}<br>${person.email}<br>${person.phone}<br>${person.links.join('<br>')}</p><h2>${words.summary}</h2><p>${person.summary}</p><h2>${words.work}</h2>${each(person.work, (it) => `<p style="margin-top:8pt"><b>${it.title}</b><br><i>${it.company}</i>, ${range(it.start, it.end)}</p>${list(it.points)}`)}<h2>${words.education}</h2>${each(person.education, (it) => `<p><b>${it.degree}</b><br><i>${it.institution}</i>, ${range(it.start, it.end)}</p>`)}<h2>${words.skills}</h2><p>${person.skills.flatMap((it) => it.words).join(', ')}</p>`,
      ),
  },
]
