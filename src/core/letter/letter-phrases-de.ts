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
  applyAs: {
    plain: ['ich bin {intro} und bewerbe mich um die Stelle als {role} bei {company}.'],
    warm: ['ich bin {intro} und würde gern als {role} bei {company} anfangen.'],
    formal: ['ich bin {intro} und bewerbe mich hiermit um die Stelle als {role} bei {company}.'],
  },
  applyRole: {
    plain: ['ich bewerbe mich um die Stelle als {role}.'],
    warm: ['ich würde gern als {role} bei euch anfangen.'],
    formal: ['hiermit bewerbe ich mich um die ausgeschriebene Stelle als {role}.'],
  },
  applyCompany: {
    plain: ['ich bewerbe mich um eine Stelle bei {company}.'],
    warm: ['ich würde gern mit euch bei {company} arbeiten.'],
    formal: ['hiermit bewerbe ich mich um eine Stelle bei {company}.'],
  },
  applyThen: { work: [], company: [], person: [] },
  reason: {
    plain: same([
      'In Ihrer Ausschreibung heißt es: „{words}“. Daran möchte ich mitarbeiten.',
      'Angesprochen hat mich dieser Punkt Ihrer Ausschreibung: „{words}“.',
      'Besonders interessiert mich, was Sie so beschreiben: „{words}“.',
    ]),
    warm: same([
      'In eurer Ausschreibung steht: „{words}“. Dabei möchte ich mitmachen.',
      'An einem Punkt eurer Ausschreibung bin ich hängen geblieben: „{words}“.',
      'Ihr schreibt: „{words}“. Darauf habe ich Lust.',
    ]),
    formal: same([
      'Ihre Ausschreibung beschreibt die Stelle so: „{words}“. Hierzu möchte ich beitragen.',
      'Ich beziehe mich insbesondere auf diesen Punkt Ihrer Ausschreibung: „{words}“.',
      'Zu Ihrem Punkt „{words}“ möchte ich gern beitragen.',
    ]),
  },
  close: {
    plain: {
      present: ['Die Stelle liegt nah an dem, was ich jetzt als {title} bei {place} mache.'],
      past: ['Die Stelle liegt nah an dem, was ich als {title} bei {place} gemacht habe.'],
    },
    warm: {
      present: ['Das ist nah an dem, was ich als {title} bei {place} jeden Tag mache.'],
      past: ['Das ist nah an dem, was ich als {title} bei {place} gemacht habe.'],
    },
    formal: {
      present: [
        'Die Stelle entspricht weitgehend meiner jetzigen Tätigkeit als {title} bei {place}.',
      ],
      past: ['Die Stelle ist meiner früheren Tätigkeit als {title} bei {place} verwandt.'],
    },
  },
  asked: {
    plain: {
      must: [
        'Sie suchen Erfahrung mit {skills}. {Done}',
        'Sie suchen außerdem Erfahrung mit {skills}. {Done}',
        'Ein Beispiel zu {skills}: {Done}',
      ],
      nice: ['{skills} nennen Sie als Pluspunkt. {Done}'],
    },
    warm: {
      must: [
        'Ihr sucht jemanden mit {skills}. {Done}',
        'Ihr sucht außerdem jemanden mit {skills}. {Done}',
        'Zu {skills} ein Beispiel: {Done}',
      ],
      nice: ['Über {skills} freut ihr euch. {Done}'],
    },
    formal: {
      must: [
        'Sie setzen {skills} voraus. {Done}',
        'Des Weiteren setzen Sie {skills} voraus. {Done}',
        'Auch {skills} gehört zu Ihren Anforderungen. {Done}',
      ],
      nice: ['{skills} nennen Sie als Vorteil. {Done}'],
    },
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
  doneThere: ['dort {clause}', 'außerdem {clause}', 'in derselben Position {clause}'],
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
    plain: [
      'Zu meinen Kenntnissen gehören auch {skills}, die Sie nennen.',
      'Von Ihren Anforderungen stehen auch {skills} in meinem Lebenslauf.',
    ],
    warm: ['Von eurer Liste stehen auch {skills} in meinem Lebenslauf.'],
    formal: ['Des Weiteren führt mein Lebenslauf {skills} auf, wie von Ihnen gewünscht.'],
  },
  onlySkills: {
    plain: ['Von Ihren Anforderungen stehen {skills} in meinem Lebenslauf.'],
    warm: ['Von eurer Liste stehen {skills} in meinem Lebenslauf.'],
    formal: ['Von Ihren Anforderungen führt mein Lebenslauf {skills} auf.'],
  },
  studied: {
    plain: ['Meine Ausbildung: {degree}, {school}.'],
    warm: ['Gelernt habe ich das Fach hier: {degree}, {school}.'],
    formal: ['Meine Ausbildung: {degree}, {school}.'],
  },
  speaks: ['Zu den Sprachen, die Sie nennen: {languages}.'],
  closing: {
    plain: [
      'Gern erzähle ich Ihnen in einem Gespräch mehr über {topic}.',
      'Über eine Einladung zu einem Gespräch freue ich mich.',
      'Über eine Einladung zu einem Gespräch freue ich mich; gern gehe ich dann auf {topic} ein.',
      'In einem Telefonat kann ich Ihnen mehr über {topic} erzählen und von Ihnen hören, was zuerst ansteht.',
    ],
    warm: [
      'Lasst uns telefonieren, dann erzähle ich euch mehr über {topic}.',
      'Ich freue mich auf ein Gespräch mit euch und bin gespannt, was bei {company} ansteht.',
      'Gern erzähle ich euch mehr über {topic}, am Telefon oder vor Ort.',
    ],
    formal: [
      'Über die Einladung zu einem Vorstellungsgespräch freue ich mich.',
      'Gern erläutere ich Ihnen in einem persönlichen Gespräch {topic}.',
      'Für ein Vorstellungsgespräch stehe ich gern zur Verfügung und gehe dann auf {topic} ein.',
    ],
  },
  contact: {
    plain: ['Sie erreichen mich unter {email}.', 'Sie erreichen mich unter {email} oder {phone}.'],
    warm: ['Ihr erreicht mich unter {email}.', 'Schreibt mir an {email} oder ruft an: {phone}.'],
    formal: [
      'Sie erreichen mich unter {email} oder telefonisch unter {phone}.',
      'Für Rückfragen erreichen Sie mich unter {email}.',
    ],
  },
  topic: { skill: 'meine Arbeit mit {skill}', place: 'meine Arbeit bei {place}' },
  and: 'und',
}

/** German quotes every part of a listing after a colon. */
function same(phrases: readonly string[]) {
  return {
    duty: phrases,
    doing: phrases,
    building: phrases,
    does: phrases,
    being: phrases,
    mission: phrases,
    makes: phrases,
    seeks: phrases,
    whole: phrases,
  }
}
