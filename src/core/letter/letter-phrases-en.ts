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
      'I’d like to work with you at {company} as {aRole}.',
      'I’d be happy to join {company} as {aRole}.',
      'I’m applying to work with you at {company} as {aRole}.',
    ],
    formal: [
      'I would like to apply for the position of {post} at {company}.',
      'Please consider me for the {role} position at {company}.',
      'I am applying for the {role} position at {company}.',
      'I would like to be considered for the {role} position at {company}.',
      'With this letter, I apply for the {role} position at {company}.',
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
        'You’re looking for someone to {words}.',
        'You need someone to {words}.',
        'The role is there to {words}.',
      ],
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
  purpose: {
    plain: {
      thing: [
        'I’d like to work on {words}.',
        'What draws me to {company} is the work on {words}.',
        'What interests me here is the chance to work on {words}.',
        'I’d like to take part in the work on {words}.',
      ],
      aim: [
        'I’d like to help {words}.',
        'What draws me to {company} is the chance to help {words}.',
        'What interests me here is the chance to help {words}.',
      ],
    },
    warm: {
      thing: [
        'I’d be glad to work on {words}.',
        'I’d enjoy working on {words}.',
        'Working with you on {words} would be a pleasure.',
      ],
      aim: [
        'I’d be glad to help {words}.',
        'It would be a pleasure to help {words}.',
        'I’d be happy to help {words}.',
      ],
    },
    formal: {
      thing: [
        'I would like to contribute to the work on {words}.',
        'I am interested in the work on {words}.',
        'I would welcome the chance to work on {words}.',
      ],
      aim: [
        'I would like to help {words}.',
        'I would welcome the chance to help {words}.',
        'I would be glad to help {words}.',
      ],
    },
  },
  worked: [
    'I have worked as {aTitle} at {place} since {year}.',
    'I have been {aTitle} at {place} since {year}.',
    'Since {year}, I have worked as {aTitle} at {place}.',
    'Since {year}, I have been {aTitle} at {place}.',
    'At {place}, I have been {aTitle} since {year}.',
    'My current job, since {year}, is {title} at {place}.',
  ],
  closeSince: [
    'The work is close to what I do now: I have been {aTitle} at {place} since {year}.',
    'The role is close to my own, as I have been {aTitle} at {place} since {year}.',
    'The role is much like the work I have done as {aTitle} at {place} since {year}.',
    'The job is close to the one I have had since {year}, as {aTitle} at {place}.',
    'I do similar work today: since {year}, I have been {aTitle} at {place}.',
    'My own job is similar: I have worked as {aTitle} at {place} since {year}.',
    'I have done work of this kind since {year}, as {aTitle} at {place}.',
  ],
  asks: {
    plain: [
      'You’re looking for {skills}, and I work with {them} as {aTitle} at {place}.',
      'You ask for {skills}; I work with {them} as {aTitle} at {place}.',
      'The role asks for {skills}, and I work with {them} at {place}, where I’m {aTitle}.',
      'As {aTitle} at {place}, I work with {skills}, which you’re looking for.',
    ],
    warm: [
      'You’re looking for {skills}, and I work with {them} as {aTitle} at {place}.',
      'You need {skills}, and I work with {them} at {place}, where I’m {aTitle}.',
      'As {aTitle} at {place}, I work with {skills}, which you’re looking for.',
      'You’re looking for {skills}; I work with {them} at {place}, where I’m {aTitle}.',
    ],
    formal: [
      'You ask for {skills}, and I work with {them} as {aTitle} at {place}.',
      'The position asks for {skills}; I work with {them} as {aTitle} at {place}.',
      'As {aTitle} at {place}, I work with {skills}, which the position asks for.',
      'I am {aTitle} at {place}, where I work with {skills}, as the position requires.',
    ],
  },
  close: [
    'The role is close to what I do now as {aTitle} at {place}.',
    'The work is much like my own as {aTitle} at {place}.',
    'The role is near to the work I do at {place}, as {aTitle}.',
    'The role would let me go on with the kind of work I do now as {aTitle} at {place}.',
    'I do similar work today as {aTitle} at {place}.',
    'My own job, as {aTitle} at {place}, is similar.',
    'I know this kind of work from my own job as {aTitle} at {place}.',
  ],
  answers: {
    plain: {
      present: [
        'My work as {aTitle} at {place} involves {topics}, as this role does.',
        'The role calls for {topics}, and so does my work as {aTitle} at {place}.',
        'Like this role, my work at {place} involves {topics}.',
        'The role involves {topics}, {whichAre} part of my work as {aTitle} at {place}.',
      ],
      past: [
        'My work as {aTitle} at {place} involved {topics}, as this role does.',
        'The role calls for {topics}, and so did my work as {aTitle} at {place}.',
        'Like this role, my work at {place} involved {topics}.',
        'The role involves {topics}, {whichAre} part of my work as {aTitle} at {place}.',
      ],
    },
    warm: {
      present: [
        'Much like this role, my work as {aTitle} at {place} involves {topics}.',
        'You need {topics}, and {bothAre} part of what I do as {aTitle} at {place}.',
        'The role involves {topics}, {whichAre} part of what I do at {place}.',
      ],
      past: [
        'Much like this role, my work as {aTitle} at {place} involved {topics}.',
        'You need {topics}, and {bothAre} part of what I did as {aTitle} at {place}.',
        'The role involves {topics}, {whichAre} part of what I did at {place}.',
      ],
    },
    formal: {
      present: [
        'My work as {aTitle} at {place} involves {topics}, as this position does.',
        'The position calls for {topics}, {whichAre} part of my work as {aTitle} at {place}.',
        'Like this position, my work at {place} involves {topics}.',
      ],
      past: [
        'My work as {aTitle} at {place} involved {topics}, as this position does.',
        'The position calls for {topics}, {whichAre} part of my work as {aTitle} at {place}.',
        'Like this position, my work at {place} involved {topics}.',
      ],
    },
  },
  answersThere: {
    present: [
      'My work there involves {topics}, as this role does.',
      'The role calls for {topics}, {whichAre} part of my work there.',
    ],
    past: [
      'My work there involved {topics}, as this role does.',
      'The role calls for {topics}, {whichAre} part of my work there.',
    ],
  },
  asked: {
    plain: {
      skill: [
        'you ask for {topics}; {done}',
        'you’re looking for {topics}; {done}',
        'the role calls for {topics}; {done}',
      ],
      topic: ['the role involves {topics}; {done}', 'the work involves {topics}; {done}'],
    },
    warm: {
      skill: [
        'you’re looking for {topics}; {done}',
        'you need {topics}; {done}',
        'you ask for {topics}; {done}',
      ],
      topic: ['the role involves {topics}; {done}', 'the work involves {topics}; {done}'],
    },
    formal: {
      skill: ['the position calls for {topics}; {done}', 'you ask for {topics}; {done}'],
      topic: ['the position involves {topics}; {done}', 'the work involves {topics}; {done}'],
    },
  },
  askedAgain: {
    skill: ['you also ask for {topics}; {done}', 'you also need {topics}; {done}'],
    topic: ['the work also involves {topics}; {done}', 'the job also involves {topics}; {done}'],
  },
  known: [
    'I know {topics} from my time at {place}, where {clause}',
    'I know {topics} from my work as {aTitle} at {place}, where {clause}',
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
  doneNamed: ['there, {clause}', 'in that job, {clause}', 'in that role, {clause}', '{clause}'],
  doneAnswered: ['{clause}'],
  doneThere: ['{also}'],
  doneMore: ['{clause}'],
  doneAgain: [
    'before that, as {aTitle} there, {clause}',
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
    since: ['I have worked with {skills} since {year}.'],
    now: ['At {place}, I work with {skills}.', 'I work with {skills} at {place}.'],
    before: ['I worked with {skills} at {place}.', 'At {place}, I worked with {skills}.'],
    there: {
      now: ['I also work with {skills} there.'],
      before: ['I also worked with {skills} there.'],
    },
    asked: {
      since: ['You ask for {skills}, and I have worked with {them} since {year}.'],
      now: ['You also ask for {skills}, and I work with {them} at {place}.'],
      before: ['You also ask for {skills}, and I worked with {them} at {place}.'],
    },
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
  earlier: ['Before that, I was {aTitle} at {place} from {from} to {to}.'],
  skills: {
    plain: [
      'I also know {skills}, which you ask for.',
      'I also know {skills}.',
      'Of the tools you mention, I also know {tools}.',
    ],
    warm: [
      'I also know {skills}, which you ask for.',
      'I know {skills} as well.',
      'Of the tools you mention, I also know {tools}.',
    ],
    formal: [
      'I am also familiar with {skills}, which you ask for.',
      'I am also familiar with {skills}.',
      'Of the tools you mention, I also know {tools}.',
    ],
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
      'I’d be glad to tell you more in a call.',
      'I’d welcome a conversation about the role.',
      'I’d be happy to talk through any of this in a call.',
      'If this fits what you need, I’d be glad to talk.',
      'I’d like to hear more about the work, and can tell you more about mine in a call.',
      'If you’d like to know more, I’m happy to talk.',
      'I’d be glad to hear from you.',
    ],
    warm: [
      'I’d be glad to talk with you about the role.',
      'I’d be happy to tell you more in a call.',
      'I’d enjoy hearing more about the role in a call.',
      'I’d be glad to answer your questions in a call.',
      'I’d be happy to hear more about the team and what you need.',
      'If this sounds right to you, I’d be happy to talk.',
      'I’d be glad to hear from you.',
    ],
    formal: [
      'I would be glad to discuss the position with you in an interview.',
      'I would welcome an interview, and will gladly answer any questions you have.',
      'I am available for an interview and will gladly answer your questions.',
      'I would be pleased to tell you more in an interview.',
      'I would be glad to tell you more about my work in an interview.',
      'I would be pleased to hear from you.',
    ],
  },
  and: 'and',
}
