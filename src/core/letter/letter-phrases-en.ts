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
      'This is my application for the {role} role at {company}.',
    ],
    warm: [
      'I’d like to join {company} as {aRole}.',
      'I’d be glad to work at {company} as {aRole}.',
      'I’d like to work with you at {company} as {aRole}.',
      'The {role} role at {company} is the one I’d like to talk to you about.',
      'I’m hoping to join {company} as {aRole}.',
    ],
    formal: [
      'I would like to apply for the position of {role} at {company}.',
      'I wish to apply for the {role} position at {company}.',
      'Please accept my application for the position of {role} at {company}.',
      'Please consider my application for the {role} position at {company}.',
      'With this letter I apply for the position of {role} at {company}.',
    ],
  },
  applyAs: {
    plain: [
      'I’m {intro}, and I’m applying for the {role} role at {company}.',
      'I’m applying for the {role} role at {company}. I’m {intro}.',
      'I’m {intro}, and I’d like to apply for the {role} role at {company}.',
    ],
    warm: [
      'I’m {intro}, and I’d like to join {company} as {aRole}.',
      'I’m {intro}, and I’d be glad to work at {company} as {aRole}.',
      'I’d like to join {company} as {aRole}. I’m {intro}.',
    ],
    formal: [
      'I am {intro} and would like to apply for the position of {role} at {company}.',
      'I am {intro} and wish to apply for the {role} position at {company}.',
      'I would like to apply for the position of {role} at {company}. I am {intro}.',
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
  applyCompany: {
    plain: [
      'I’d like to apply for a position at {company}.',
      'I’m applying for one of the roles you have open at {company}.',
    ],
    warm: ['I’d like to come and work with you at {company}.', 'I’d like to join {company}.'],
    formal: [
      'I would like to apply for a position at {company}.',
      'Please accept my application for a position at {company}.',
    ],
  },
  applyThen: {
    work: [
      'That’s work I’d like to do, so I’m applying for the {role} role at {company}.',
      'I’d like to do that with you, as {aRole} at {company}.',
      'That’s why I’m applying for the {role} role at {company}.',
      'I’d like to take that on as {aRole} at {company}.',
      'It’s the reason I’m writing about the {role} role at {company}.',
    ],
    company: [
      'I’d like to be part of that as {aRole} at {company}.',
      'I’d like to help with that as {aRole} at {company}.',
      'That’s why I’m applying for the {role} role at {company}.',
      'I’d like to work on that with you, as {aRole} at {company}.',
    ],
    person: [
      'I’d like to be that person, so I’m applying for the {role} role at {company}.',
      'That’s why I’m writing to you about the {role} role at {company}.',
      'I’d like to be the one you find for the {role} role at {company}.',
    ],
  },
  reason: {
    plain: {
      duty: [
        'Your listing asks for someone to “{words}”.',
        'You’re looking for someone to “{words}”.',
        'You need someone to “{words}”.',
        'The job, as you describe it, is to “{words}”.',
        'As I read your listing, I’d “{words}”.',
      ],
      doing: [
        'Your listing describes the work as “{words}”.',
        'You describe the job as “{words}”.',
        'According to your listing, the job means “{words}”.',
      ],
      building: [
        'You’re building “{words}”, and I’d like to be part of that.',
        'Your listing says you’re building “{words}”, which I’d like to work on.',
        'You’re working on “{words}”, and I’d like to help.',
      ],
      does: [
        'You write that you “{words}”, and I’d like to be part of that.',
        'Your listing says that you “{words}”, which I’d like to work on.',
      ],
      being: [
        'You describe {company} as “{words}”, and I’d like to be part of that.',
        'Your listing describes {company} as “{words}”, and that’s where I’d like to work.',
      ],
      mission: [
        'Your mission, as the listing puts it, is to “{words}”, and I’d like to help with that.',
        'You write that your mission is to “{words}”, and I’d like to work on it.',
      ],
      makes: [
        'Your listing says that {company} “{words}”, and I’d like to be part of that.',
        'You write that {company} “{words}”, which I’d like to work on.',
      ],
      seeks: ['You’re looking for “{words}”.', 'Your listing asks for “{words}”.'],
      whole: [
        'One line of your listing caught my eye: “{words}”.',
        'Your listing puts it like this: “{words}”.',
      ],
    },
    warm: {
      duty: [
        'You’re looking for someone to “{words}”.',
        'In your listing, you ask for someone to “{words}”.',
        'Your listing says the job is to “{words}”.',
        'What you need, I read, is someone to “{words}”.',
        'You’d like to find someone to “{words}”.',
      ],
      doing: [
        'You describe the job as “{words}”.',
        'The work, you write, is “{words}”.',
        'In your listing, the job sounds like this: “{words}”.',
      ],
      building: [
        'You’re building “{words}”.',
        'Your listing says you’re building “{words}”.',
        'I read that you’re building “{words}”.',
        'At {company}, you’re building “{words}”.',
      ],
      does: ['You write that you “{words}”.', 'I read in your listing that you “{words}”.'],
      being: ['You describe {company} as “{words}”.', 'I read that {company} is “{words}”.'],
      mission: [
        'Your mission, I read, is to “{words}”.',
        'You write that your mission is to “{words}”.',
      ],
      makes: ['Your listing says that {company} “{words}”.', 'I read that {company} “{words}”.'],
      seeks: ['You’re looking for “{words}”.', 'You’d like to find “{words}”.'],
      whole: [
        'There’s a line in your listing I’d like to start from: “{words}”.',
        'This line of your listing stayed with me: “{words}”.',
      ],
    },
    formal: {
      duty: [
        'According to your listing, the role is to “{words}”.',
        'Your listing seeks someone to “{words}”.',
        'As your listing states, you need someone to “{words}”.',
        'Your listing describes the task: to “{words}”.',
        'You seek someone to “{words}”.',
      ],
      doing: [
        'Your listing describes the work as “{words}”.',
        'The role, according to your listing, means “{words}”.',
      ],
      building: [
        'Your listing states that you are building “{words}”, to which I would like to contribute.',
        'According to your listing, you are building “{words}”, and I would like to contribute to it.',
      ],
      does: [
        'Your listing states that you “{words}”, to which I would like to contribute.',
        'According to your listing, you “{words}”, and I would like to contribute to that.',
      ],
      being: [
        'Your listing describes {company} as “{words}”, to which I would like to contribute.',
      ],
      mission: [
        'Your listing states that your mission is to “{words}”, to which I would like to contribute.',
      ],
      makes: [
        'According to your listing, {company} “{words}”, and I would like to contribute to that.',
        'Your listing states that {company} “{words}”, to which I would like to contribute.',
      ],
      seeks: ['Your listing asks for “{words}”.', 'You are looking for “{words}”.'],
      whole: [
        'I refer in particular to this line of your listing: “{words}”.',
        'Your listing describes the work as follows: “{words}”.',
      ],
    },
  },
  close: {
    plain: {
      present: [
        'The role is close to what I do now as {aTitle} at {place}.',
        'The role is close to my current work as {aTitle} at {place}.',
        'This role is close to my job as {aTitle} at {place}.',
      ],
      past: [
        'The role is close to what I did as {aTitle} at {place}.',
        'The role is close to the work I did as {aTitle} at {place}.',
      ],
    },
    warm: {
      present: [
        'The role sounds close to what I do every day as {aTitle} at {place}.',
        'What you describe sounds close to my work as {aTitle} at {place}.',
      ],
      past: ['The role sounds close to what I did as {aTitle} at {place}.'],
    },
    formal: {
      present: [
        'The position is close to my present one as {aTitle} at {place}.',
        'The position is closely related to my present work as {aTitle} at {place}.',
      ],
      past: ['The position is close to my former one as {aTitle} at {place}.'],
    },
  },
  asked: {
    plain: {
      must: [
        'You ask for {skills}. {Done}',
        'Your listing mentions {skills}. {Done}',
        'You also ask for {skills}. {Done}',
        'I also bring the {skills} experience you ask for: {done}',
        'I can show the {skills} experience you ask for: {done}',
        'You need {skills} as well. {Done}',
      ],
      nice: [
        'You’d welcome {skills}, too. {Done}',
        'You list {skills} as a plus. {Done}',
        'You call {skills} a plus. {Done}',
        'I can also offer {skills}, which you name as a plus: {done}',
      ],
    },
    warm: {
      must: [
        'You also mention {skills}. {Done}',
        '{skills} {are} on your list, too, so here’s an example: {done}',
        'Since you ask for {skills}: {done}',
        'You’d like someone who knows {skills}. {Done}',
        'You mention {skills}. {Done}',
        'For {skills}, here’s an example: {done}',
      ],
      nice: [
        'You’d be happy about {skills}, too. {Done}',
        'You mention {skills} as a plus. {Done}',
        '{skills} {are} on your wish list, so here’s an example: {done}',
      ],
    },
    formal: {
      must: [
        'Your listing asks for {skills}. {Done}',
        'Your listing also asks for {skills}. {Done}',
        'You further require {skills}. {Done}',
        'With regard to {skills}, which you require: {done}',
        'The role calls for {skills}. {Done}',
        'The role also calls for {skills}. {Done}',
      ],
      nice: [
        'Your listing names {skills} as an advantage. {Done}',
        'You also consider {skills} a plus. {Done}',
      ],
    },
  },
  done: {
    present: [
      'in my current role as {title} at {place}, {clause}',
      'as {aTitle} at {place}, {clause}',
      'I work as {aTitle} at {place}, where {clause}',
      'at {place}, {clause}',
      'in my current job at {place}, {clause}',
      'in my role as {title} at {place}, {clause}',
      'in my work at {place}, {clause}',
      'my current job is at {place}, where {clause}',
      'at {place}, where I’m {aTitle}, {clause}',
    ],
    past: [
      'as {aTitle} at {place}, {clause}',
      'at {place}, {clause}',
      'I worked as {aTitle} at {place}, where {clause}',
      'during my time at {place}, {clause}',
      'in my time as {title} at {place}, {clause}',
      'when I was {aTitle} at {place}, {clause}',
      'in my job at {place}, {clause}',
    ],
  },
  doneBefore: [
    'before that, at {place}, {clause}',
    'before that, as {aTitle} at {place}, {clause}',
    'earlier, at {place}, {clause}',
    'in an earlier role at {place}, {clause}',
    'earlier, as {aTitle} at {place}, {clause}',
    'in my time at {place} before that, {clause}',
    'as {aTitle} at {place} before that, {clause}',
    'earlier on, at {place}, {clause}',
    'in an earlier job, as {aTitle} at {place}, {clause}',
  ],
  doneThere: ['{also}', 'in the same role, {clause}', 'there, {also}', 'in that role, {also}'],
  doneFreelance: [
    'as {aTitle}, {clause}',
    'in my own business as {aTitle}, {clause}',
    'in my work as {aTitle}, {clause}',
  ],
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
    'I also have a project of my own: {name}, {what}',
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
      'My skills also include {skills}, which you ask for.',
      'I also list {skills} among my skills, as your listing asks.',
      'Of what you ask for, my skills also include {skills}.',
      'My CV also lists {skills} from your requirements.',
      'You also name {skills}, which {are} among my skills.',
    ],
    warm: [
      'You’ll also find {skills} among my skills.',
      'From your list, {skills} {are} on my CV, too.',
      'My skills include {skills} from your list as well.',
      'And {skills}, which you mention, {are} among my skills, too.',
    ],
    formal: [
      'My skills further include {skills}, as your listing requires.',
      'In addition, my CV lists {skills}, which you also require.',
      'Of your further requirements, my skills include {skills}.',
      'Your listing also names {skills}, which {are} among my skills.',
    ],
  },
  onlySkills: {
    plain: [
      'My skills include {skills}, which you ask for.',
      'You ask for {skills}, which {are} among my skills.',
    ],
    warm: ['You’ll find {skills} from your list among my skills.'],
    formal: ['My skills include {skills}, as your listing requires.'],
  },
  studied: {
    plain: ['I hold {degree} from {school}.', 'I studied at {school} and hold {degree}.'],
    warm: ['I hold {degree} from {school}.', 'I studied at {school}, where I earned {degree}.'],
    formal: ['I hold {degree} from {school}.', 'My education includes {degree} from {school}.'],
  },
  speaks: ['I speak {languages}, which you ask for.', 'As your listing asks, I speak {languages}.'],
  closing: {
    plain: [
      'I’d be happy to go through {topic} on a call and hear what the {role} role needs first.',
      'I’d welcome a call about the role, and I can go into detail on {topic}.',
      'Could we set up a call about the {role} role? I can tell you more about {topic}.',
      'As a next step, I’d suggest a short call; I can go through {topic} there.',
      'I’d like to hear what {company} needs most from the role, and I can tell you more about {topic}.',
      'If that fits what {company} needs, I’d be glad to talk about {topic} in an interview.',
      'I’d be glad to talk about the role on a call.',
      'Should {company} want to know more, I’m happy to go through {topic} on a call.',
      'What does {company} need first from the {role} role? I’d like to talk about that on a call.',
    ],
    warm: [
      'I’d enjoy talking this over with you, and hearing what {company} has planned for the role.',
      'I’d be glad to meet you, hear more about the team, and tell you more about {topic}.',
      'Shall we talk? I’d like to hear about the team and tell you more about {topic}.',
      'It would be good to talk, and I’m curious what the {role} role needs first.',
      'I’d be glad to hear from you, and to tell you more about {topic} over a call.',
      'Let’s find time for a call; I’d like to hear how the team at {company} works.',
      'I’d be glad to hear from you and to talk about the role.',
    ],
    formal: [
      'I would welcome the opportunity to discuss my application and {topic} in an interview.',
      'I would be pleased to discuss the position of {role} with you in an interview.',
      'I would be glad to explain in an interview how {topic} relates to the position.',
      'I am available for an interview and will gladly provide further details on {topic}.',
      'I look forward to hearing from {company}, and would be glad to discuss {topic} in an interview.',
      'I would be pleased to meet you for an interview.',
      'Should my application be of interest to {company}, I would be pleased to meet you for an interview.',
    ],
  },
  contact: {
    plain: [
      'You can reach me at {email}.',
      'My email is {email}, and my number is {phone}.',
      'The best way to reach me is {email}.',
      'You’ll reach me at {email} or {phone}.',
    ],
    warm: [
      'Just write to me at {email}.',
      'You’ll reach me at {email}, or by phone at {phone}.',
      'Write to {email} or call {phone}, whichever suits you.',
      'An email to {email} reaches me any day.',
    ],
    formal: [
      'I can be reached at {email}. Thank you for considering my application.',
      'You may reach me at {email} or by phone at {phone}. Thank you for your time.',
      'Thank you for considering my application; I can be reached at {email}.',
      'Thank you for your time. You may reach me by phone at {phone}.',
    ],
  },
  topic: { skill: 'my work with {skill}', place: 'my work at {place}' },
  and: 'and',
}
