/**
 * `npm run sample-letters [-- FILE]` writes cover letters for reading aloud: invented people with real listings from
 * beside the checkout, in all tones and lengths, and a few invented listings in German, French and Spanish. Says how
 * many sentences about the person claim more than their source.
 *
 * `npm run sample-letters -- --set FOLDER OUT.jsonl` writes a letter for each line {"person","adId"} of
 * FOLDER/letters.jsonl, from FOLDER/cvs and FOLDER/ads.jsonl (as in dev/match/shared-pairs.ts), as lines {"person",
 * "adId", "weakness", "letter"}; `weakness` is why the page calls the letter a weak draft, or null.
 */
import * as fs from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Cv } from '#core/cv/cv.ts'
import type { JobFacts } from '#core/job/job.ts'
import { jobFacts } from '#core/job/job-facts.ts'
import { Listing } from '#core/job/listing.ts'
import type { Letter, LetterJob } from '#core/letter/cover-letter.ts'
import { basisOf } from '#core/letter/edit-letter.ts'
import { fillerPhrases } from '#core/letter/filler-phrases.ts'
import { letterAdvice } from '#core/letter/letter-facts.ts'
import { letterFindings } from '#core/letter/letter-findings.ts'
import { LENGTHS, letterText, TONES } from '#core/letter/letter-text.ts'
import { unsupportedClaims } from '#core/letter/proof-gate.ts'
import { type LetterOrder, writeLetter } from '#core/letter/write-letter.ts'
import { languageOfText } from '#core/text/text-language.ts'
import { fromJsonResume } from '#cv/write/json-resume.ts'
import { PEOPLE as SAMPLES } from './cv-samples/people.ts'
import type { Person } from './cv-samples/person.ts'
import { FOREIGN_JOBS } from './letter-likeness/foreign-jobs.ts'
import { PEOPLE } from './letter-likeness/people.ts'
import {
  type GradedPair,
  hasGradedPairs,
  readGradedPairs,
  readLetterPairs,
  SHARED_PAIRS,
} from './match/shared-pairs.ts'

const DATA = new URL('../../shared/data/', import.meta.url)
const PER_PERSON = 5
/** Characters of a listing that says enough about its job. */
const SHORTEST_TEXT = 700

type Applicant = { name: string; cv: Cv; jobs: LetterJob[] }

const [first, ...others] = process.argv.slice(2)
if (first === '--set') {
  const [folder = '', out = ''] = others
  writeSet(folder, out)
  process.exit()
}
const applicants = [...matched(), ...sampled(), ...simple()]
const file = first
const letters = applicants.flatMap(({ name, cv, jobs }, person) =>
  jobs.map((job, at) => {
    const tone = TONES[(person + at) % 3] ?? 'plain'
    const length = LENGTHS[(person + at + Math.floor(at / 3)) % 3] ?? 'medium'
    return { name, letter: letterFor(cv, job, { tone, length }) }
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

type Style = Pick<Letter, 'tone' | 'length'>

function letterFor(cv: Cv, job: LetterJob, style: Style): Letter {
  return writeLetter(orderFor(cv, job, style))
}

function orderFor(cv: Cv, job: LetterJob, style: Style): LetterOrder {
  const findings = letterFindings(cv, job)
  const language = languageOfText(job.description) ?? 'en'
  return { ...style, cv, job, findings, language, addressee: '', own: { why: '', more: '' } }
}

/** The letters of a folder's letters.jsonl, plain and of medium length, one JSON line each. */
function writeSet(folder: string, out: string): void {
  const lines = readLetterPairs(folder).map(({ person, adId, cv, job }) => {
    const order = orderFor(cv, toLetterJob(job), { tone: 'plain', length: 'medium' })
    const letter = writeLetter(order)
    const { weakness } = letterAdvice(order, letter)
    return JSON.stringify({ person, adId, weakness, letter: letterText(letter) })
  })
  fs.writeFileSync(out, `${lines.join('\n')}\n`)
  process.stdout.write(`${lines.length} letters written to ${out}\n`)
}

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
  if (!hasGradedPairs(SHARED_PAIRS)) return []
  const pairs = readGradedPairs(SHARED_PAIRS).sort((one, other) => other.grade - one.grade)
  return [...Map.groupBy(pairs, ({ person }) => person)].map(([person, own]) => ({
    name: own[0]?.cv.name ?? person,
    cv: (own[0] as GradedPair).cv,
    jobs: own.slice(0, PER_PERSON).map(({ job }) => toLetterJob(job)),
  }))
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
  const rows = gunzipSync(fs.readFileSync(packed)).toString().trim().split('\n')
  return rows
    .map((row) => jobFacts(Listing.parse(JSON.parse(row))))
    .filter(({ title, descriptionText }) => {
      const isLong = (descriptionText ?? '').length > SHORTEST_TEXT
      return isLong && /engineer|developer/i.test(title)
    })
    .filter((_, at) => at % 9 === 0)
    .map(toLetterJob)
}

function toLetterJob(job: Pick<JobFacts, 'title' | 'company' | 'descriptionText'>): LetterJob {
  const { title, company, descriptionText } = job
  return { title, company, description: descriptionText ?? '' }
}

function fromSample({ name, label, email, phone, summary, work, education, skills }: Person): Cv {
  return fromJsonResume({
    basics: { name, label, email, phone, summary },
    work: work.map((job) => ({
      name: job.company,
      position: job.title,
      startDate: job.start,
      endDate: job.end ?? undefined,
      highlights: job.points,
    })),
    education: education.map((it) => ({
      institution: it.institution,
      studyType: it.degree,
      startDate: it.start,
      endDate: it.end,
    })),
    skills: skills.map((group) => ({ name: group.name, keywords: group.words })),
  }).cv
}
