/** The phrases of German cover letters; `letter-phrases.ts` says what each is. Warm letters say "ihr". */
import type { LetterPhrases } from './letter-phrases.ts'

export const DE: LetterPhrases = {
  subject: {
    both: 'Bewerbung als {role}, {company}',
    role: 'Bewerbung als {role}',
    company: 'Bewerbung, {company}',
  },
  apply: {
    plain: [
      'ich bewerbe mich um die Stelle als {role} bei {company}.',
      'gern möchte ich bei {company} als {role} arbeiten und bewerbe mich auf Ihre Ausschreibung.',
      'hiermit bewerbe ich mich bei {company} als {role}.',
    ],
    warm: [
      'ich würde gern als {role} bei {company} anfangen.',
      'ich möchte gern mit euch bei {company} arbeiten, als {role}.',
      'ich bewerbe mich bei euch als {role}.',
    ],
    formal: [
      'hiermit bewerbe ich mich um die ausgeschriebene Stelle als {role} bei {company}.',
      'mit diesem Schreiben bewerbe ich mich bei {company} um die Stelle als {role}.',
      'auf die von {company} ausgeschriebene Stelle als {role} bewerbe ich mich hiermit.',
    ],
  },
  applyRole: {
    plain: ['ich bewerbe mich um die Stelle als {role}.'],
    warm: ['ich würde gern als {role} bei euch anfangen.'],
    formal: ['hiermit bewerbe ich mich um die ausgeschriebene Stelle als {role}.'],
  },
  applyOwn: {
    plain: ['ich bewerbe mich bei {company} als {title}.'],
    warm: ['ich würde gern als {title} bei {company} anfangen.'],
    formal: ['hiermit bewerbe ich mich bei {company} als {title}.'],
  },
  applyCompany: {
    plain: ['ich bewerbe mich um eine Stelle bei {company}.'],
    warm: ['ich würde gern mit euch bei {company} arbeiten.'],
    formal: ['hiermit bewerbe ich mich um eine Stelle bei {company}.'],
  },
  intro: {
    plain: ['Ich bin {intro}.'],
    warm: ['Ich bin {intro}.'],
    formal: ['Ich bin {intro}.'],
  },
  reason: {
    plain: same(['In Ihrer Ausschreibung heißt es: „{words}“. Daran möchte ich mitarbeiten.']),
    warm: same(['In eurer Ausschreibung steht: „{words}“. Dabei möchte ich mitmachen.']),
    formal: same([
      'Ihre Ausschreibung beschreibt die Stelle so: „{words}“. Hierzu möchte ich beitragen.',
      'Zu Ihrem Punkt „{words}“ möchte ich gern beitragen.',
    ]),
  },
  worked: ['Seit {year} arbeite ich als {title} bei {place}.'],
  linked: {
    plain: { duty: [], asked: [] },
    warm: { duty: [], asked: [] },
    formal: { duty: [], asked: [] },
  },
  done: {
    present: [
      'bei {place} {clause}',
      'in meiner jetzigen Stelle als {title} bei {place} {clause}',
      'als {title} bei {place} {clause}',
    ],
    past: [
      'bei {place} {clause}',
      'als {title} bei {place} {clause}',
      'in meiner Zeit bei {place} {clause}',
    ],
  },
  doneBefore: [
    'davor, bei {place}, {clause}',
    'zuvor, als {title} bei {place}, {clause}',
    'vorher, bei {place}, {clause}',
  ],
  doneNamed: ['dort {clause}'],
  doneThere: ['dort {clause}', 'außerdem {clause}'],
  doneMore: ['außerdem {clause}', 'in derselben Position {clause}'],
  doneAgain: [
    'davor, als {title} im selben Unternehmen, {clause}',
    'zuvor, als {title} in derselben Firma, {clause}',
  ],
  doneFreelance: ['als {title} {clause}', 'selbstständig als {title} {clause}'],
  doneProject: ['in meinem eigenen Projekt {place} {clause}'],
  doneVolunteer: ['ehrenamtlich bei {place} {clause}'],
  included: {
    present: [
      'zu meinen Aufgaben bei {place} gehört {noun}',
      'zu meiner Arbeit als {title} bei {place} gehört {noun}',
      'ein Teil meiner Arbeit bei {place} ist {noun}',
    ],
    past: [
      'zu meinen Aufgaben bei {place} gehörte {noun}',
      'zu meiner Arbeit als {title} bei {place} gehörte {noun}',
      'ein Teil meiner Arbeit bei {place} war {noun}',
    ],
  },
  includedThere: {
    present: ['dazu kommt {noun}', 'zu derselben Stelle gehört {noun}'],
    past: ['dazu kam {noun}', 'zu derselben Stelle gehörte {noun}'],
  },
  lineOfCv: [
    'aus meinem Lebenslauf, zu {place}: „{line}“',
    'in meinem Lebenslauf steht zu {place}: „{line}“',
  ],
  lineThere: ['ebenfalls aus dieser Zeit: „{line}“'],
  project: ['zu meinen eigenen Projekten gehört {name}: {what}'],
  position: {
    plain: {
      present: ['Ich arbeite als {title} bei {place}.', 'Derzeit bin ich {title} bei {place}.'],
      past: ['Zuletzt habe ich als {title} bei {place} gearbeitet.'],
    },
    warm: {
      present: ['Im Moment arbeite ich als {title} bei {place}.'],
      past: ['Zuletzt war ich {title} bei {place}.'],
    },
    formal: {
      present: ['Derzeit bin ich als {title} bei {place} tätig.'],
      past: ['Zuletzt war ich als {title} bei {place} tätig.'],
    },
  },
  since: ['Dort bin ich seit {year}.'],
  skills: {
    plain: ['Ich kenne auch {skills}.', 'Vertraut bin ich auch mit {skills}.'],
    warm: ['Ich kenne auch {skills}.'],
    formal: ['Vertraut bin ich außerdem mit {skills}.'],
  },
  onlySkills: {
    plain: ['Ich kenne {skills}.'],
    warm: ['Ich kenne {skills}.'],
    formal: ['Vertraut bin ich mit {skills}.'],
  },
  studied: {
    plain: ['Meine Ausbildung: {degree}, {school}.'],
    warm: ['Gelernt habe ich das Fach hier: {degree}, {school}.'],
    formal: ['Meine Ausbildung: {degree}, {school}.'],
  },
  paper: ['Zu meinen Aufsätzen gehört „{words}“ ({place}).'],
  speaks: ['Meine Sprachen: {languages}.'],
  home: {
    plain: ['Ich wohne in {home} und würde von hier aus arbeiten.'],
    warm: ['Ich wohne in {home} und würde von hier aus mit euch arbeiten.'],
    formal: ['Ich wohne in {home} und würde von hier aus arbeiten.'],
  },
  code: ['Code von mir finden Sie unter {url}.'],
  portfolio: ['Mein Portfolio: {url}.'],
  closing: {
    plain: [
      'Über eine Einladung zu einem Gespräch freue ich mich.',
      'Gern beantworte ich Ihre Fragen in einem Gespräch.',
      'In einem Telefonat kann ich Ihnen mehr erzählen.',
    ],
    warm: [
      'Ich freue mich auf ein Gespräch mit euch.',
      'Lasst uns telefonieren, dann erzähle ich euch mehr.',
      'Gern erzähle ich euch mehr am Telefon.',
    ],
    formal: [
      'Über die Einladung zu einem Vorstellungsgespräch freue ich mich.',
      'Für ein Vorstellungsgespräch stehe ich gern zur Verfügung.',
      'Gern erläutere ich Ihnen meine Arbeit in einem persönlichen Gespräch.',
    ],
  },
  and: 'und',
}

/** German quotes every part of a listing after a colon. */
function same(phrases: readonly string[]) {
  return { duty: phrases, doing: phrases }
}
