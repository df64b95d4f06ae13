/**
 * The phrases of a cover letter around its evidence, by position and tone. Names in braces are filled in. No phrase
 * says anything about the person that the CV would have to show, or about the employer that the listing would have
 * to say.
 */
import type { Tone } from './letter-text.ts'

type Phrases = Readonly<Record<Tone, readonly string[]>>

/** {title}, {company}: those of the job. */
export const OPENING: Phrases = {
  plain: [
    'I am applying for the {title} position at {company}.',
    'This is my application for {title} at {company}.',
    'I would like to work as {title} at {company}.',
    'Here is why you may want to talk to me about {title} at {company}.',
  ],
  warm: [
    'I would like to join {company} as {title}.',
    'The {title} position at {company} is one that I can say something about.',
    'About {title} at {company}: I will keep to what I have done.',
    'I would be glad to work with you at {company} as {title}.',
  ],
  formal: [
    'I wish to apply for the position of {title} at {company}.',
    'Please accept this letter as my application for {title} at {company}.',
    'With this letter I apply for the position of {title} at {company}.',
    'I hereby apply for the position of {title} that {company} has advertised.',
  ],
}

/** {fact}: words of the listing. */
export const FACT: Phrases = {
  plain: [
    'You describe the work like this: “{fact}”',
    'The line of your listing that I go by: “{fact}”',
    'What I read in your listing: “{fact}”',
    'The listing says: “{fact}”',
    'Of all you write, this line is what I answer here: “{fact}”',
  ],
  warm: [
    'Let me begin with a line of yours: “{fact}”',
    'There is a line in your listing that says a lot: “{fact}”',
    'You write: “{fact}”',
    'This is the line that I would like to answer: “{fact}”',
    'What you have in mind is clear from one line: “{fact}”',
  ],
  formal: [
    'Your listing describes the work as follows: “{fact}”',
    'According to your listing, “{fact}”',
    'I refer in particular to this line of your listing: “{fact}”',
    'In the words of your listing: “{fact}”',
    'Of your listing, I would like to address one line above all: “{fact}”',
  ],
}

/** {skills}: requested skills. Followed by a semicolon and the evidence, or by a full stop. */
export const ASKED: Phrases = {
  plain: [
    'You ask for {skills}',
    'Your listing names {skills}',
    'The job needs {skills}',
    'On {skills}, which you ask for, I can be specific',
    'As to {skills}, my answer is short',
    'For {skills}, here is what I did',
  ],
  warm: [
    'You are looking for {skills}',
    'You mention {skills}',
    '{skills}: you ask for it, so let me tell you what I did',
    'For {skills}, which is on your list, I have this to tell',
    'You would like somebody who knows {skills}',
    'About {skills}, which you name, I have something to tell',
  ],
  formal: [
    'Your listing asks for {skills}',
    'You require {skills}',
    'With regard to {skills}, which your listing names, I refer to the following',
    'As regards {skills}, I would point to one part of my work',
    'Among your requirements is {skills}',
    'Concerning {skills}, my CV shows the following',
  ],
}

export const WELCOMED: Phrases = {
  plain: [
    'You would welcome {skills}',
    'You call {skills} a plus',
    '{skills} would be a plus, you say',
  ],
  warm: [
    'You would be happy about {skills}',
    '{skills} is on your list of wishes',
    'A plus for you is {skills}',
  ],
  formal: [
    'You state that {skills} would be an advantage',
    'Your listing considers {skills} a plus',
    'An advantage, according to your listing, is {skills}',
  ],
}

/** {quote}: a requirement in the listing's words, if it is not a skill. */
export const QUOTED: Phrases = {
  plain: [
    'You ask for “{quote}”',
    'Your listing says “{quote}”',
    'One of your points is “{quote}”',
  ],
  warm: ['You are looking for “{quote}”', 'You write “{quote}”', 'One of your wishes is “{quote}”'],
  formal: [
    'Your listing asks for “{quote}”',
    'You require “{quote}”',
    'One of your requirements reads “{quote}”',
  ],
}

/** {title}, {company}: those of the role it was done in; {clause}: "I led …". */
export const DONE: Readonly<Record<'present' | 'past', readonly string[]>> = {
  present: [
    'at {company}, {clause}',
    'as {title} at {company}, {clause}',
    'in my present job at {company}, {clause}',
    'where I work now, at {company}, {clause}',
    'one thing from my job at {company}: {clause}',
    'in my work as {title} for {company}, {clause}',
    '{company} is where {clause}',
  ],
  past: [
    'at {company}, {clause}',
    'as {title} at {company}, {clause}',
    'in my time at {company}, {clause}',
    'when I worked at {company}, {clause}',
    'one thing from my time at {company}: {clause}',
    'in my work as {title} for {company}, {clause}',
    '{company} is where {clause}',
  ],
}
/** For titles that are too long or complex to name. */
export const DONE_UNTITLED: typeof DONE = {
  present: DONE.present.filter((it) => !it.includes('{title}')),
  past: DONE.past.filter((it) => !it.includes('{title}')),
}
export const DONE_PROJECT = [
  'for my project {company}, {clause}',
  'in a project of my own, {company}, {clause}',
]
export const DONE_VOLUNTEER = ['as a volunteer at {company}, {clause}']

