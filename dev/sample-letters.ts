/**
 * `npm run sample-letters [-- FILE]` writes cover letters for reading aloud: invented people with real listings from
 * beside the checkout, in all tones and lengths, and a few invented listings in German, French and Spanish. Says how
 * many sentences about the person claim more than their source.
 */
import * as fs from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { jobFacts } from '#core/job/job-facts.ts'
import { Listing } from '#core/job/listing.ts'
import type { Letter, LetterJob } from '#core/letter/cover-letter.ts'
import { basisOf } from '#core/letter/edit-letter.ts'
import { fillerPhrases } from '#core/letter/filler-phrases.ts'
import { letterFindings } from '#core/letter/letter-findings.ts'
import { languageOfText } from '#core/letter/letter-language.ts'
import { LENGTHS, letterText, TONES } from '#core/letter/letter-text.ts'
import { unsupportedClaims } from '#core/letter/proof-gate.ts'
import { writeLetter } from '#core/letter/write-letter.ts'
import { PEOPLE as SAMPLES } from './cv-samples/people.ts'
import type { Person } from './cv-samples/person.ts'
import { FOREIGN_JOBS } from './letter-likeness/foreign-jobs.ts'
import { PEOPLE } from './letter-likeness/people.ts'

const DATA = new URL('../../shared/data/', import.meta.url)
const PER_PERSON = 5

type Applicant = { name: string; cv: Cv; jobs: LetterJob[] }

const applicants = [...matched(), ...sampled(), ...simple()]
const file = process.argv[2]
const letters = applicants.flatMap(({ name, cv, jobs }, person) =>
  jobs.map((job, at) => {
    const tone = TONES[(person + at) % 3] ?? 'plain'
    const length = LENGTHS[(person + at + Math.floor(at / 3)) % 3] ?? 'medium'
    const findings = letterFindings(cv, job)
    const language = languageOfText(job.description) ?? 'en'
    const own = { why: '', more: '' }
    const letter = writeLetter({ cv, job, findings, tone, length, language, addressee: '', own })
    return { name, letter }
  }),
)
const text = letters
  .map(
    ({ name, letter }, at) =>
      `== ${at + 1}. ${name}: ${letter.job.title} | ${letter.job.company} (${letter.tone}, ${letter.length}, ${letter.language})\n${letter.subject}\n\n${letterText(letter)}\n`,
  )
  .join('\n')
if (file) fs.writeFileSync(file, text)
else process.stdout.write(text)
const wrong = letters.flatMap(({ letter }) => unproven(letter))
const fillers = letters.flatMap(({ letter }) => fillerPhrases(letterText(letter)))
process.stdout.write(
  `${letters.length} letters; ${wrong.length} sentences claim more than their source; ${fillers.length} clichés\n`,
)
for (const it of [...wrong, ...fillers]) process.stdout.write(`${it}\n`)

function unproven(letter: Letter): string[] {
  return letter.sentences.flatMap((sentence) => {
    const { about, text: said, sources, quote } = sentence
    if (about === 'person' && sources.length === 0) return [`${said} has no source`]
    if (about === 'employer' && quote === null) return [`${said} has no quote`]
    if (about === 'courtesy' || about === 'own') return []
    return unsupportedClaims(said, basisOf(letter, sentence)).map(({ says }) => `${said} ${says}`)
  })
}

/** People and listings that are labeled as pairs: the best first. */
function matched(): Applicant[] {
  const folder = new URL('match/', DATA)
  if (!fs.existsSync(folder)) return []
  const ads = new Map(
    lines(fs.readFileSync(new URL('ads.jsonl', folder), 'utf8')).map((raw) => [raw.id, toJob(raw)]),
  )
  const pairs = lines(fs.readFileSync(new URL('pairs.jsonl', folder), 'utf8'))
  return fs.readdirSync(new URL('cvs/', folder)).map((name) => {
    const person = JSON.parse(fs.readFileSync(new URL(`cvs/${name}`, folder), 'utf8'))
    const own = pairs
      .filter(({ persona }) => name.startsWith(persona))
      .sort((a, b) => b.grade - a.grade)
    const jobs = own.slice(0, PER_PERSON).flatMap(({ adId }) => ads.get(`${adId}`) ?? [])
    return { name: person.name, cv: toCv(person), jobs }
  })
}

