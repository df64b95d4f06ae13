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
      'The {role} role at {company} is one I’d like to talk to you about.',
    ],
    formal: [
      'I would like to apply for the position of {role} at {company}.',
      'Please consider me for the {role} position at {company}.',
      'I wish to be considered for the {role} position at {company}.',
      'Please accept my application to {company} as {aRole}.',
      'With this letter, I apply to {company} as {aRole}.',
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
  applyThen: {
    work: [
      'I’d like to take that on as {aRole} at {company}.',
      'That’s what I’d like to do with you, as {aRole} at {company}.',
      'It’s work I’d enjoy as {aRole} at {company}.',
      'Here is my application for the {role} role at {company}.',
    ],
    company: [
      'I’d like to be part of that as {aRole} at {company}.',
      'As {aRole} at {company}, I could help with that.',
      'I’d enjoy working on that with you, as {aRole} at {company}.',
      'Here is my application for the {role} role at {company}.',
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
        'Your listing asks for someone to “{words}”.',
        'You’re looking for someone to “{words}”.',
        'You need someone to “{words}”.',
      ],
      doing: [
        'Your listing describes the work as “{words}”.',
        'You describe the job as “{words}”.',
      ],
      building: [
        'You’re building “{words}”, and I’d like to work on it.',
        'What interests me is that you’re building “{words}”.',
        'I’d like to help you build “{words}”.',
      ],
      does: [
        'What interests me about {company} is that you “{words}”.',
        'What draws me to {company} is that you “{words}”.',
      ],
      mission: [
        'You want to “{words}”, and I’d like to help with that.',
        'I’d like to help you “{words}”.',
      ],
      makes: [
        'What interests me is that {company} “{words}”.',
        'What draws me to the role is that {company} “{words}”.',
      ],
      whole: ['Your listing puts it like this: “{words}”.'],
    },
    warm: {
      duty: [
        'You’re looking for someone to “{words}”.',
        'In your listing, you ask for someone to “{words}”.',
        'You’d like to find someone to “{words}”.',
      ],
      doing: [
        'You describe the job as “{words}”.',
        'In your listing, you describe the work as “{words}”.',
      ],
      building: [
        'You’re building “{words}”.',
        'I read that you’re building “{words}”.',
        'At {company}, you’re building “{words}”.',
      ],
      does: ['I read in your listing that you “{words}”.', 'At {company}, you “{words}”.'],
      mission: ['You want to “{words}”.', 'I read that you want to “{words}”.'],
      makes: ['I read that {company} “{words}”.', 'Your listing says that {company} “{words}”.'],
      whole: ['This line of your listing stayed with me: “{words}”.'],
    },
    formal: {
      duty: [
        'You are looking for someone to “{words}”.',
        'Your listing asks for a person to “{words}”.',
        'According to your listing, the task is to “{words}”.',
        'You need someone to “{words}”.',
      ],
      doing: [
        'Your listing describes the work as “{words}”.',
        'You describe the position as “{words}”.',
      ],
      building: [
        'You are building “{words}”, and I would like to contribute to it.',
        'I would like to help you build “{words}”.',
      ],
      does: [
        'What interests me about {company} is that you “{words}”.',
        'I would like to work for {company} because you “{words}”.',
      ],
      mission: [
        'You want to “{words}”, and I would like to contribute to that.',
        'I would like to help you “{words}”.',
      ],
      makes: [
        'What interests me is that {company} “{words}”.',
        'The position interests me because {company} “{words}”.',
      ],
      whole: ['Your listing describes the work as follows: “{words}”.'],
    },
  },
  close: {
    plain: {
      present: [
        'The role is close to what I do now as {aTitle} at {place}.',
        'The role is close to my current work as {aTitle} at {place}.',
      ],
      past: ['The role is close to the work I did as {aTitle} at {place}.'],
    },
    warm: {
      present: ['The role sounds close to what I do every day as {aTitle} at {place}.'],
      past: ['The role sounds close to what I did as {aTitle} at {place}.'],
    },
    formal: {
      present: ['The position is close to my present one as {aTitle} at {place}.'],
      past: ['The position is close to my former one as {aTitle} at {place}.'],
    },
  },
  linked: {
    plain: {
      first: [
        'Your listing mentions {topics}; {done}',
        'You mention {topics}. {Done}',
        'Your listing talks about {topics}. {Done}',
        'You write about {topics}; {done}',
      ],
      more: [
        'You also mention {topics}; {done}',
        'Your listing also mentions {topics}. {Done}',
        '{Topics} {are} part of your listing as well; {done}',
        'You write about {topics}, too. {Done}',
      ],
    },
    warm: {
      first: [
        'You mention {topics}, and that’s familiar ground: {done}',
        'You write about {topics}, and I can help there: {done}',
        'I read about {topics} in your listing. {Done}',
      ],
      more: [
        'You also write about {topics}, and I can help there, too: {done}',
        'You mention {topics}, too: {done}',
        'I noticed {topics} in your listing as well. {Done}',
      ],
    },
    formal: {
      first: [
        'Your listing refers to {topics}. {Done}',
        'Your listing mentions {topics}. {Done}',
        'In your listing, you mention {topics}. {Done}',
      ],
      more: [
        'Your listing also refers to {topics}. {Done}',
        'You mention {topics} as well. {Done}',
        'Your listing also mentions {topics}. {Done}',
      ],
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
      'I worked as {aTitle} at {place}, where {clause}',
      'during my time at {place}, {clause}',
      'when I was {aTitle} at {place}, {clause}',
      'in my job at {place}, {clause}',
      'in my time as {title} at {place}, {clause}',
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
  doneThere: ['{also}', '{clause}', 'in the same role, {clause}'],
  doneMore: ['{clause}', 'in the same role, {clause}', '{also}'],
  doneAgain: [
    'before that, as {aTitle} there, {clause}',
    'in my earlier role there, as {aTitle}, {clause}',
  ],
  doneFreelance: ['as {aTitle}, {clause}', 'in my own business as {aTitle}, {clause}'],
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
    plain: [
      'I also know {skills}, which you mention.',
      'I also know {skills}, which you list.',
      'I know {skills} as well, which your listing names.',
    ],
    warm: [
      'I also know {skills}, which you mention.',
      'And I know {skills}, which I saw in your listing.',
    ],
    formal: [
      'I am also familiar with {skills}, which your listing names.',
      'I also know {skills}, which you mention in your listing.',
    ],
  },
  onlySkills: {
    plain: ['I know {skills}, which you ask for.'],
    warm: ['I know {skills}, which I saw in your listing.'],
    formal: ['I am familiar with {skills}, which your listing names.'],
  },
  studied: {
    plain: ['I hold {degree} from {school}.', 'I studied at {school} and hold {degree}.'],
    warm: ['I hold {degree} from {school}.', 'I studied at {school}, where I earned {degree}.'],
    formal: ['I hold {degree} from {school}.', 'My education includes {degree} from {school}.'],
  },
  paper: ['Among my papers is “{words}” ({place}).', 'One of my papers is “{words}” ({place}).'],
  speaks: ['I speak {languages}, which you ask for.', 'As your listing asks, I speak {languages}.'],
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
      'I’d be glad to talk about the {role} role in a call.',
      'I’d welcome a call to hear what comes first for {company} and to answer your questions.',
      'What does {company} need first? I’d like to hear about it in a call.',
      'I’m happy to go into detail on any of this in a call, and I’m curious what’s next at {company}.',
      'Could we talk about the {role} role?',
      'If this fits what {company} needs, I can tell you more in an interview.',
      'As a next step, I’d suggest a short call about the {role} role.',
      'I have questions about {company} of my own, and I’m happy to answer yours in a call.',
      'An interview would let me show you some of this work and learn more about {company}.',
    ],
    warm: [
      'I’d enjoy talking this over with you and hearing what {company} has planned for the role.',
      'It would be good to meet you and learn more about the team at {company}.',
      'Shall we talk? I’d like to hear what you’re working on at {company}.',
      'I can tell you more in a call, and I’m curious how the team at {company} works.',
      'Let’s find time for a call; I’m happy to show you some of this work.',
      'I hope to hear from you and from the team at {company}.',
      'If you’d like to know more, I’m happy to talk about the {role} role any day.',
    ],
    formal: [
      'I would welcome the opportunity to discuss the position of {role} with you.',
      'I would be pleased to meet you for an interview. Thank you for your time.',
      'I am available for an interview at {company} and will gladly answer your questions.',
      'I look forward to hearing from {company}. Thank you for considering my application.',
      'Should my application be of interest to {company}, I will gladly explain my work in an interview.',
      'In an interview, I could show you some of this work in more detail.',
      'A conversation about the {role} position would be very welcome. Thank you for reading my application.',
    ],
  },
  and: 'and',
}