/** {noun}: "developing …", "the design of …". */
export const INCLUDED: typeof DONE = {
  present: ['my work at {company} includes {noun}', 'at {company}, my work includes {noun}'],
  past: ['my work at {company} included {noun}', 'at {company}, my work included {noun}'],
}

/** {line}: a line of the CV, verbatim. */
export const LINE_OF_CV = [
  'of {company}, my CV says: “{line}”',
  'one line of my CV, from {company}: “{line}”',
  'my CV puts it like this, for {company}: “{line}”',
]

/** {skills}: further skills that the CV shows. */
export const ALSO: Phrases = {
  plain: [
    'You also name {skills}; my CV shows where I used {them}.',
    'My CV also has {skills} from your list.',
    'From the rest of your list, my CV shows {skills}.',
    'Of what else you ask for, {skills} {are} on my CV.',
  ],
  warm: [
    'From your list, you will also find {skills} on my CV.',
    'You will meet {skills} on my CV, too.',
    '{skills}, also on your list, {are} on my CV as well.',
    'And {skills}, since you name {them}, {are} on my CV too.',
  ],
  formal: [
    'My CV further shows {skills}, which your listing also names.',
    'Of your further requirements, my CV shows {skills}.',
    'In addition, {skills} {are} to be found on my CV, as your listing asks.',
    'Your listing also names {skills}, which my CV shows.',
  ],
}

/** {skill}: not shown by the CV; {nearest}: a related one that is. */
export const NEAR: Phrases = {
  plain: [
    '{skill} is not on my CV; the nearest to it is {nearest}.',
    'I claim no {skill}; {nearest} is the nearest that I can show.',
    'For {skill} I have nothing to show yet, only {nearest}, which is near to it.',
  ],
  warm: [
    'To be open with you: {skill} is not on my CV, but {nearest} is.',
    'I would come to {skill} from {nearest}; it is not on my CV yet.',
    'You will not find {skill} on my CV; {nearest} is where I would start from.',
  ],
  formal: [
    'I claim no {skill}; my CV shows {nearest}, which is related.',
    '{skill} is not part of my CV; the nearest to it there is {nearest}.',
    'As to {skill}, which my CV does not show, I would refer to {nearest}.',
  ],
}

/** {title}, {company}: the newest role in the CV. */
export const POSITION: Readonly<Record<'present' | 'past', readonly string[]>> = {
  present: [
    'I work as {title} at {company}.',
    'At {company} I work as {title}.',
    'My present job is {title} at {company}.',
  ],
  past: [
    'I last worked as {title} at {company}.',
    'My last job was {title} at {company}.',
    'At {company}, I worked as {title}.',
  ],
}

/** {degree}, {institution}. */
export const STUDIED = [
  'My {degree} is from {institution}.',
  'I studied at {institution} ({degree}).',
  '{institution} is where my {degree} comes from.',
]

/** {topic}: "my work with Go", "my work at Acme"; {title}, {company}: those of the job. */
export const CLOSING: Phrases = {
  plain: [
    'I would like to tell you more about {topic} in a conversation.',
    'Ask me about {topic}; I can go into detail.',
    'Let us talk about {topic}, and about what the {title} position needs first.',
    'I can explain each of these lines in a conversation, {topic} first.',
    'A call about {topic} would show quickly what I can do for {company}.',
    'For {title} at {company}, I suggest a conversation that begins with {topic}.',
  ],
  warm: [
    'I would enjoy talking with you about {topic}.',
    'It would be good to hear what {company} has planned, and to tell you about {topic}.',
    'I would be glad to meet you and to talk about {topic}.',
    'Let us talk about {topic}, and about what {company} needs first.',
    'Tell me when a conversation would suit you, about {topic} or anything else.',
    'I hope to hear more about the {title} position, and to tell you more about {topic}.',
  ],
  formal: [
    'I would welcome the opportunity to discuss {topic} with you.',
    'I would be pleased to provide details in an interview, on {topic} in particular.',
    'I am available for an interview about the position of {title}, and about {topic}.',
    'Should {company} have questions about {topic}, I will gladly answer them.',
    'I would be glad to discuss in person how {topic} bears on the position of {title}.',
    'May I suggest an interview at {company}, beginning with {topic}?',
  ],
}

/** If the sentence before was about the same role. */
export const DONE_THERE = [
  'there, {clause}',
  'in the same job, {clause}',
  'at the same place, {clause}',
]
export const INCLUDED_THERE: typeof DONE = {
  present: ['my work there includes {noun}', 'the same job includes {noun}'],
  past: ['my work there included {noun}', 'the same job included {noun}'],
}
