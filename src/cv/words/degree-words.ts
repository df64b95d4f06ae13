/** Degrees and grades as CVs print them, in several languages. */
import { fold } from '#core/text/fold-text.ts'

/** Abbreviated degrees without points and spaces. */
const SHORT =
  /^(?:ba|bs|bsc|bachelors?|beng|bfa|bba|bcom|bcs|bca|btech|be|bed|llb|bm|bmus|barch|bphil|bsn|basc|bse|bsba|ma|ms|msc|masters?|meng|mfa|mba|mtech|mca|me|med|mph|mpp|mpa|llm|mphil|mres|march|mcs|mim|msw|msn|mscs|msce|mse|phd|dphil|md|jd|dds|edd|dba|dsc|drs|dr|ing|ir|aa|as|aas|hnd|hnc|gcse|gcses|alevels?|ib|btec|nvq|dut|bts|deug|dess|dea|cap|bep|fernabitur|abitur|abi|matura|maturita|dipling|diplinf|diplom|dipl|mag|magister|staatsexamen|postdoc|ged|cs50|cand|kandidat|kand|drssc|engd|dott|lic|licenciatura|hbo|mbo|vwo|havo|cas|das|mas|efz|eba|cess|pharmd|dipl|magistere|bachelier|bachelor|gradu[eé]|matu)$/

const LONG =
  /\b(?:bachelors?|bachelor's|masters?|master's|doctor|doctorate|doctoral|associate'?s?(?= (?:degree|of|in))|diploma|diplom|diplome|certificate|certificat|degree|licence|license(?= (?:de|en|in))|licenciatura|licenciado|licenciada|grado|laurea|maestria|mestrado|doutorado|doctorado|doctorat|bacharelado|graduacao|graduate studies|undergraduate|postgraduate|minor|major|baccalaureat|bachillerato|bac(?![a-z])|abitur|fachabitur|fachhochschulreife|hochschulreife|lehrabschluss|gesellenbrief|meisterbrief|staatlich gepruft\w*|bachelier|tecnico superior|grado superior|fp(?![a-z])|formacion profesional|curso|certificado|doctorat|matura|maturita|reifeprufung|ausbildung|staatsexamen|magister|magistrale|ingenieurdiplom|lehre(?![a-z])|umschulung|promotion|habilitation|high school diploma|a-levels?|a levels?|gcses?|ingeniero|ingenieria|kandidat|kandidatexamen|civilingenjor|licencjat|inzynier|magistr|doktor|doktorat|lisans|yuksek lisans|mittlere reife|realschulabschluss|vordiplom|nanodegree|bootcamp|b\.\s?(?:a|s|sc|tech|eng|com|ed|f\.?a)\b|m\.\s?(?:a|s|sc|tech|eng|ed|f\.?a|b\.?a)\b|ph\.?\s?d|бакалавр|магистр|специалист|аспирантура)/

/**
 * How much a text looks like a degree: 0 not at all, 1 a subject's word, 1.6 contains an abbreviated degree, 2.2 one
 * in full, 2.5 begins with an abbreviated one.
 */
export function degreeLikeness(text: string): number {
  const plain = fold(text).replace(/[’‘]/g, "'")
  const words = plain.split(/[\s,/():–—|-]+/).filter(Boolean)
  const first = words[0]?.replace(/[.']/g, '') ?? ''
  const isShort = words.some((word) => isShortDegree(word, text))
  if (SHORT.test(first) && isShort) return 2.5
  if (LONG.test(plain)) return 2.2
  if (isShort) return 1.6
  return SUBJECT.test(plain) ? 1 : 0
}

/** "MS" and "B.Sc.", but not "me", "as" and "be" in a sentence. */
function isShortDegree(word: string, text: string): boolean {
  const bare = word.replace(/[.']/g, '')
  if (!SHORT.test(bare)) return false
  if (bare.length > 3) return true
  const written = new RegExp(`(?<![\\p{L}])${bare.split('').join('\\.?')}\\.?(?![\\p{L}])`, 'giu')
  return [...text.matchAll(written)].some(([form]) => /\p{Lu}.*\p{Lu}|\p{Lu}.*\.|^Dr/u.test(form))
}

const SUBJECT =
  /\b(?:science|sciences|engineering|computing|computer|informatics|informatik|informatique|informatica|mathematics|mathematik|maths?|statistics|physics|physik|chemistry|chemie|biology|biologie|economics|wirtschaft\w*|betriebswirtschaft\w*|business|administration|management|finance|accounting|marketing|law|jura|psychology|psychologie|sociology|philosophy|history|geschichte|literature|linguistics|english|german|germanistik|design|arts?|music|education|nursing|medicine|medizin|architecture|architektur|technology|studies|journalism|communications?|politics|political|international|relations|maschinenbau|elektrotechnik|ingenieria|ingenierie|genie|derecho|droit|gestion|electronics|robotics|cybersecurity|analytics|geography|anthropology|theology|pharmacy|biochemistry|hospitality|tourism)\b/

/** Whether a degree includes its subject. */
export const hasSubject = (text: string) => /\s/.test(text.trim()) && SUBJECT.test(fold(text))

/** "GPA: 3.9", "Note: 1,4", "nota media 8,4". */
const LABELLED_SCORE =
  /^(?:(?:overall |final |cumulative |major |cum\.? )?(?:c?gpa|grade|note|abschlussnote|gesamtnote|notendurchschnitt|durchschnittsnote|endnote|abschluss mit|durchschnitt|score|mark|marks|result|average|average grade|moyenne|moyenne generale|mention|nota|nota media|nota final|calificacion|calificacion media|promedio|expediente|percentage|classification|wam|voto|votazione)\s*(?:point average\s*)?(?:[:=]\s*)?(?=\S)|(?:mit )?(?:note|auszeichnung)(?![a-z]))/

const NAMED_SCORE =
  /^(?:(?:first|second|upper second|lower second|third)[- ]class(?![a-z])|(?:summa |magna |insigni )?cum laude(?![a-z])|with (?:distinction|honou?rs|merit)|distinction(?![a-z])|honou?rs$|(?:sehr gut|gut|befriedigend|mit auszeichnung|mit bestnote)(?: \(.{1,8}\))?$|(?:tres bien|bien|assez bien|felicitations du jury)$|(?:sobresaliente|notable|aprobado|matricula de honor)(?![a-z]))/

const NUMBER_SCORE =
  /^(?:\d{1,2}(?:[.,]\d{1,2})?\s*\/\s*\d{1,3}(?:[.,]\d{1,2})?$|\d(?:[.,]\d{1,2})(?: \(?(?:sehr )?gut\)?)?$|\d{2}(?:[.,]\d{1,2})?\s?%|[a-f][+-]?$|2[:.][12](?![\d.]))/

/** "GPA: 3.9/4.0", "First-class honours", "3.5", "A". */
export function isScore(text: string): boolean {
  const plain = fold(text.slice(0, 120)).trim()
  return [LABELLED_SCORE, NAMED_SCORE, NUMBER_SCORE].some((score) => score.test(plain))
}

/** "GPA" and similar words, without the colon and the value. */
export const isScoreLabel = (text: string) => isScore(`${text.trim()}: 1`)

/** The value of "GPA: 3.9" without its label. */
export function scoreOf(text: string): string {
  return text.replace(/^[\p{L}. ]{2,24}(?:[:=]\s*|\s(?=\d))/u, '').trim() || text
}
