/**
 * CV lines in German, French and Spanish as parts of a sentence in the first person, by the few forms whose grammar is
 * certain; other lines are quoted. A German clause has its verb before "ich", as it follows "Bei Acme".
 */

import { languageOfText } from '#core/text/text-language.ts'
import { type FirstPerson, plainLine, shortLine } from './first-person.ts'
import type { LetterLanguage } from './letter-language.ts'

type Other = Exclude<LetterLanguage, 'en'>

export function toFirstPersonIn(language: Other, line: string): FirstPerson {
  const text = shortLine(plainLine(line))
  const quote: FirstPerson = { how: 'quote', text }
  if (/…|\.\.\.|["“”„«»]|[|•]/.test(text) || text.split(' ').length < 3) return quote
  const spoken = languageOfText(text)
  if (spoken !== null && spoken !== language) return quote
  return READ[language](text) ?? quote
}

const READ: Readonly<Record<Other, (text: string) => FirstPerson | null>> = {
  de: readGerman,
  fr: readFrench,
  es: readSpanish,
}

const GERMAN_VERBS =
  'analysiere arbeite automatisiere baue baute begleite begleitete berate betreibe betreue betreute beriet entwarf entwerfe entwickle entwickelte erstelle erstellte führe führte halbierte implementierte koordiniere koordinierte leite leitete migrierte optimierte organisiere organisierte plane plante programmierte reduzierte schrieb schreibe schule schulte senkte steigerte teste testete überarbeitete verantworte verantwortete verbesserte verkürzte verwalte verwaltete warte wartete'.split(
    ' ',
  )
/** What begins a line with a capital and is no noun. */
const GERMAN_ARTICLE =
  /^(?:Den|Die|Das|Der|Dem|Einen|Eine|Ein|Einem|Mehrere|Alle|Neue|Neuen|Zwei|Drei|Vier|Fünf|Mit|Für|In|Bei)(?= )/

/** Participles with "sein", or that end a line as an adjective. */
const NOT_WITH_HABEN =
  /(?:gewachsen|gewechselt|aufgestiegen|geworden|gegangen|gekommen|verantwortlich)$/

function readGerman(text: string): FirstPerson | null {
  const own = /^Ich (\p{Ll}+) (.+)$/u.exec(text)
  if (own) return { how: 'clause', text: `${own[1]} ich ${own[2]}` }
  const [first = '', ...others] = text.split(' ')
  const rest = others.join(' ')
  if (GERMAN_VERBS.includes(first.toLowerCase()) && !/\b(?:und|,) \p{Ll}+(?:te|e)\b/u.test(rest)) {
    return { how: 'clause', text: `${first.toLowerCase()} ich ${rest}` }
  }
  const noun = germanNoun(text)
  if (noun) return { how: 'noun', text: noun }
  const isParticiple =
    /\s(?:ge\p{Ll}{2,}(?:t|en)|(?:auf|ab|an|aus|ein|um|vor|mit|durch|zusammen|weiter|hoch)ge\p{Ll}{2,}(?:t|en)|(?:be|er|ver|ent|zer|über|unter)\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}iert)$/u
  if (isParticiple.test(text) && !NOT_WITH_HABEN.test(text)) {
    return {
      how: 'clause',
      text: `habe ich ${text.replace(GERMAN_ARTICLE, (it) => it.toLowerCase())}`,
    }
  }
  return null
}

const GERMAN_MASCULINE =
  /^(?:Aufbau|Ausbau|Umbau|Betrieb|Entwurf|Einsatz|Verkauf|Vertrieb|Support|Einkauf|Umzug|Rollout|Wechsel|Umstieg)$/
/** Nouns in -ung that name no activity. */
const NO_ACTION = /^(?:Zeitung|Rechnung|Wohnung|Heizung|Abteilung|Kleidung)$/

/** "Leitung von acht Projekten": with its article. */
function germanNoun(text: string): string | null {
  const found =
    /^(?:(\p{Lu}\p{Ll}+e) )?(\p{Lu}[\p{L}-]+)(?= (?:von|vom|der|des|einer|eines|zur|zum|für|mit|aller|neuer|in|im) )/u.exec(
      text,
    )
  if (!found) return null
  const [, adjective, noun = ''] = found
  const isFeminine =
    /(?:ung|tion|ration|heit|keit|schaft|tät|pflege)$/.test(noun) && !NO_ACTION.test(noun)
  const isMasculine = GERMAN_MASCULINE.test(noun)
  if (!isFeminine && !isMasculine) return null
  if (/^\p{Lu}[\p{L}-]+ (?:und|,)/u.test(text)) return null
  const tail = text.slice(adjective ? adjective.length + 1 : 0)
  const adjectives = adjective ? `${adjective.charAt(0).toLowerCase()}${adjective.slice(1)} ` : ''
  return `${isMasculine ? 'der' : 'die'} ${adjectives}${tail}`
}

const FRENCH_PARTICIPLE =
  /^(?:Conçu|Développé|Créé|Mis|Réduit|Dirigé|Piloté|Géré|Encadré|Formé|Rédigé|Migré|Automatisé|Optimisé|Amélioré|Augmenté|Lancé|Organisé|Animé|Construit|Déployé|Réalisé|Assuré|Mené|Coordonné|Introduit|Remplacé|Divisé|Refondu|Négocié|Recruté|Accompagné|Analysé|Traité|Supervisé|Implémenté|Intégré|Écrit|Doublé|Maintenu|Installé|Configuré|Participé|Contribué)(?!\p{L})/u

function readFrench(text: string): FirstPerson | null {
  const own = /^J(?:e |['’])(.+)$/.exec(text)
  if (own) return { how: 'clause', text: `j${text.slice(1)}` }
  const participle = FRENCH_PARTICIPLE.exec(text)
  if (participle) return { how: 'clause', text: `j’ai ${lowFirst(text)}` }
  const verb =
    /^(Ai|Suis|Dirige|Pilote|Gère|Encadre|Développe|Conçois|Anime|Coordonne|Assure) (.+)$/.exec(
      text,
    )
  if (verb) {
    const isVowel = /^[aeiouéèêâîôûh]/i.test(verb[1] ?? '')
    return { how: 'clause', text: `${isVowel ? 'j’' : 'je '}${lowFirst(text)}` }
  }
  const noun =
    /^(\p{Lu}[\p{L}-]+)(?: (?:\p{Ll}+ )?(?:de|des|du|d['’]|en|et)|[ ](?=\p{Ll}+ (?:de|des|du)))/u.exec(
      text,
    )?.[1]
  if (noun === undefined) return null
  if (/^(?:Chargée?|Responsable|Chef|Cheffe|Membre)$/.test(noun)) return null
  const isFeminine =
    /(?:tion|sion|xion|ance|ence|ité|ure)$/.test(noun) ||
    /^(?:Mise|Refonte|Conduite|Gestion|Analyse|Recherche|Veille|Prise|Vente|Reprise|Maîtrise|Étude|Écriture|Mesure)$/.test(
      noun,
    )
  const isMasculine =
    /(?:age|ment|isme)$/.test(noun) ||
    /^(?:Suivi|Support|Audit|Design|Conseil|Envoi|Passage|Soutien|Contrôle)$/.test(noun)
  if (!isFeminine && !isMasculine) return null
  const isVowel = /^[AEIOUÉÈÊÂÎÔÛH]/.test(noun)
  return { how: 'noun', text: `${isVowel ? 'l’' : isFeminine ? 'la ' : 'le '}${lowFirst(text)}` }
}

const SPANISH_PAST =
  /^(?:\p{L}{3,}(?:é|í)|Hice|Puse|Conduje|Reduje|Introduje|Traduje|Obtuve|Di|Fui)$/u

function readSpanish(text: string): FirstPerson | null {
  const [first = '', ...others] = text.split(' ')
  if (/^Yo$/.test(first)) return { how: 'clause', text: others.join(' ') }
  if (SPANISH_PAST.test(first)) return { how: 'clause', text: lowFirst(text) }
  if (
    /^(?:Dirijo|Lidero|Desarrollo|Gestiono|Coordino|Diseño|Mantengo|Administro|Programo|Superviso)$/.test(
      first,
    ) &&
    /^(?:un|una|el|la|los|las|a|\d)/.test(others[0] ?? '')
  ) {
    return { how: 'clause', text: lowFirst(text) }
  }
  if (
    !/^(?:de|del|y|e|en)$/.test(others[0] ?? '') &&
    !/^\p{Ll}+ (?:de|del|en)\b/u.test(others.join(' '))
  )
    return null
  const isFeminine =
    /(?:ción|sión|dad|tura|anza|encia|ancia)$/.test(first) ||
    /^(?:Puesta|Mejora|Venta|Búsqueda|Entrega|Toma|Compra)$/.test(first)
  const isMasculine =
    /(?:miento|aje)$/.test(first) ||
    /^(?:Desarrollo|Diseño|Liderazgo|Análisis|Soporte|Despliegue|Control|Apoyo|Rediseño|Cuidado)$/.test(
      first,
    )
  if (isFeminine || isMasculine) {
    return { how: 'noun', text: `${isFeminine ? 'la' : 'el'} ${lowFirst(text)}` }
  }
  const made = SPANISH_MADE.find(([, names]) => names.test(first))
  return made ? { how: 'noun', text: `${made[0]}${lowFirst(text)}` } : null
}

/** What somebody made, with its article. */
const SPANISH_MADE: readonly (readonly [string, RegExp])[] = [
  ['un ', /^(?:Modelo|Sistema|Panel|Informe|Proyecto|Servicio|Programa)$/],
  ['una ', /^(?:Plataforma|Herramienta|Guía|Biblioteca|Interfaz)$/],
  ['', /^(?:Modelos|Sistemas|Paneles|Informes|Cuadros|Servicios|Herramientas|Proyectos)$/],
]

const lowFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
