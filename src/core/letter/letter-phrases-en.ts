/** The phrases of English cover letters; `letter-phrases.ts` says what each is. */
import type { LetterPhrases } from './letter-phrases.ts'
import { HOME_PHRASES } from './letter-phrases-home.ts'

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
      'I’m writing to apply for the {role} role at {company}.',
      'I’d like to be considered for the {role} role at {company}.',
    ],
    warm: [
      'I’d like to join {company} as {aRole}.',
      'I’d be glad to join {company} as {aRole}.',
      'I’d be happy to join {company} as {aRole}.',
      'I’d like to work with you at {company} as {aRole}.',
      'I’m applying to work with you at {company} as {aRole}.',
    ],
    formal: [
      'I would like to apply for the position of {post} at {company}.',
      'I am applying for the {role} position at {company}.',
      'With this letter, I apply for the {role} position at {company}.',
      'Please consider me for the {role} position at {company}.',
      'I would like to be considered for the {role} position at {company}.',
      'Please accept my application for the {role} position at {company}.',
    ],
  },
  applyRole: {
    plain: ['I’m applying for the {role} role.', 'I’d like to apply for the {role} role.'],
    warm: ['I’d like to join you as {aRole}.', 'I’d be glad to work with you as {aRole}.'],
    formal: [
      'I would like to apply for the position of {post}.',
      'Please accept my application for the position of {post}.',
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
  applyWhy: {
    plain: {
      thing: [
        'I’m applying for the {role} role at {company} because I’d like to work on {words}.',
        'I’d like to join {company} as {aRole} and work on {words}.',
        'I’m applying for the {role} role because I’d like to work on {words}.',
        'I’m writing to apply for the {role} role at {company}, as I want to work on {words}.',
      ],
      aim: [
        'I’m applying for the {role} role at {company} because I’d like to help {words}.',
        'I’d like to join {company} as {aRole} and help {words}.',
        'I’m writing to apply for the {role} role at {company}, as I want to help {words}.',
      ],
      field: [
        'I’m applying for the {role} role at {company} because I’d like to work in {words}.',
        'I’d like to join {company} as {aRole} and work in {words}.',
        'I’m writing to apply for the {role} role at {company}, as I want to work in {words}.',
      ],
    },
    warm: {
      thing: [
        'I’d like to join {company} as {aRole} and work with you on {words}.',
        'I’m applying for the {role} role at {company} because I’d enjoy working on {words}.',
        'I’d be glad to join you as {aRole} and work on {words}.',
      ],
      aim: [
        'I’d like to join {company} as {aRole} and help {words}.',
        'I’m applying for the {role} role at {company} because I’d be glad to help {words}.',
        'I’d be glad to join you as {aRole} and help {words}.',
      ],
      field: [
        'I’d like to join {company} as {aRole} and work with you in {words}.',
        'I’m applying for the {role} role at {company} because I’d enjoy working in {words}.',
      ],
    },
    formal: {
      thing: [
        'I am applying for the {role} position at {company}, as I would like to work on {words}.',
        'I wish to apply for the {role} position at {company} and to work on {words}.',
        'I am applying for the {role} position because I would welcome the chance to work on {words}.',
      ],
      aim: [
        'I am applying for the {role} position at {company}, as I would like to help {words}.',
        'I wish to apply for the {role} position at {company} and to help {words}.',
        'I am applying for the {role} position because I would welcome the chance to help {words}.',
      ],
      field: [
        'I am applying for the {role} position at {company}, as I would like to work in {words}.',
        'I wish to apply for the {role} position at {company} and to work in {words}.',
      ],
    },
  },
  applyTopics: {
    plain: [
      'I’m applying for the {role} role at {company} because it involves {topics}, and so does my work today.',
      'I’d like to join {company} as {aRole}: the role involves {topics}, and so does my work today.',
      'I’m writing to apply for the {role} role at {company}, as it involves {topics}, and so does my present job.',
    ],
    warm: [
      'I’d like to join {company} as {aRole}: the role involves {topics}, and so does my work today.',
      'I’d be glad to join you as {aRole}, as the role involves {topics}, and so does my work today.',
    ],
    formal: [
      'I am applying for the {role} position at {company}, as it involves {topics}, and so does my present work.',
      'I would like to apply for the {role} position at {company}, as it involves {topics}, and so does my present work.',
    ],
  },
  applyTools: {
    plain: [
      'I’m applying for the {role} role at {company}, where I’d like to go on working with {tools}.',
      'I’d like to join {company} as {aRole} and go on working with {tools}.',
      'I’m writing to apply for the {role} role at {company}, as I’d like to go on working with {tools}.',
    ],
    warm: [
      'I’d like to join {company} as {aRole} and go on working with {tools}.',
      'I’d be glad to join you as {aRole}, where I could go on working with {tools}.',
    ],
    formal: [
      'I am applying for the {role} position at {company}, as I would like to continue to work with {tools}.',
      'I would like to apply for the {role} position at {company} and to continue to work with {tools}.',
    ],
  },
  intro: {
    plain: ['I’m {intro}.'],
    warm: ['I’m {intro}.'],
    formal: ['I am {intro}.'],
  },
  introHeld: {
    plain: {
      present: [
        'I’m {intro}, currently {aTitle} at {place}.',
        'I’m {intro}, and I currently work as {aTitle} at {place}.',
        'I’m {intro}; at the moment I’m {aTitle} at {place}.',
      ],
      past: ['I’m {intro}, most recently {title} at {place}.'],
    },
    warm: {
      present: [
        'I’m {intro}, and these days I’m {aTitle} at {place}.',
        'I’m {intro}, and at the moment I work at {place} as {aTitle}.',
      ],
      past: ['I’m {intro}, and until recently I was {aTitle} at {place}.'],
    },
    formal: {
      present: [
        'I am {intro}, and I am currently {aTitle} at {place}.',
        'I am {intro}, and I currently hold the position of {title} at {place}.',
        'I am {intro}; I currently work at {place} as {aTitle}.',
      ],
      past: ['I am {intro}, and my most recent position was {title} at {place}.'],
    },
  },
  introClose: {
    plain: [
      'I’m {intro}, and the role is close to what I do now as {aTitle} at {place}.',
      'I’m {intro}, and I do similar work today as {aTitle} at {place}.',
    ],
    warm: [
      'I’m {intro}, and the role is close to what I do now as {aTitle} at {place}.',
      'I’m {intro}, and I do similar work today as {aTitle} at {place}.',
    ],
    formal: [
      'I am {intro}, and the position is close to my present work as {aTitle} at {place}.',
      'I am {intro}, and I currently do similar work as {aTitle} at {place}.',
    ],
  },
  reason: {
    plain: {
      duty: ['You’re looking for someone to {words}.', 'You need someone to {words}.'],
      doing: ['The role is about {words}.'],
    },
    warm: {
      duty: ['You’re looking for someone to {words}.', 'You want someone to {words}.'],
      doing: ['The role is about {words}.'],
    },
    formal: {
      duty: [
        'You are looking for someone to {words}.',
        'The position calls for someone to {words}.',
      ],
      doing: ['The position is about {words}.'],
    },
  },
  worked: [
    'I’ve been {aTitle} at {place} since {year}.',
    'Since {year}, I’ve been {aTitle} at {place}.',
    'I’ve worked at {place} as {aTitle} since {year}.',
    'Since {year}, I’ve worked at {place} as {aTitle}.',
    'At {place}, I’ve been {aTitle} since {year}.',
  ],
  workedSame: [
    'I’ve worked in that role at {place} since {year}.',
    'I’ve been one at {place} since {year}.',
  ],
  workedClose: [
    'I’ve been {aTitle} at {place} since {year}, and the role is close to what I do there.',
    'Since {year}, I’ve done similar work as {aTitle} at {place}.',
    'I’m {aTitle} at {place}, where I’ve done similar work since {year}.',
    'The role is close to my own: I’ve been {aTitle} at {place} since {year}.',
    'I’ve done similar work since {year}, as {aTitle} at {place}.',
  ],
  answers: {
    plain: {
      present: [
        'The role involves {topics}, {whichAre} part of my work as {aTitle} at {place}.',
        'My work as {aTitle} at {place} involves {topics}, as this role does.',
        'You need {topics}, and {bothAre} part of what I do as {aTitle} at {place}.',
      ],
      past: [
        'The role involves {topics}, {whichAre} part of my work as {aTitle} at {place}.',
        'My work as {aTitle} at {place} involved {topics}, as this role does.',
        'You need {topics}, and {bothAre} part of what I did as {aTitle} at {place}.',
      ],
    },
    warm: {
      present: [
        'You need {topics}, and {bothAre} part of what I do as {aTitle} at {place}.',
        'Much like this role, my work as {aTitle} at {place} involves {topics}.',
      ],
      past: [
        'You need {topics}, and {bothAre} part of what I did as {aTitle} at {place}.',
        'Much like this role, my work as {aTitle} at {place} involved {topics}.',
      ],
    },
    formal: {
      present: [
        'The position calls for {topics}, {whichAre} part of my work as {aTitle} at {place}.',
        'My work as {aTitle} at {place} involves {topics}, as this position does.',
      ],
      past: [
        'The position calls for {topics}, {whichAre} part of my work as {aTitle} at {place}.',
        'My work as {aTitle} at {place} involved {topics}, as this position does.',
      ],
    },
  },
  answersThere: {
    present: [
      'My work there involves {topics}, as this role does.',
      'You need {topics}, and {bothAre} part of my work there.',
      'The role involves {topics}, {whichAre} part of what I do there.',
    ],
    past: [
      'My work there involved {topics}, as this role does.',
      'You need {topics}, and {bothAre} part of my work there.',
      'The role involves {topics}, {whichAre} part of what I did there.',
    ],
  },
  bring: {
    plain: [
      'I’d like to bring my experience with {topics} to {company}.',
      'My experience with {topics} is what I’d bring to the role.',
      'I’d like to put my experience with {topics} to use at {company}.',
    ],
    warm: [
      'I’d be glad to bring my experience with {topics} to {company}.',
      'I’d be happy to put my experience with {topics} to use with you.',
      'My experience with {topics} is what I’d bring to the team.',
    ],
    formal: [
      'I would like to bring my experience with {topics} to {company}.',
      'I would bring my experience with {topics} to the position.',
      'My experience with {topics} is what I would bring to the position.',
    ],
  },
  known: [
    'I know {topics} from {place}, where {clause}',
    'I know {topics} from my time at {place}, where {clause}',
  ],
  done: {
    present: [
      'as {aTitle} at {place}, {clause}',
      'at {place}, where I’m {aTitle}, {clause}',
      'in my current role as {title} at {place}, {clause}',
      'in my current job at {place}, {clause}',
      'at {place}, {clause}',
    ],
    past: [
      'as {aTitle} at {place}, {clause}',
      'at {place}, {clause}',
      'during my time at {place}, {clause}',
      'when I was {aTitle} at {place}, {clause}',
    ],
  },
  doneBefore: [
    'before that, at {place}, {clause}',
    'before that, as {aTitle} at {place}, {clause}',
    'earlier, at {place}, {clause}',
    'earlier, as {aTitle} at {place}, {clause}',
    'in an earlier job, at {place}, {clause}',
    'in an earlier role, as {aTitle} at {place}, {clause}',
  ],
  doneNamed: {
    present: [
      'there, {clause}',
      'in that role, {clause}',
      'in my current job, {clause}',
      'in that job, {clause}',
      '{clause}',
    ],
    past: ['there, {clause}', 'in that role, {clause}', 'in that job, {clause}', '{clause}'],
  },
  doneAnswered: ['{clause}'],
  doneThere: ['{also}'],
  doneMore: ['{clause}'],
  doneAgain: [
    'before that, as {aTitle} there, {clause}',
    'earlier, as {aTitle} there, {clause}',
    'in my earlier role there, as {aTitle}, {clause}',
  ],
  doneFreelance: ['as {aTitle}, {clause}'],
  doneProject: ['for my project {place}, {clause}', 'in a project of my own, {place}, {clause}'],
  doneVolunteer: ['as a volunteer at {place}, {clause}', 'volunteering at {place}, {clause}'],
  included: {
    present: [
      'at {place}, I work on {noun}',
      'as {aTitle} at {place}, I work on {noun}',
      'my work as {aTitle} at {place} includes {noun}',
    ],
    past: [
      'at {place}, I worked on {noun}',
      'as {aTitle} at {place}, I worked on {noun}',
      'my work as {aTitle} at {place} included {noun}',
    ],
  },
  includedBefore: [
    'before that, at {place}, I worked on {noun}',
    'earlier, as {aTitle} at {place}, I worked on {noun}',
    'earlier, at {place}, I worked on {noun}',
    'in an earlier job, at {place}, my work included {noun}',
  ],
  includedThere: {
    present: ['I also work on {noun}', 'my work there also includes {noun}'],
    past: ['I also worked on {noun}', 'my work there also included {noun}'],
  },
  used: {
    shared: [
      'I work with {skills} there, {both} of which you name.',
      'You name {skills}, and I use {both} of them there.',
      'Of the tools you name, I use {skills} there.',
    ],
    since: ['I’ve worked with {skills} since {year}.'],
    also: ['I’ve also worked with {skills}.', 'Of the tools you mention, I’ve also used {tools}.'],
  },
  stack: {
    at: {
      present: [
        'as {aTitle} at {place}, I work with {skills}.',
        'at {place}, where I’m {aTitle}, I work with {skills}.',
        'at {place}, I work with {skills}.',
      ],
      past: [
        'as {aTitle} at {place}, I worked with {skills}.',
        'at {place}, I worked with {skills}.',
      ],
    },
    there: {
      present: ['there, I work with {skills}.', 'in that job, I work with {skills}.'],
      past: ['there, I worked with {skills}.', 'in that job, I worked with {skills}.'],
    },
    before: [
      'before that, as {aTitle} at {place}, I worked with {skills}.',
      'before that, at {place}, I worked with {skills}.',
    ],
  },
  project: ['one of my own projects is {name}, {what}', 'my own projects include {name}, {what}'],
  projectMore: ['another is {name}, {what}'],
  position: {
    plain: {
      present: ['I work as {aTitle} at {place}.', 'My current job is as {aTitle} at {place}.'],
      past: ['I last worked as {aTitle} at {place}.', 'My last job was as {aTitle} at {place}.'],
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
  list: {
    topics: {
      plain: [
        'You need {topics}, and these parts of my work are the closest to it:',
        'The role involves {topics}. The closest parts of my work:',
        'These parts of my work are the closest to what you need in {topics}:',
      ],
      warm: [
        'You need {topics}, and these parts of my work are the closest to it:',
        'The role involves {topics}. This is where my work comes closest:',
      ],
      formal: [
        'The position involves {topics}. These parts of my work are the closest:',
        'The position calls for {topics}. The closest parts of my work are:',
      ],
    },
    place: {
      plain: [
        'The parts of my work at {place} that are closest to this role:',
        'What is closest to this role in my work at {place}:',
      ],
      warm: ['The parts of my work at {place} that are closest to this role:'],
      formal: ['The parts of my work at {place} that are closest to this position:'],
    },
    plain: {
      plain: [
        'The parts of my work that are closest to this role:',
        'What I’ve done that is closest to this role:',
        'What is closest to this role in my work so far:',
      ],
      warm: [
        'The parts of my work that are closest to this role:',
        'What I’ve done that is closest to this role:',
      ],
      formal: ['The parts of my work that are closest to this position:'],
    },
    project: '{name}, a project of my own',
    at: ', at {name}',
  },
  earlier: ['Before that, I was {aTitle} at {place} from {from} to {to}.'],
  skills: {
    plain: ['I also know {skills}.', 'Of the tools you mention, I also know {tools}.'],
    warm: [
      'I know {skills} as well.',
      'I also know {skills}.',
      'Of the tools you mention, I also know {tools}.',
    ],
    formal: ['I am also familiar with {skills}.', 'Of the tools you mention, I also know {tools}.'],
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
  home: HOME_PHRASES.en,
  code: ['My code is at {url}.', 'Some of my code is at {url}.'],
  portfolio: ['My portfolio is at {url}.', 'You can see my work at {url}.'],
  closing: {
    plain: [
      'I’d welcome a call to talk about the role and how I could help.',
      'I’d be glad to tell you more about my work in a call.',
      'I’d be happy to walk you through any of this in a call.',
      'I’d welcome a conversation about the role and what you need first.',
      'I’d be glad to talk through the role and where I could help.',
      'If this sounds like what you need, I’d be glad to talk.',
      'I’d be glad to talk about what you need and how I work.',
      'I’d like to hear more about the role, and am happy to talk whenever it suits you.',
      'I’m happy to talk whenever it suits you, and would like to hear what you need first.',
    ],
    warm: [
      'I’d like to hear more about the team and what you need.',
      'I’d be happy to talk about the role and how I could help.',
      'If this sounds right to you, I’d be happy to talk.',
      'I’d be glad to tell you more in a call, and to hear more about the team.',
      'I’d be glad to talk about the role and answer your questions.',
      'I’d be happy to walk you through any of this in a call.',
      'I’d be glad to meet you and talk about the role.',
      'I’d like to hear more from you, and am happy to talk whenever it suits you.',
      'A call would be a good way to get to know each other, whenever it suits you.',
    ],
    formal: [
      'I would welcome the opportunity to discuss the position with you.',
      'I would be glad to discuss the position and my work in an interview.',
      'I would be glad to answer your questions in an interview.',
      'I would welcome an interview to discuss how I could contribute.',
      'I would be pleased to tell you more about my work in an interview.',
      'Thank you for considering my application; I would be glad to discuss it with you.',
      'I would be pleased to hear from you and am available for an interview.',
      'I would gladly discuss the position and answer any questions you have.',
      'I look forward to the opportunity to discuss the position in an interview.',
    ],
  },
  and: 'and',
}
