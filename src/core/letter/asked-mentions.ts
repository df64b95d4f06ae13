/**
 * What the listing asks an application to say: that it is about a post on Hacker News, and whether the person may work in
 * its country. Only what the CV states is said about the person.
 */
import type { Cv } from '#core/cv/cv.ts'
import type { LetterAsk } from './letter-ask.ts'
import { article } from './letter-names.ts'
import type { Draft } from './letter-proof-sentence.ts'

/** "… and mention HN", "use “hackernews” as your referral source". */
const MENTION =
  /\b(?:mention(?:ing)?|reference|note|say|use|include) (?:that )?(?:you (?:found|saw) (?:us|this) (?:on|via) )?["'“‘]?(?:HN|hacker ?news)\b|\b(?:HN|hacker ?news)["'”’]? (?:in|as) (?:the|your) (?:subject|referral|submission|application|email|source|cover)/i

export function sourceDrafts({ job, language }: Pick<LetterAsk, 'job' | 'language'>): Draft[] {
  const quote = job.description.split('\n').find((line) => MENTION.test(line))
  if (quote === undefined || language !== 'en') return []
  const text = 'This application is in reply to your post on Hacker News.'
  return [{ text, about: 'courtesy', sources: [], quote: quote.trim().slice(0, 500) }]
}

const ASKED =
  /\b(?:citizens?(?:hip)?|clearance|(?:work|employment) (?:authori[sz]ation|permits?|visas?)|authori[sz]ed to work|(?:right|eligible|eligibility) to work|(?:visa )?sponsorship|sponsor(?:ing)? (?:\p{Ll}+ )?visas?)\b/iu

/** Countries of which a citizen may work in the EU. */
const EU =
  /\b(?:EU|European|Austrian|Belgian|Bulgarian|Croatian|Cypriot|Czech|Danish|Dutch|Estonian|Finnish|French|German|Greek|Hungarian|Irish|Italian|Latvian|Lithuanian|Luxembourgish|Maltese|Polish|Portuguese|Romanian|Slovak|Slovenian|Spanish|Swedish)\b/

type Region = { asked: RegExp; stated: RegExp }

/** Where a listing wants its people, and what the CV may say to it. */
const REGIONS: readonly Region[] = [
  {
    asked: /\b(?:US|U\.S\.?A?|USA|United States|American|NYC|New York|San Francisco)(?![\p{L}])/u,
    stated: /\b(?:US|U\.S\.|American|United States)/,
  },
  {
    asked: /\b(?:UK|United Kingdom|London|British)\b/,
    stated: /\b(?:UK|British|United Kingdom)\b/,
  },
  {
    asked:
      /\b(?:EU|Europe|European|Germany|Berlin|Munich|France|Paris|Netherlands|Amsterdam|Ireland|Spain|Portugal|Austria|Poland)\b/,
    stated: EU,
  },
  { asked: /\b(?:Canada|Canadian|Toronto|Montr[eé]al|Vancouver)\b/, stated: /\bCanad/ },
]

const STATED: readonly { pattern: RegExp; says: (found: string) => string }[] = [
  {
    pattern:
      /(?<![\p{L}])(?:I am an? |I[’']m an? )?(?<found>(?:EU|US|UK|\p{Lu}\p{Ll}+) (?:citizen|permanent resident))\b/u,
    says: (it) => `a ${it}`,
  },
  {
    pattern: /\b(?<found>[Aa]uthori[sz]ed to work in (?:the )?\p{Lu}[\p{L}.]*(?: \p{Lu}\p{Ll}+)?)/u,
    says: (it) => it.charAt(0).toLowerCase() + it.slice(1).replace(/\.$/, ''),
  },
]

type StatusAsk = Pick<LetterAsk, 'cv' | 'job' | 'language' | 'tone'>

/** "I’m a US citizen." where the listing asks for it or sponsors no visa. */
export function statusDrafts({ cv, job, language, tone }: StatusAsk): Draft[] {
  const quote = job.description.split(/[.\n|]/).find((part) => ASKED.test(part))
  if (language !== 'en' || quote === undefined) return []
  const header = `${job.title}\n${job.location ?? ''}\n${job.description.split('\n')[0] ?? ''}`
  const own = REGIONS.filter(({ asked }) => asked.test(quote))
  const regions = own.length > 0 ? own : REGIONS.filter(({ asked }) => asked.test(header))
  for (const { id, text } of cv.summary) {
    const said = statusIn(text, regions)
    if (said === null) continue
    const be = tone === 'formal' ? 'I am' : 'I’m'
    return [{ text: `${be} ${said}.`, about: 'person', sources: [id], quote: quote.trim() }]
  }
  return []
}

const HELD = / citizen, (?<held>held an? [^.]{5,60})(?=\.|$)/

function statusIn(text: Cv['summary'][number]['text'], regions: readonly Region[]): string | null {
  for (const { pattern, says } of STATED) {
    const found = pattern.exec(text)?.groups?.found
    if (found === undefined || !regions.some(({ stated }) => stated.test(found))) continue
    const held = HELD.exec(text)?.groups?.held
    const said = says(found).replace(/^a (?=\S)/, () => `${article(found)} `)
    return held === undefined ? said : `${said}, and ${held}`
  }
  return null
}