/** People of the CV samples, with listings in their language. */
function sampled(): Applicant[] {
  const listings = realJobs()
  return SAMPLES.filter(({ language }) => ['en', 'de', 'fr', 'es'].includes(language)).map(
    (person) => {
      const foreign = FOREIGN_JOBS.filter(
        (job) => languageOfText(job.description) === person.language,
      )
      const jobs = person.language === 'en' ? listings.splice(0, PER_PERSON) : foreign
      return { name: person.name, cv: fromSample(person), jobs }
    },
  )
}

/** A person without contact details, and one with an English CV and listings in other languages. */
function simple(): Applicant[] {
  const [first, second] = PEOPLE
  if (!first || !second) return []
  return [
    { name: `${first.name}`, cv: first, jobs: realJobs().slice(20, 25) },
    { name: `${second.name}`, cv: second, jobs: FOREIGN_JOBS.filter((_, at) => at % 2 === 0) },
  ]
}

function realJobs(): LetterJob[] {
  const packed = new URL('jobs/listings.jsonl.gz', DATA)
  if (!fs.existsSync(packed)) return []
  const rows = lines(gunzipSync(fs.readFileSync(packed)).toString())
  return rows
    .filter((row) => row.description?.length > 700 && /engineer|developer/i.test(row.title))
    .filter((_, at) => at % 9 === 0)
    .map(toJob)
}

// biome-ignore lint/suspicious/noExplicitAny: rows of files whose shape is described beside them
function lines(content: string): any[] {
  const rows = content.trim().split('\n')
  return rows.map((line) => JSON.parse(line))
}

function toJob(raw: object): LetterJob {
  const { title, company, descriptionText } = jobFacts(Listing.parse(raw))
  return { title, company, description: descriptionText ?? '' }
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function toCv(it: any): Cv {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const work = it.work.map((job: any, at: number) => {
    const id = `w${at + 1}`
    const { title, company, start, end } = job
    const highlights = (job.highlights ?? []).map((text: string, line: number) => ({
      id: `${id}r1h${line + 1}`,
      text,
    }))
    const role = { id: `${id}r1`, title, start, end, place: null, summary: null, highlights }
    return { id, company, url: null, place: null, about: null, roles: [role] }
  })
  return {
    ...EMPTY_CV,
    name: it.name,
    label: it.label,
    email: it.email,
    phone: it.phone,
    summary: it.summary
      .split(/(?<=\.) /)
      .map((text: string, at: number) => ({ id: `s${at}`, text })),
    work,
    skills: [{ id: 'k1', name: null, level: null, keywords: it.skills }],
    // biome-ignore lint/suspicious/noExplicitAny: as above
    education: it.education.map(({ degree, area, institution, start, end }: any, at: number) => ({
      id: `e${at + 1}`,
      institution,
      url: null,
      place: null,
      degree,
      area: area ?? null,
      start,
      end,
      score: null,
      courses: [],
      highlights: [],
    })),
    // biome-ignore lint/suspicious/noExplicitAny: as above
    projects: (it.projects ?? []).map(({ name, text }: any, at: number) => ({
      id: `p${at + 1}`,
      name,
      url: null,
      entity: null,
      roles: [],
      start: null,
      end: null,
      description: text,
      highlights: [],
      keywords: [],
    })),
  }
}

function fromSample({ name, label, email, phone, summary, work, education, skills }: Person): Cv {
  return toCv({
    name,
    label,
    email,
    phone,
    summary,
    work: work.map((job) => ({ ...job, end: job.end ?? 'present', highlights: job.points })),
    education,
    skills: skills.flatMap(({ words }) => words),
  })
}
