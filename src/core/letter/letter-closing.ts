/** The end of a cover letter: where the person would work from, their code or portfolio, and what comes next. */
import { readTitle } from '#core/title/read-title.ts'
import { sourceDrafts, statusDrafts } from './asked-mentions.ts'
import { HOME } from './cv-sources.ts'
import { jobNames, type LetterAsk } from './letter-ask.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill, fillable } from './letter-picker.ts'
import type { Draft } from './letter-proof-sentence.ts'
import { letterWorkplace } from './letter-workplace.ts'

export function closingParagraph(ask: LetterAsk): Draft[] {
  const { tone, language, picker } = ask
  const { closing } = phrasesOf(language)
  const names = jobNames(ask)
  const fitting = fillable(closing[tone], names)
  const text = fill(picker.pick(fitting), names)
  return [...practical(ask), ...sourceDrafts(ask), courtesy(text)]
}

const courtesy = (text: string): Draft => ({ text, about: 'courtesy', sources: [], quote: null })

function practical(ask: LetterAsk): Draft[] {
  const { cv, tone, language, length, picker, job } = ask
  const phrases = phrasesOf(language)
  const found: Draft[] = []
  const workplace = letterWorkplace(cv, job)
  if (workplace !== null) {
    const { kind, quote } = workplace
    // "Berlin, Germany" is English.
    const home = language === 'en' ? workplace.home : (workplace.home.split(', ')[0] ?? '')
    const text = fill(picker.pick(phrases.home[tone][kind]), { home })
    found.push({ text, about: 'person', sources: [HOME], quote })
  }
  found.push(...statusDrafts(ask))
  if (length === 'short') return found
  const url = shownAddress(ask)
  if (url) found.push(courtesy(fill(picker.pick(phrases[url.kind]), { url: url.address })))
  return found
}

const CODE = /^(?:https?:\/\/)?(?:www\.)?(?:github|gitlab|codeberg|sr\.ht|bitbucket)\b/i
const SOCIAL =
  /linkedin|xing|twitter|x\.com|mastodon|facebook|instagram|orcid|stackoverflow|exchange/i

/** Their code if the listing asks for it, their portfolio if it does or if they design. */
function shownAddress({
  cv,
  job,
  role,
}: LetterAsk): { kind: 'code' | 'portfolio'; address: string } | null {
  const addresses = [...(cv.url ? [cv.url] : []), ...cv.links.map(({ url }) => url)].filter(
    (it) => it !== '' && it.length <= 100,
  )
  const code = addresses.find((it) => CODE.test(it))
  if (code !== undefined && /\b(?:github|gitlab|code samples?)\b/i.test(job.description)) {
    return { kind: 'code', address: plain(code) }
  }
  const own = addresses.find((it) => !CODE.test(it) && !SOCIAL.test(it))
  const isDesign = role !== null && readTitle({ title: role }).family === 'design'
  const isAsked = /\bportfolio\b/i.test(job.description)
  return own !== undefined && (isDesign || isAsked)
    ? { kind: 'portfolio', address: plain(own) }
    : null
}

const plain = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
