/**
 * `npm run bench -- cv-write [--people 100]` measures how long a two-page CV takes as a PDF and as images through the
 * warm typesetting process, each time for another person; how much memory that process uses, and how fast it starts.
 */
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { type CvDesign, DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import { TEMPLATES } from '#core/documents/cv-design-choices.ts'
import type { TypesetForm } from '#core/documents/typeset.ts'
import { createTypesetter } from '#server/documents/typesetter.ts'
import { resourceUseOf } from '#server/process/process-use.ts'
import { fortyCvs } from '#test/forty-cvs.ts'
import { type Figure, formatTimes, optionsOr, percentiles, writeFigures } from './figures.ts'

const { people } = optionsOr({ people: 100 })
/** CVs typeset before anything is measured. */
const WARM_UP = 20

const log = { info: () => {}, warn: () => {}, error: () => {} }
const [full = EMPTY_CV, long = EMPTY_CV] = ['everything', 'many pages'].map(
  (shape) => fortyCvs().find(({ about }) => about.startsWith(shape))?.cv,
)
const typesetter = createTypesetter({ log })
const figures: Figure[] = []
const processUse = () => resourceUseOf(typesetter.processId() ?? undefined)

const started = performance.now()
await typesetter.cv(full, DEFAULT_DESIGN, 'pdf')
const firstMs = performance.now() - started
figures.push(['First PDF, including the start of the process', `${firstMs.toFixed(1)} ms`])

for (const template of TEMPLATES) {
  const design = { ...DEFAULT_DESIGN, template }
  figures.push([`PDF, two pages, \`${template}\``, await timesOf(full, design, 'pdf')])
}
figures.push(['The same as images, `plain`', await timesOf(full, DEFAULT_DESIGN, 'svg')])
figures.push(['The same as a Word document, `plain`', await timesOf(full, DEFAULT_DESIGN, 'docx')])
const onePage: CvDesign = { ...DEFAULT_DESIGN, pages: 1 }
figures.push(['PDF, twenty employers fitted on one page', await timesOf(long, onePage, 'pdf')])
const { residentBytes } = await processUse()
figures.push(['Memory of the process afterwards', `${Math.round(residentBytes / 2 ** 20)} MB`])
await typesetter.stop()
writeFigures(figures)

async function timesOf(cv: Cv, design: CvDesign, form: TypesetForm): Promise<string> {
  const times: number[] = []
  let cpuMs = 0
  for (let n = 0; n < WARM_UP + people; n++) {
    const person = another(cv, n)
    if (n === WARM_UP) cpuMs = (await processUse()).cpuMs
    const begun = performance.now()
    await typesetter.cv(person, design, form)
    if (n >= WARM_UP) times.push(performance.now() - begun)
  }
  const each = ((await processUse()).cpuMs - cpuMs) / people
  return `${formatTimes(percentiles(times), 'p50', 'p95')}; CPU time ${each.toFixed(1)} ms`
}

/** Another person with a CV of the same length, so that none of its lines was typeset before. */
function another(cv: Cv, n: number): Cv {
  const text = JSON.stringify(cv).replace(/ (the|of|in|with|on) /g, (_, word) => ` ${word}${n} `)
  return { ...(JSON.parse(text) as Cv), name: `${cv.name} ${n}` }
}
