/** Layouts of the held-out set, which no rules are built on. */
import { each, groups, type Layout, list, sheet, spoken } from './html.ts'

export const HELD_OUT_LAYOUTS: Layout[] = [
  {
    name: 'band-and-narrow-sidebar',
    dates: 'month-year',
    leavesOut: [],
    html: ({ person, words, range }) =>
      sheet(
        `@page { margin: 0 } header { background: #2b5; color: #fff; padding: 10mm 12mm } .c { display: grid; grid-template-columns: 50mm 1fr; gap: 8mm; padding: 6mm 12mm } aside { font-size: 9pt; overflow-wrap: anywhere } h2 { color: #2b5; font-size: 11pt; margin: 9pt 0 3pt } main h2 { font-size: 14pt } .w { color: #777; font-size: 9pt }`,
        `<header><h1>${person.name}</h1><p>${person.label}</p></header><div class="c"><aside><h2>${words.contact}</h2>${each([person.place, person.phone, person.email, ...person.links], (it) => `<p>${it}</p>`)}<h2>${words.skills}</h2>${list(person.skills.flatMap((it) => it.words))}<h2>${words.languages}</h2>${spoken(person)}</aside><main><h2>${words.summary}</h2><p>${person.summary}</p><h2>${words.work}</h2>${each(person.work, (it) => `<p><b>${it.company}</b> — ${it.title}</p><p class="w">${range(it.start, it.end)}</p>${list(it.points)}`)}<h2>${words.education}</h2>${each(person.education, (it) => `<p><b>${it.institution}</b> — ${it.degree}</p><p class="w">${range(it.start, it.end)}</p>`)}</main></div>`,
      ),
  },
  {
    name: 'timeline',
    dates: 'numbers',
    leavesOut: [],
    html: ({ person, words, range }) =>
      sheet(
        `.e { display: grid; grid-template-columns: 34mm 6mm 1fr; } .e .t { border-left: 2px solid #999; position: relative } .e .t:before { content: ''; position: absolute; left: -5px; top: 4px; width: 8px; height: 8px; border-radius: 4px; background: #c50 } .e .d { text-align: right; padding-right: 4mm; color: #c50; font-size: 9.5pt } .e > div { padding-bottom: 7pt } h2 { font-size: 14pt; margin: 10pt 0 6pt; font-weight: 400; text-transform: uppercase; letter-spacing: .12em }`,
        `<h1>${person.name}</h1><p>${person.label}, ${person.place}</p><p>${person.email} · ${person.phone} · ${person.links.join(' · ')}</p><h2>${words.summary}</h2><p>${person.summary}</p><h2>${words.work}</h2>${each(person.work, (it) => `<div class="e"><div class="d">${range(it.start, it.end)}</div><div class="t"></div><div><b>${it.title}</b><p><i>${it.company}, ${it.place}</i></p>${list(it.points)}</div></div>`)}<h2>${words.education}</h2>${each(person.education, (it) => `<div class="e"><div class="d">${range(it.start, it.end)}</div><div class="t"></div><div><b>${it.degree}</b><p><i>${it.institution}</i></p></div></div>`)}<h2>${words.skills}</h2>${groups(person, (name, words) => `<p><b>${name}:</b> ${words}</p>`)}`,
      ),
  },
  {
    name: 'right-rail-headings',
    dates: 'year',
    leavesOut: [],
    html: ({ person, words, range }) => {
      const part = (heading: string, html: string) =>
        `<section><div>${html}</div><h2>${heading}</h2></section>`
      return sheet(
        `section { display: grid; grid-template-columns: 1fr 34mm; gap: 8mm; border-top: 1px solid #bbb; padding: 6pt 0; } h2 { font-size: 10pt; text-align: right; text-transform: uppercase; color: #946 } .r { display: flex; justify-content: space-between }`,
        `<h1>${person.name}</h1><p>${[person.place, person.phone, person.email, ...person.links].join(', ')}</p>${part(words.summary, `<p>${person.summary}</p>`)}${part(
          words.work,
          each(
            person.work,
            (it) =>
              `<p><b>${it.title}</b>, ${it.company}</p><p>${range(it.start, it.end)}</p>${list(it.points)}`,
          ),
        )}${part(
          words.education,
          each(
            person.education,
            (it) =>
              `<p><b>${it.degree}</b>, ${it.institution}</p><p>${range(it.start, it.end)}</p>`,
          ),
        )}${part(
          words.skills,
          groups(person, (name, words) => `<p>${name}: ${words}</p>`),
        )}${part(words.interests, `<p>${person.interests.join(', ')}</p>`)}`,
      )
    },
  },
  {
    name: 'big-first-letters',
    dates: 'month-year',
    leavesOut: [],
    html: ({ person, words, range }) =>
      sheet(
        `h2 { font-size: 10pt; text-transform: uppercase; font-family: 'Liberation Serif'; font-weight: 400; margin: 12pt 0 4pt; letter-spacing: .08em } h2::first-letter { font-size: 17pt; color: #136 } .s::first-letter { font-size: 30pt; float: left; line-height: .85; padding-right: 2pt } .d { float: right; color: #555 }`,
        `<h1>${person.name}</h1><p>${[person.email, person.phone, person.place].join('  |  ')}</p><p>${person.links.join('  |  ')}</p><h2>${words.summary}</h2><p class="s">${person.summary}</p><h2>${words.work}</h2>${each(person.work, (it) => `<p><span class="d">${range(it.start, it.end)}</span><b>${it.title}</b> | ${it.company} | ${it.place}</p>${list(it.points)}`)}<h2>${words.education}</h2>${each(person.education, (it) => `<p><span class="d">${range(it.start, it.end)}</span><b>${it.degree}</b> | ${it.institution}</p>`)}<h2>${words.skills}</h2><p>${person.skills.flatMap((it) => it.words).join(' | ')}</p>`,
      ),
  },
  {
    name: 'grid-of-three',
    dates: 'iso',
    leavesOut: [],
    html: ({ person, words, range }) =>
      sheet(
        `.e { display: grid; grid-template-columns: 1fr 1fr auto; font-weight: bold; margin-top: 6pt } .e span:last-child { text-align: right; font-weight: 400 } h2 { font-size: 12pt; border-bottom: 1.5px solid #000; margin: 10pt 0 4pt } header { display: grid; grid-template-columns: 1fr auto; } header div:last-child { text-align: right; font-size: 9pt } .sk { display: grid; grid-template-columns: 1fr 1fr 1fr }`,
        `<header><div><h1>${person.name}</h1><p>${person.label}</p></div><div>${each([person.place, person.phone, person.email, ...person.links], (it) => `<p>${it}</p>`)}</div></header><h2>${words.summary}</h2><p>${person.summary}</p><h2>${words.work}</h2>${each(person.work, (it) => `<div class="e"><span>${it.company}</span><span>${it.title}</span><span>${range(it.start, it.end)}</span></div>${list(it.points)}`)}<h2>${words.education}</h2>${each(person.education, (it) => `<div class="e"><span>${it.institution}</span><span>${it.degree}</span><span>${range(it.start, it.end)}</span></div>`)}<h2>${words.skills}</h2><div class="sk">${each(
          person.skills.flatMap((it) => it.words),
          (it) => `<p>• ${it}</p>`,
        )}</div>`,
      ),
  },
  {
    name: 'sidebar-with-the-name',
    dates: 'year',
    leavesOut: [],
    html: ({ person, words, range }) =>
      sheet(
        `@page { margin: 0 } body { display: grid; grid-template-columns: 1fr 70mm; min-height: 297mm; font-family: 'Liberation Serif' } aside { background: #f2ede4; padding: 16mm 8mm; order: 2; overflow-wrap: anywhere } main { padding: 16mm 10mm } h2 { font-variant: small-caps; font-size: 15pt; margin: 10pt 0 4pt; border-bottom: 1px dotted } h1 { font-size: 21pt; line-height: 1.1 } .e { display: grid; grid-template-columns: 26mm 1fr; margin-top: 6pt }`,
        `<main><h2>${words.work}</h2>${each(person.work, (it) => `<div class="e"><span>${range(it.start, it.end)}</span><div><b>${it.title}</b><br>${it.company}${list(it.points)}</div></div>`)}<h2>${words.education}</h2>${each(person.education, (it) => `<div class="e"><span>${range(it.start, it.end)}</span><div><b>${it.degree}</b><br>${it.institution}</div></div>`)}<h2>${words.certificates}</h2>${list(person.certificates)}</main><aside><h1>${person.name}</h1><p>${person.label}</p><h2>${words.contact}</h2>${each([person.phone, person.email, person.place, ...person.links], (it) => `<p>${it}</p>`)}<h2>${words.summary}</h2><p>${person.summary}</p><h2>${words.skills}</h2>${groups(person, (name, words) => `<p><b>${name}</b></p><p>${words}</p>`)}</aside>`,
      ),
  },
]
