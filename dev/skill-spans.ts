/**
 * `npm run skill-spans -- FILE` measures our skill readers on adverts whose "knowledge" is marked word by word, as in
 * SkillSpan (Zhang et al. 2022). FILE has a word a line: word, tab, skill tag, tab, knowledge tag (B-, I- or O); an empty
 * line ends a sentence, and ### begins an advert with its title.
 *
 * Strict about spans. Gold is a knowledge span whose whole text is a name in our table, or several joined by slashes:
 * "Spring", "Unix/Linux", not "Spring framework" or "software development". It is found if a mention within it has its
 * name. A mention beside every knowledge span is wrong, also where the annotators marked nothing by rule, such as an
 * employer's own stack; one in a span that is not gold is not judged. Titles are read but not judged.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { skillsAskedIn, wholeOf } from '#core/requirement/read-requirements.ts'
import { isCapability } from '#core/skill/capability.ts'
import { canonicalSkill, skillMentions } from '#core/skill/skill.ts'

type Span = { start: number; end: number; skills: string[] }
type Advert = { title: string; text: string; spans: Span[] }
/** Of one advert. */
type Judged = { right: string[]; extra: string[]; missed: string[] }

const { positionals } = parseArgs({ allowPositionals: true })
const [file] = positionals
if (file === undefined) throw new Error('Usage: npm run skill-spans -- FILE')
const adverts = readAdverts(
  fs.readFileSync(path.resolve(process.env.CALLED_FROM ?? '.', file), 'utf8'),
)
process.stdout.write(`${adverts.length} adverts\n`)
report(
  'mentions in sentences with marked knowledge',
  adverts.map((advert) => judgeMentions(advert, true)),
)
report(
  'mentions',
  adverts.map((advert) => judgeMentions(advert, false)),
)
report('skills that an advert asks for, each once', adverts.map(judgeAsked))

/** Tags of skills are not read. */
function readAdverts(conll: string): Advert[] {
  return conll
    .split(/^###$/m)
    .filter((advert) => advert.trim() !== '')
    .map((advert) => {
      const [title = '', ...sentences] = advert.trim().split(/\n\s*\n/)
      const read: Advert = { title: textOf(title), text: '', spans: [] }
      for (const sentence of sentences) addSentence(read, sentence)
      return read
    })
}

function textOf(sentence: string): string {
  const words = sentence.split('\n').map((line) => line.split('\t')[0])
  return words.join(' ')
}

/** ".NET" was split into ". NET". */
function addSentence(advert: Advert, sentence: string) {
  let span: Span | null = null
  let before = ''
  for (const line of sentence.split('\n')) {
    const [word = '', , tag = 'O'] = line.split('\t')
    if (before && !(before === '.' && /^net/i.test(word))) advert.text += ' '
    const start = advert.text.length
    advert.text += word
    before = word
    if (tag.startsWith('I') && span) span.end = advert.text.length
    else span = tag === 'O' ? null : { start, end: advert.text.length, skills: [] }
    if (span && advert.spans.at(-1) !== span) advert.spans.push(span)
  }
  advert.text += '\n'
  for (const one of advert.spans) one.skills = namesIn(advert.text.slice(one.start, one.end))
}

function namesIn(span: string): string[] {
  const bare = span.replace(/(?<![\s().,;:!?])[\s().,;:!?]+$/, '')
  const whole = canonicalSkill(bare)
  if (whole) return [whole]
  const parts = bare.split('/').map((part) => canonicalSkill(part))
  return parts.includes(null) ? [] : (parts as string[])
}

function judgeMentions({ text, spans }: Advert, onlyMarked: boolean): Judged {
  const sentenceOf = (offset: number) => text.lastIndexOf('\n', offset)
  const marked = new Set(spans.map(({ start }) => sentenceOf(start)))
  const found = skillMentions(text)
    .filter(({ start }) => !onlyMarked || marked.has(sentenceOf(start)))
    .map((mention) => ({
      ...mention,
      span: spans.find(({ start, end }) => mention.start < end && mention.end > start),
    }))
  const named = spans.flatMap((span) => span.skills.map((skill) => ({ span, skill })))
  const isFound = (gold: (typeof named)[number]) =>
    found.some(({ skill, span }) => span === gold.span && skill === gold.skill)
  const around = (start: number, end: number) =>
    text.slice(Math.max(0, start - 20), end + 20).replaceAll('\n', ' | ')
  return {
    right: named.filter(isFound).map(({ skill }) => skill),
    missed: named
      .filter((gold) => !isFound(gold))
      .map(({ skill, span }) => `${skill} (${around(span.start, span.end)})`),
    extra: found
      .filter(
        ({ skill, span }) => !span || (span.skills.length > 0 && !span.skills.includes(skill)),
      )
      .map(({ skill, start, end }) => `${skill} (${around(start, end)})`),
  }
}

function judgeAsked(advert: Advert): Judged {
  const asked = skillsAskedIn('', wholeOf(advert)).filter(({ anyOf }) => !anyOf.some(isCapability))
  const found = new Set(asked.flatMap(({ anyOf, strength }) => (strength === 'title' ? [] : anyOf)))
  const ofTitle = new Set(asked.flatMap(({ anyOf }) => anyOf))
  const gold = new Set(advert.spans.flatMap(({ skills }) => skills))
  // What a longer span names may be asked for, too: "AWS environment".
  const open = advert.spans.flatMap(({ start, end, skills }) =>
    skills.length > 0 ? [] : skillMentions(advert.text.slice(start, end)).map(({ skill }) => skill),
  )
  return {
    right: [...gold].filter((skill) => ofTitle.has(skill)),
    missed: [...gold].filter((skill) => !ofTitle.has(skill)),
    extra: [...found].filter((skill) => !gold.has(skill) && !open.includes(skill)),
  }
}

function report(what: string, judged: readonly Judged[]) {
  const all = (kind: keyof Judged) => judged.flatMap((advert) => advert[kind])
  const [right, extra, missed] = [all('right').length, all('extra').length, all('missed').length]
  const precision = right / (right + extra)
  const recall = right / (right + missed)
  const f1 = (2 * precision * recall) / (precision + recall)
  const figures = [precision, recall, f1].map((share) => share.toFixed(2))
  process.stdout.write(
    `\n${what}: precision ${figures[0]}, recall ${figures[1]}, F1 ${figures[2]}` +
      ` (${right} right, ${extra} extra, ${missed} missed)\n` +
      `  extra: ${all('extra').join('; ')}\n  missed: ${all('missed').join('; ')}\n`,
  )
}
