/**
 * The labeled pairs of a CV and a job, with both already read. The invented CVs are in the folder `cvs` here. Three
 * sample CVs and all jobs lie beside the project; the jobs are named by their ids and never copied here.
 */
import * as fs from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Cv } from '#core/cv/cv.ts'
import { jobFacts } from '#core/job/job-facts.ts'
import { Listing } from '#core/job/listing.ts'
import type { JobForMatch } from '#core/match/match-demands.ts'
import { EMPTY_PROFILE, JobPreferences, type ProfileContent } from '#core/profile/profile.ts'
import { readCvFile } from '#cv/read/read-cv-file.ts'
import { fromJsonResume } from '#cv/write/json-resume.ts'

export const LABELS = ['poor', 'possible', 'good'] as const
export type Label = (typeof LABELS)[number]

export type Pair = {
  cvName: string
  jobKey: string
  label: Label
  /** The label of the first reading, without written criteria. */
  first: Label
  reason: string
  /**
   * `build`: the rules were built with it. `late`: looked at near the end, after a first count. `unseen`: only counted.
   */
  half: 'build' | 'late' | 'unseen'
  cv: Cv
  /** Null if no job preferences come with the CV. */
  profile: ProfileContent | null
  job: JobForMatch
}

const DATA = new URL('../../../shared/data/', import.meta.url)
const LISTINGS = new URL('jobs/listings.jsonl.gz', DATA)
const RADAR = new URL('bench/radar_skills_eval/skills_eval.jsonl', DATA)
const SAMPLES: Readonly<Record<string, URL>> = {
  'sample-jane': new URL('cvs/jsonresume/jane-fullstacker.truth.json', DATA),
  'sample-richard': new URL('cvs/jsonresume/richard-hendriks.truth.json', DATA),
  'sample-john-doe': new URL('cvs/rendercv/examples/John_Doe_ClassicTheme_CV.pdf', DATA),
}

/** Begins the names of the CVs that were labeled last. */
const LAST = 'late-'

/** The adverts were gathered until August 2026. */
export const TODAY = '2026-09-01'

export const hasPairs = () => fs.existsSync(LISTINGS) && fs.existsSync(RADAR)

export async function readPairs(): Promise<Pair[]> {
  const [, ...rows] = readText(new URL('labels.tsv', import.meta.url))
    .trim()
    .split('\n')
  const names = [...new Set(rows.map((row) => row.split('\t')[0] ?? ''))].sort()
  const jobs = readJobs()
  const cvs = new Map<string, Pick<Pair, 'cv' | 'profile'>>()
  for (const name of names) cvs.set(name, await readCv(name))
  return rows.map((row) => {
    const [cvName = '', jobKey = '', label = '', first = '', reason = ''] = row.split('\t')
    const read = cvs.get(cvName)
    const job = jobs.get(jobKey)
    if (!read || !job || !isLabel(label) || !isLabel(first)) throw new Error(`labels.tsv: ${row}`)
    const half = halfOf(cvName, names)
    return { cvName, jobKey, label, first, reason, half, ...read, job }
  })
}

/** CVs of the first labeling alternate by name; those labeled last were never looked at. */
function halfOf(cvName: string, names: string[]): Pair['half'] {
  if (cvName.startsWith(LAST)) return 'unseen'
  const first = names.filter((name) => !name.startsWith(LAST))
  return first.indexOf(cvName) % 2 === 0 ? 'build' : 'late'
}

const isLabel = (text: string): text is Label => LABELS.some((label) => label === text)

/** A sample CV, or one of the folder `cvs`, and its job preferences. */
export async function readCv(name: string): Promise<Pick<Pair, 'cv' | 'profile'>> {
  const file = SAMPLES[name] ?? new URL(`cvs/${name}.json`, import.meta.url)
  if (file.pathname.endsWith('.pdf')) {
    const { cv } = await readCvFile('pdf', new Uint8Array(fs.readFileSync(file)))
    return { cv, profile: null }
  }
  const resume = JSON.parse(readText(file))
  const wishes = JobPreferences.safeParse(resume.meta?.rolecall?.jobPreferences)
  const profile = wishes.success ? { ...EMPTY_PROFILE, jobPreferences: wishes.data } : null
  return { cv: fromJsonResume(resume).cv, profile }
}

function readJobs() {
  const jobs = new Map<string, JobForMatch>()
  for (const line of gunzipSync(fs.readFileSync(LISTINGS)).toString().trim().split('\n')) {
    const raw = JSON.parse(line)
    if (raw.description) jobs.set(`${raw.source}/${raw.id}`, jobFacts(Listing.parse(raw)))
  }
  for (const line of readText(RADAR).trim().split('\n')) {
    const { id, title, text } = JSON.parse(line)
    const listing = {
      source: 'radar',
      board: 'radar',
      id: `${id}`,
      title,
      company: 'Unknown',
      description: text,
    }
    jobs.set(`radar/${id}`, jobFacts(Listing.parse(listing)))
  }
  return jobs
}

const readText = (file: URL) => fs.readFileSync(file, 'utf8')
