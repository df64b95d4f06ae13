/** The phrases of French cover letters; `letter-phrases.ts` says what each is. */
import type { LetterPhrases } from './letter-phrases.ts'
import { HOME_PHRASES } from './letter-phrases-home.ts'

export const FR: LetterPhrases = {
  subject: {
    both: 'Candidature : {role}, {company}',
    role: 'Candidature : {role}',
    company: 'Candidature : {company}',
  },
  apply: {
    plain: [
      'Je postule au poste de {role} chez {company}.',
      'Je souhaite postuler au poste de {role} chez {company}.',
      'Voici ma candidature au poste de {role} chez {company}.',
    ],
    warm: [
      'J’aimerais rejoindre {company} au poste de {role}.',
      'J’aimerais beaucoup travailler avec vous chez {company}, au poste de {role}.',
      'Rejoindre {company} au poste de {role} : c’est l’objet de cette lettre.',
    ],
    formal: [
      'J’ai l’honneur de vous présenter ma candidature au poste de {role} au sein de {company}.',
      'Par la présente, je vous adresse ma candidature au poste de {role} chez {company}.',
      'Je vous soumets ma candidature au poste de {role} au sein de {company}.',
    ],
  },
  applyRole: {
    plain: ['Je postule au poste de {role}.'],
    warm: ['J’aimerais vous rejoindre au poste de {role}.'],
    formal: ['Je vous adresse ma candidature au poste de {role}.'],
  },
  applyCompany: {
    plain: ['Je souhaite travailler chez {company}.'],
    warm: ['J’aimerais rejoindre {company}.'],
    formal: ['Je vous adresse ma candidature à un poste au sein de {company}.'],
  },
  applyWhy: null,
  applyTopics: null,
  applyTools: null,
  intro: {
    plain: ['Je suis {intro}.'],
    warm: ['Je suis {intro}.'],
    formal: ['Je suis {intro}.'],
  },
  introHeld: {
    plain: both(
      ['Je suis {intro}, actuellement {title} chez {place}.'],
      ['Je suis {intro}, dernièrement {title} chez {place}.'],
    ),
    warm: both(
      ['Je suis {intro}, en ce moment {title} chez {place}.'],
      ['Je suis {intro}, dernièrement {title} chez {place}.'],
    ),
    formal: both(
      ['Je suis {intro}, et j’occupe actuellement le poste de {title} chez {place}.'],
      ['Je suis {intro}, et j’ai occupé en dernier lieu le poste de {title} chez {place}.'],
    ),
  },
  introClose: {
    plain: [
      'Je suis {intro}, et ce poste est proche de celui de {title} que j’occupe chez {place}.',
    ],
    warm: [
      'Je suis {intro}, et ce poste est proche de celui de {title} que j’occupe chez {place}.',
    ],
    formal: [
      'Je suis {intro}, et ce poste est proche de celui de {title} que j’occupe chez {place}.',
    ],
  },
  reason: {
    plain: same([
      'Ce qui m’attire dans ce poste, c’est {words}.',
      'Ce qui m’intéresse le plus dans ce poste, c’est {words}.',
    ]),
    warm: same([
      'Ce qui me plaît dans ce poste, c’est {words}.',
      'Ce qui m’attire chez vous, c’est {words}.',
    ]),
    formal: same(['Ce qui m’intéresse en particulier dans ce poste, c’est {words}.']),
  },
  worked: ['Je travaille chez {place} depuis {year}, au poste de {title}.'],
  workedSame: null,
  workedClose: ['Ce poste est proche de celui de {title} que j’occupe chez {place} depuis {year}.'],
  answers: {
    plain: both(
      [
        'Votre annonce mentionne {topics}, ce qui fait partie de mon travail chez {place}.',
        'Vous mentionnez {topics} : c’est une part de mon travail chez {place}.',
      ],
      ['Votre annonce mentionne {topics}, ce qui faisait partie de mon travail chez {place}.'],
    ),
    warm: both(
      ['Votre annonce mentionne {topics}, et cela fait partie de mon travail chez {place}.'],
      ['Votre annonce mentionne {topics}, et cela faisait partie de mon travail chez {place}.'],
    ),
    formal: both(
      [
        'Votre annonce mentionne {topics}, ce qui fait partie de mes fonctions chez {place}.',
        'Vous mentionnez {topics}, ce qui relève de mes fonctions chez {place}.',
      ],
      ['Votre annonce mentionne {topics}, ce qui faisait partie de mes fonctions chez {place}.'],
    ),
  },
  answersThere: both(
    ['Votre annonce mentionne {topics}, ce qui fait partie de ce poste.'],
    ['Votre annonce mentionne {topics}, ce qui faisait partie de ce poste.'],
  ),
  bring: null,
  known: ['je connais {topics} par mon travail chez {place}, où {clause}'],
  done: {
    present: [
      'chez {place}, {clause}',
      'dans mon poste actuel de {title} chez {place}, {clause}',
      'actuellement chez {place}, {clause}',
    ],
    past: [
      'chez {place}, {clause}',
      'au poste de {title} chez {place}, {clause}',
      'lors de mon passage chez {place}, {clause}',
    ],
  },
  doneBefore: [
    'auparavant, chez {place}, {clause}',
    'avant cela, chez {place}, {clause}',
    'plus tôt, au poste de {title} chez {place}, {clause}',
  ],
  doneNamed: both(['à ce poste, {clause}'], ['à ce poste, {clause}']),
  doneAnswered: ['{clause}'],
  doneThere: ['au même poste, {clause}', 'là aussi, {clause}'],
  doneMore: ['{clause}', 'toujours au même poste, {clause}'],
  doneAgain: [
    'auparavant, au poste de {title} dans la même entreprise, {clause}',
    'avant cela, dans la même entreprise, {clause}',
  ],
  doneFreelance: ['à mon compte, {clause}', 'en indépendant, {clause}'],
  doneProject: ['pour mon projet {place}, {clause}'],
  doneVolunteer: ['bénévolement, chez {place}, {clause}'],
  included: {
    present: [
      'chez {place}, mon travail comprend {noun}',
      'mon travail chez {place} comprend {noun}',
      'au poste de {title} chez {place}, mes missions comprennent {noun}',
    ],
    past: [
      'chez {place}, mon travail comprenait {noun}',
      'mon travail chez {place} comprenait {noun}',
      'au poste de {title} chez {place}, mes missions comprenaient {noun}',
    ],
  },
  includedBefore: ['avant cela, mon travail chez {place} comprenait {noun}'],
  includedThere: {
    present: ['ce poste comprend aussi {noun}', 'mes missions y comprennent aussi {noun}'],
    past: ['ce poste comprenait aussi {noun}', 'mes missions y comprenaient aussi {noun}'],
  },
  used: {
    shared: null,
    since: ['Je travaille avec {skills} depuis {year}.'],
    also: ['J’ai aussi travaillé avec {skills}.'],
  },
  stack: {
    at: both(
      ['chez {place}, je travaille avec {skills}.'],
      ['chez {place}, j’ai travaillé avec {skills}.'],
    ),
    there: both(['j’y travaille avec {skills}.'], ['j’y ai travaillé avec {skills}.']),
    before: ['auparavant, au poste de {title} chez {place}, j’ai travaillé avec {skills}.'],
  },
  project: ['parmi mes projets personnels figure {name} : {what}'],
  projectMore: ['un autre est {name} : {what}'],
  position: {
    plain: {
      present: ['Je travaille actuellement chez {place} au poste de {title}.'],
      past: ['J’ai travaillé en dernier chez {place} au poste de {title}.'],
    },
    warm: {
      present: ['En ce moment, je travaille chez {place} au poste de {title}.'],
      past: ['Dernièrement, j’ai travaillé chez {place} au poste de {title}.'],
    },
    formal: {
      present: ['J’occupe actuellement le poste de {title} chez {place}.'],
      past: ['J’ai occupé en dernier lieu le poste de {title} chez {place}.'],
    },
  },
  list: {
    topics: null,
    place: {
      plain: ['Ce qui, dans mon travail chez {place}, est le plus proche de ce poste :'],
      warm: ['Ce qui, dans mon travail chez {place}, est le plus proche de ce poste :'],
      formal: ['Ce qui, dans mon travail chez {place}, est le plus proche de ce poste :'],
    },
    plain: {
      plain: ['Ce qui, dans mon travail, est le plus proche de ce poste :'],
      warm: ['Ce qui, dans mon travail, est le plus proche de ce poste :'],
      formal: ['Ce qui, dans mon travail, est le plus proche de ce poste :'],
    },
    project: '{name}, un projet personnel',
    at: ', chez {name}',
  },
  earlier: ['Auparavant, j’ai travaillé chez {place} de {from} à {to}, au poste de {title}.'],
  skills: {
    plain: ['Je connais aussi {skills}.'],
    warm: ['Je connais aussi {skills}.'],
    formal: ['Je connais également {skills}.'],
  },
  onlySkills: {
    plain: ['Je connais {skills}.'],
    warm: ['Je connais {skills}.'],
    formal: ['Je connais {skills}.'],
  },
  studied: {
    plain: ['Ma formation : {degree}, {school}.'],
    warm: ['Ma formation : {degree}, {school}.'],
    formal: ['Ma formation est la suivante : {degree}, {school}.'],
  },
  paper: ['Parmi mes articles figure « {words} » ({place}).'],
  speaks: ['Mes langues : {languages}.'],
  home: HOME_PHRASES.fr,
  code: ['Mon code se trouve sur {url}.'],
  portfolio: ['Mon portfolio se trouve sur {url}.'],
  closing: {
    plain: [
      'Je me tiens à votre disposition pour un entretien.',
      'Je répondrai volontiers à vos questions lors d’un échange.',
      'Un appel me permettrait de mieux connaître vos besoins et de répondre à vos questions.',
    ],
    warm: [
      'J’aimerais en parler avec vous et découvrir l’équipe de {company}.',
      'Parlons-en de vive voix, quand cela vous convient.',
      'Un échange au téléphone, quand cela vous convient, me ferait plaisir.',
    ],
    formal: [
      'Je me tiens à votre disposition pour un entretien au sujet du poste de {role}.',
      'Je vous exposerai volontiers mon travail au cours d’un entretien.',
      'Dans l’attente de votre réponse, je reste à votre disposition pour un entretien.',
    ],
  },
  and: 'et',
}

/** A noun and an infinitive with its "de" both follow "c’est". */
function same(phrases: readonly string[]) {
  return { duty: phrases, doing: phrases }
}

/** By whether the work goes on. */
function both(present: readonly string[], past: readonly string[]) {
  return { present, past }
}
