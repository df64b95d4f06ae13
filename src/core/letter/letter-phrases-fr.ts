/** The phrases of French cover letters; `letter-phrases.ts` says what each is. */
import type { LetterPhrases } from './letter-phrases.ts'

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
  applyOwn: {
    plain: ['Je souhaite travailler chez {company} au poste de {title}.'],
    warm: ['J’aimerais rejoindre {company} au poste de {title}.'],
    formal: ['Je vous adresse ma candidature chez {company} au poste de {title}.'],
  },
  applyCompany: {
    plain: ['Je souhaite travailler chez {company}.'],
    warm: ['J’aimerais rejoindre {company}.'],
    formal: ['Je vous adresse ma candidature à un poste au sein de {company}.'],
  },
  intro: {
    plain: ['Je suis {intro}.'],
    warm: ['Je suis {intro}.'],
    formal: ['Je suis {intro}.'],
  },
  reason: {
    plain: same([
      'Dans votre annonce, je retiens ceci : « {words} ».',
      'Un point de votre annonce m’intéresse particulièrement : « {words} ».',
      'Votre annonce décrit le travail ainsi : « {words} ».',
    ]),
    warm: same([
      'Vous écrivez : « {words} ». J’aimerais y prendre part.',
      'J’aimerais contribuer à ce que vous décrivez ainsi : « {words} ».',
    ]),
    formal: same([
      'Votre annonce précise en particulier : « {words} ».',
      'Je me réfère notamment à ce point de votre annonce : « {words} ».',
      'Votre annonce présente le poste en ces termes : « {words} ».',
    ]),
  },
  worked: ['Je travaille chez {place} depuis {year}, au poste de {title}.'],
  linked: {
    plain: { duty: [], asked: [] },
    warm: { duty: [], asked: [] },
    formal: { duty: [], asked: [] },
  },
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
  doneNamed: ['à ce poste, {clause}'],
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
  includedThere: {
    present: ['ce poste comprend aussi {noun}', 'mes missions y comprennent aussi {noun}'],
    past: ['ce poste comprenait aussi {noun}', 'mes missions y comprenaient aussi {noun}'],
  },
  lineOfCv: [
    'pour {place}, mon CV indique : « {line} »',
    'mon CV résume ainsi mon travail chez {place} : « {line} »',
  ],
  lineThere: ['et pour le même poste : « {line} »'],
  project: ['parmi mes projets personnels figure {name} : {what}'],
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
  since: ['J’y travaille depuis {year}.'],
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
  home: {
    plain: ['J’habite à {home} et je travaillerais à distance.'],
    warm: ['J’habite à {home} et je travaillerais avec vous à distance.'],
    formal: ['Je réside à {home} et je travaillerais à distance.'],
  },
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

/** French quotes every part of a listing after a colon. */
function same(phrases: readonly string[]) {
  return { duty: phrases, doing: phrases }
}
