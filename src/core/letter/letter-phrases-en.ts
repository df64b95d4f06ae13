/** The phrases of English cover letters; `letter-phrases.ts` says what each is. */
import type { LetterPhrases } from './letter-phrases.ts'

export const EN: LetterPhrases = {
  subject: {
    both: 'Application: {role}, {company}',
    role: 'Application: {role}',
    company: 'Application: {company}',
  },
  apply: {
    plain: [
      'I’m applying for the {role} role at {company}.',
      'I’d like to apply for the {role} role at {company}.',
      'Please consider me for the {role} role at {company}.',
      'I’m interested in the {role} role at {company}.',
      'My application is for the {role} role at {company}.',
    ],
    warm: [
      'I’d like to join {company} as {aRole}.',
      'I’d be glad to work with you at {company} as {aRole}.',
      'I’m hoping to join {company} as {aRole}.',
    ],
    formal: [
      'I would like to apply for the position of {role} at {company}.',
      'Please consider me for the {role} position at {company}.',
      'I am applying for the {role} position at {company}.',
    ],
  },
  applyRole: {
    plain: ['I’m applying for the {role} role.', 'I’d like to apply for the {role} role.'],
    warm: ['I’d like to join you as {aRole}.', 'I’d be glad to work with you as {aRole}.'],
    formal: [
      'I would like to apply for the position of {role}.',
      'Please accept my application for the position of {role}.',
    ],
  },
  applyOwn: {
    plain: [
      'I’d like to work at {company} as {aTitle}.',
      'I’d like to apply to {company} as {aTitle}.',
    ],
    warm: ['I’d like to join {company} as {aTitle}.', 'I’d like to join you as {aTitle}.'],
    formal: [
      'I would like to apply to {company} as {aTitle}.',
      'Please consider my application to {company} as {aTitle}.',
    ],
  },
  applyCompany: {
    plain: ['I’d like to apply for a position at {company}.'],
    warm: ['I’d like to come and work with you at {company}.', 'I’d like to join {company}.'],
    formal: [
      'I would like to apply for a position at {company}.',
      'Please accept my application for a position at {company}.',
    ],
  },
  intro: {
    plain: ['I’m {intro}.'],
    warm: ['I’m {intro}.'],
    formal: ['I am {intro}.'],
  },
  reason: {
    plain: {
      duty: [
        'You’re looking for someone to {words}, and that’s work I’d like to do.',
        'What draws me to the role is the chance to {words}.',
      ],
      doing: ['What interests me about the role is {words}.'],
    },
    warm: {
      duty: [
        'You’re looking for someone to {words}, and I’d enjoy that work.',
        'What draws me to the role is the chance to {words}.',
      ],
      doing: ['What draws me to the role is {words}.'],
    },
    formal: {
      duty: [
        'You are looking for someone to {words}, and I would like to do that work.',
        'What interests me about the position is the chance to {words}.',
      ],
      doing: ['What interests me about the position is {words}.'],
    },
  },
  worked: ['I have worked as {aTitle} at {place} since {year}.'],
  linked: {
    plain: {
      duty: ['As the role involves {topics}, it may help that {done}'],
      asked: ['Since you ask for experience with {topics}, it may help that {done}'],
    },
    warm: {
      duty: ['As the role involves {topics}, you may like to know that {done}'],
      asked: ['Since you ask for experience with {topics}, you may like to know that {done}'],
    },
    formal: {
      duty: ['As the position involves {topics}, it may be useful that {done}'],
      asked: ['Since you ask for experience with {topics}, it may be useful that {done}'],
    },
  },
  done: {
    present: [
      'as {aTitle} at {place}, {clause}',
      'at {place}, where I’m {aTitle}, {clause}',
      'in my current role as {title} at {place}, {clause}',
      'in my current job at {place}, {clause}',
      'I work as {aTitle} at {place}, where {clause}',
      'in my work as {aTitle} at {place}, {clause}',
      'in my role as {title} at {place}, {clause}',
      'at {place}, {clause}',
    ],
    past: [
      'as {aTitle} at {place}, {clause}',
      'at {place}, {clause}',
      'during my time at {place}, {clause}',
      'when I was {aTitle} at {place}, {clause}',
      'in my job at {place}, {clause}',
    ],
  },
  doneBefore: [
    'before that, at {place}, {clause}',
    'before that, as {aTitle} at {place}, {clause}',
    'earlier, at {place}, {clause}',
    'earlier, as {aTitle} at {place}, {clause}',
    'in an earlier job, at {place}, {clause}',
    'in an earlier role, as {aTitle} at {place}, {clause}',
    'at {place} before that, {clause}',
    'as {aTitle} at {place} before that, {clause}',
    'in my time at {place} before that, {clause}',
  ],
  doneNamed: ['there, {clause}', 'in that job, {clause}'],
  doneThere: ['{also}', '{clause}'],
  doneMore: ['{clause}', 'in the same role, {clause}', '{also}'],
  doneAgain: [
    'before that, as {aTitle} there, {clause}',
    'in my earlier role there, as {aTitle}, {clause}',
  ],
  doneFreelance: ['as {aTitle}, {clause}'],
  doneProject: ['for my project {place}, {clause}', 'in a project of my own, {place}, {clause}'],
  doneVolunteer: ['as a volunteer at {place}, {clause}', 'volunteering at {place}, {clause}'],
  included: {
    present: [
      'my work at {place} includes {noun}',
      'at {place}, my work includes {noun}',
      'my job at {place} covers {noun}',
      'as {aTitle} at {place}, my work includes {noun}',
    ],
    past: [
      'my work at {place} included {noun}',
      'at {place}, my work included {noun}',
      'my job at {place} covered {noun}',
      'as {aTitle} at {place}, my work included {noun}',
    ],
  },
  includedThere: {
    present: [
      'my work there also includes {noun}',
      'the same job includes {noun}',
      'my work there includes {noun}',
    ],
    past: [
      'my work there also included {noun}',
      'the same job included {noun}',
      'my work there included {noun}',
    ],
  },
  lineOfCv: [
    'from {place}, my CV lists “{line}”',
    'my CV sums up my work at {place} as “{line}”',
    'of my work at {place}, my CV says “{line}”',
  ],
  lineThere: ['and from the same job: “{line}”', 'from the same time, my CV lists “{line}”'],
  project: [
    'one of my own projects is {name}, {what}',
    'a project of my own is {name}, {what}',
    'my projects include {name}, {what}',
  ],
  position: {
    plain: {
      present: ['I work as {aTitle} at {place}.', 'My current job is {title} at {place}.'],
      past: ['I last worked as {aTitle} at {place}.', 'My last job was {title} at {place}.'],
    },
    warm: {
      present: [
        'At the moment I’m {aTitle} at {place}.',
        'These days I work as {aTitle} at {place}.',
      ],
      past: ['Most recently I was {aTitle} at {place}.', 'I last worked as {aTitle} at {place}.'],
    },
    formal: {
      present: [
        'I currently work as {aTitle} at {place}.',
        'I hold the position of {title} at {place}.',
      ],
      past: [
        'I most recently worked as {aTitle} at {place}.',
        'My last position was {title} at {place}.',
      ],
    },
  },
  since: ['I’ve been there since {year}.', 'I’ve held that job since {year}.'],
  skills: {
    plain: ['I also know {skills}.'],
    warm: ['I know {skills} as well.'],
    formal: ['I am also familiar with {skills}.'],
  },
  onlySkills: {
    plain: ['I know {skills}.'],
    warm: ['I know {skills}.'],
    formal: ['I am familiar with {skills}.'],
  },
  studied: {
    plain: ['I hold {degree} from {school}.'],
    warm: ['I hold {degree} from {school}.'],
    formal: ['I hold {degree} from {school}.'],
  },
  paper: ['Among my papers is “{words}” ({place}).', 'One of my papers is “{words}” ({place}).'],
  speaks: ['I speak {languages}.'],
  home: {
    plain: [
      'I live in {home}, and would work remotely.',
      'I’m based in {home}, and would work remotely.',
    ],
    warm: [
      'I live in {home}, and would work with you remotely.',
      'I’d work remotely, from {home}.',
    ],
    formal: ['I live in {home}, and would work remotely.', 'I would work remotely, from {home}.'],
  },
  code: ['My code is at {url}.', 'Some of my code is at {url}.'],
  portfolio: ['My portfolio is at {url}.', 'You can see my work at {url}.'],
  closing: {
    plain: [
      'If you’d like to know more, I’d be glad to talk.',
      'I’d welcome a call about the role at {company}.',
      'I’d be glad to talk about the {role} role in a call.',
    ],
    warm: [
      'I’d be glad to talk with you about the {role} role.',
      'I’d enjoy a call about the role and the team at {company}.',
      'I’d be happy to tell you more in a call.',
    ],
    formal: [
      'I would be glad to discuss the position of {role} with you in an interview.',
      'I would welcome an interview at {company}. Thank you for your time.',
      'I am available for an interview and will gladly answer your questions.',
    ],
  },
  and: 'and',
}
