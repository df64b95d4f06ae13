/** Sentences on degrees, languages and papers that the listing asks for. */
import type { CvEducation } from '#core/cv/cv.ts'
import { type LetterAsk, roleQuote } from './letter-ask.ts'
import { article, withThe } from './letter-names.ts'
import { paperOf } from './letter-paper.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill, namesJoined } from './letter-picker.ts'
import type { Draft } from './letter-proof-sentence.ts'

/** A degree that the listing asks for, or a doctorate for research. Nobody holds one that they still study for. */
export function studiedDrafts(ask: LetterAsk): Draft[] {
  const { cv, findings, length, tone, language, picker } = ask
  if (length === 'short') return []
  const asked = findings.find((it) => it.requirement.kind === 'degree' && it.verdict === 'met')
  const ids = new Set(asked?.proofs.map(({ id }) => id))
  const ended = cv.education.filter(
    ({ degree, institution, end }) => degree !== '' && institution !== '' && end !== 'present',
  )
  const doctorate = RESEARCH.test(ask.role ?? '')
    ? ended.find(({ degree }) => DOCTORATE.test(degree))
    : undefined
  const found =
    doctorate ?? ended.find(({ id }) => ids.has(id)) ?? (isBeginner(ask) ? ended[0] : undefined)
  const quote = asked && found && ids.has(found.id) ? asked.requirement.quote : roleQuote(ask)
  if (!found || UNENDED.test(found.degree)) return []
  const degree = degreeName(found)
  const text = fill(picker.pick(phrasesOf(language).studied[tone]), {
    degree: language === 'en' ? `${article(degree)} ${degree}` : degree,
    school: language === 'en' ? withThe(found.institution) : found.institution,
  })
  return [{ text, about: 'person', sources: [found.id], quote }]
}

/** Out of work, with few jobs behind them: a degree says who they are. */
const isBeginner = ({ cv }: LetterAsk) => {
  const roles = cv.work.flatMap((it) => it.roles)
  const isFirst = roles.length <= 2 || /\bintern\b/i.test(roles[0]?.title ?? '')
  return isFirst && roles.every(({ end }) => end !== 'present')
}

const RESEARCH = /\b(?:research|scientist)/i
const DOCTORATE = /^(?:ph\.? ?d|d\.?phil|doctor|dr\.)/i
/** "MSc (ongoing)", "PhD candidate". */
const UNENDED = /\b(?:candidate|expected|ongoing|in progress|unfinished|not completed|abandoned)\b/i

function degreeName({ degree, area }: CvEducation): string {
  if (area === null || / in |,/.test(degree) || degree.includes(area)) return degree
  return `${degree} in ${area}`
}

/** Languages that the listing asks for; nobody writes in English that they speak it. */
export function speaksDrafts({ cv, findings, length, language, picker }: LetterAsk): Draft[] {
  if (length === 'short') return []
  const asked = findings.filter(
    ({ requirement, verdict }) =>
      requirement.kind === 'language' && verdict === 'met' && requirement.language !== language,
  )
  const ids = new Set(asked.flatMap(({ proofs }) => proofs.map(({ id }) => id)))
  const spoken = cv.languages.filter(({ id }) => ids.has(id))
  const [first] = asked
  if (!first || spoken.length === 0) return []
  const { speaks, and } = phrasesOf(language)
  const names = spoken.map((it) => (it.fluency ? `${it.language} (${it.fluency})` : it.language))
  const text = fill(picker.pick(speaks), { languages: namesJoined(names, and) })
  return [
    { text, about: 'person', sources: spoken.map(({ id }) => id), quote: first.requirement.quote },
  ]
}

/** For work on research: a paper of theirs that is nearest to the listing. */
export function paperDrafts({ cv, job, length, language, picker }: LetterAsk): Draft[] {
  if (length === 'short' || !ASKS_PAPERS.test(job.description)) return []
  const paper = paperOf(cv.publications, job.description)
  if (paper === null) return []
  const text = fill(picker.pick(phrasesOf(language).paper), paper)
  const quote = ASKS_PAPERS.exec(job.description)?.[0] ?? null
  return [{ text, about: 'person', sources: [paper.id], quote }]
}

const ASKS_PAPERS =
  /\b(?:publish\w*|publications?|papers|peer-reviewed|veröffentlich\w*|publicaciones)\b/i
