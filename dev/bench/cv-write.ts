/**
 * `npm run bench -- cv-write`: how long a CV of two pages takes as a PDF and as pictures once the process is warm, each
 * of another person, through the process that sets them; how much memory that process takes, and how soon it starts.
 */
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { type CvDesign, DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import { TEMPLATES } from '#core/documents/cv-design-choices.ts'
import type { TypesetForm } from '#core/documents/typeset.ts'
import { createTypesetter } from '#server/documents/typesetter.ts'
import { useOf } from '#server/process/process-use.ts'
import { fortyCvs } from '#test/forty-cvs.ts'
import { type Figure, writeFigures } from './figures.ts'

const PEOPLE = 100
/** Before anything is counted. */
const WARM_UP = 20

const log = { info: () => {}, warn: () => {}, error: () => {} }
const [full = EMPTY_CV, long = EMPTY_CV] = ['everything', 'many pages'].map(
  (shape) => fortyCvs().find(({ about }) => about.startsWith(shape))?.cv,
)
const typesetter = createTypesetter({ log })
const figures: Figure[] = []
// biome-ignore lint/correctness/useHookAtTopLevel: it is no hook, it tells the use of a process
const processUse = () => useOf(typesetter.processId() ?? undefined)

const started = performance.now()
await typesetter.cv(full, DEFAULT_DESIGN, 'pdf')
figures.push([
  'The first PDF, the process not yet started',
  milliseconds(performance.now() - started),
])

for (const template of TEMPLATES) {
  const design = { ...DEFAULT_DESIGN, template }
  figures.push([`PDF, two pages, \`${template}\``, await timesOf(full, design, 'pdf')])
}
figures.push(['The same as pictures, `plain`', await timesOf(full, DEFAULT_DESIGN, 'svg')])
figures.push(['The same as a Word document, `plain`', await timesOf(full, DEFAULT_DESIGN, 'docx')])
const onePage: CvDesign = { ...DEFAULT_DESIGN, pages: 1 }
figures.push(['PDF, twenty employers made to fit on one page', await timesOf(long, onePage, 'pdf')])
const { residentBytes } = await processUse()
figures.push(['Memory of the process after all that', `${Math.round(residentBytes / 2 ** 20)} MB`])
await typesetter.stop()
writeFigures(figures, { mark: 'cv-write', command: 'npm run bench -- cv-write' })

async function timesOf(cv: Cv, design: CvDesign, form: TypesetForm): Promise<string> {
  const times: number[] = []
  let cpuMs = 0
  for (let n = 0; n < WARM_UP + PEOPLE; n++) {
    const person = another(cv, n)
    if (n === WARM_UP) cpuMs = (await processUse()).cpuMs
    const begun = performance.now()
    await typesetter.cv(person, design, form)
    if (n >= WARM_UP) times.push(performance.now() - begun)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0
  const each = ((await processUse()).cpuMs - cpuMs) / PEOPLE
  return `p50 ${milliseconds(at(0.5))}, p95 ${milliseconds(at(0.95))}; ${milliseconds(each)} of the processor`
}

/** Somebody else with a CV of the same length: none of its lines was set before. */
function another(cv: Cv, n: number): Cv {
  const text = JSON.stringify(cv).replace(/ (the|of|in|with|on) /g, (_, word) => ` ${word}${n} `)
  return { ...(JSON.parse(text) as Cv), name: `${cv.name} ${n}` }
}

function milliseconds(time: number): string {
  return `${time.toFixed(1)} ms`
}
