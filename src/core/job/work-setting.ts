/**
 * Where the work is done: remote, hybrid or on site. In order: what the source's field or the
 * location states ("Remote", "Hybrid", "no remote"); a remark in the title; a clear sentence of the
 * text. Null when none of them does: a place by itself says nothing about remote work.
 */

import type { RemoteScope } from '#core/place/place.ts'
import { type Cue, cue, matchIn } from '#core/text/cue.ts'
import { fold } from '#core/text/fold-text.ts'
import { anyOf, either } from '#core/text/word-pattern.ts'
import type { WorkSetting } from './job.ts'

export function workSettingOf(job: {
  /** The source's own work setting field. */
  workplace: string | null
  locationText: string | null
  remote: RemoteScope
  title: string
  text: string | null
}): WorkSetting | null {
  const place = job.locationText ?? ''
  return (
    statedIn(job.workplace ?? '') ??
    statedIn(place) ??
    (job.remote === 'none' ? null : 'remote') ??
    remarkIn(job.title) ??
    sentenceIn(job.text ?? '')
  )
}

/** "Not remote" means on site, so it is read before the other words. */
const REFUSED = anyOf(
  `(?:no|not|non|isn't|cannot be|without)[ -](?:(?:a|fully|100%) )?(?:remote|remotely|wfh|home ?office)
  | remote(?: work)?:? (?:is )?(?:not|no|false)(?: (?:possible|available|allowed|an option))?`,
  { flags: 'g' },
)
const HYBRID = anyOf(
  `hybrid | hibrido | hybride | ibrido | hibrida | partially remote | partly remote | semi[- ]remote
  | remote[- ]flexible | flex(?:ible)? remote`,
)
const REMOTE = anyOf(
  String.raw`remote | remotely | remoto | remota | anywhere | work(?:ing)? from home | wfh | telecommut\w*
  | telework\w* | teletrabajo | teletravail | home ?office | home[- ]based | distributed | virtual
  | worldwide | a distance | fernarbeit | zdalna | zdalnie`,
)
const ONSITE =
  /\b(?:on[- ]?site|in[- ]office|in[- ]person)\b|^(?:office|in the office|office[- ]based|presencial|vor ort|sur site)$/

/** "Hybrid remote in Austin" is hybrid. When both are offered ("Remote or Hybrid"), the job is remote. */
const BOTH =
  /\bremote(?: ?\([^()]{0,60}\))?\s{0,2}(?:\/|,|or|\||;|and|&)\s{0,2}hybrid\b|\bhybrid(?: ?\([^()]{0,60}\))?\s{0,2}(?:\/|,|or|\||;|and|&)\s{0,2}(?:fully )?remote\b/

function statedIn(written: string): WorkSetting | null {
  const plain = fold(written.slice(0, 2_000)).replace(/(?<=\w)_(?=\w)/g, ' ')
  const affirmed = plain.replace(REFUSED, ' ')
  if (BOTH.test(affirmed)) return 'remote'
  if (HYBRID.test(affirmed)) return 'hybrid'
  if (REMOTE.test(affirmed)) return 'remote'
  return affirmed !== plain || ONSITE.test(affirmed.trim()) ? 'onsite' : null
}

/** "Remote Sensing", "Hybrid Cloud", "Onsite Support": the subject of the work, not its location. */
const SUBJECT_NEXT = new RegExp(
  String.raw`^(?:remote|hybrid|on-?site|distributed|virtual|home-?office) ${either(
    String.raw`sensing | access | monitoring | desktop | control | support | operations | operator
    | driving | pilot | diagnost\w* | cloud | infrastructure | hands | procedures | systems?
    | deployments? | search | mobile | app | apps | work | workplace | experience | identity | teams?
    | warehouse | data | compute | computing | reality | care | assistant | services? | it`,
  )}\b`,
)

/** Titles state it in a part of its own: "(Remote)", "- Hybrid", "| Germany | Remote". */
function remarkIn(title: string): WorkSetting | null {
  const parts = fold(title.slice(0, 500)).split(/[()[\]|,/·•:;]|\s[–—-]+\s?|[–—]/)
  for (const written of parts) {
    const part = written.trim()
    const count = part.split(/\s+/).length
    if (SUBJECT_NEXT.test(part)) continue
    if (REFUSED_ALONE.test(part)) return 'onsite'
    if (count <= 4 && /^(?:\w+ )?hybrid\b|\bhybrid$/.test(part)) return 'hybrid'
    if (/^(?:fully |100% |full |us |uk |eu )?remote(?:ly)?\b/.test(part)) return 'remote'
    if (count <= 4 && /\bremote$/.test(part)) return 'remote'
    if (count <= 3 && /^(?:on-?site|in-office|in-person)\b|\b(?:on-?site|in-office)$/.test(part)) {
      return 'onsite'
    }
  }
  return null
}

const REFUSED_ALONE = /\b(?:no|not|non)[ -]remote\b/

/** Only sentences about this job count; a "remote friendly" company decides nothing. */
const SENTENCES: readonly (readonly [WorkSetting, Cue])[] = [
  [
    'onsite',
    cue(
      anyOf(
        String.raw`(?:this|the) (?:role|position|job) is (?:(?:fully|100%|strictly) )?(?:not remote
      |on-?site|in-office|in-person|based in (?:our|the) \w+ office)
      | fully (?:on-?site|in-office|in-person)
      | (?:5|five) days (?:a|per) week in (?:(?:the|our) )?office`,
      ),
    ),
  ],
  [
    'hybrid',
    cue(
      anyOf(
        String.raw`(?:this|the) (?:role|position|job) is (?:a )?hybrid
      | hybrid (?:role|position|job|work model|working model|schedule|work arrangement)
      | (?:2|two|3|three|4|four)(?:-\d)? days (?:a|per) week (?:in|from|at) (?:(?:the|our) )?(?:\w+ )?office`,
      ),
    ),
  ],
  [
    'remote',
    cue(
      anyOf(
        `(?:this|the) (?:role|position|job) (?:is|can be) (?:a )?(?:(?:fully|100%|completely|entirely
      |us-based) )?remote
      | this is a (?:(?:fully|100%|completely|us-based) )?remote (?:role|position|job|opportunity)
      | (?:fully|100%) remote (?:role|position|job)
      | work from anywhere in
      | location: (?:(?:fully|100%) )?remote`,
      ),
    ),
  ],
]

function sentenceIn(text: string): WorkSetting | null {
  const plain = fold(text.slice(0, 30_000))
  for (const [setting, sentence] of SENTENCES) if (matchIn(plain, sentence)) return setting
  return null
}
