/**
 * Six ways of speaking in an advert. `orders` are the sequences of sections, `headings` what each section
 * may be called, the rest are sentences with slots (see roles/role.ts, and `{aRole}`: "a Senior Data Engineer").
 * A company keeps its order and headings; openings and the rest change from advert to advert.
 */
import type { VoiceName } from './companies/company.ts'

export type Section =
  | 'about'
  | 'opening'
  | 'tasks'
  | 'start'
  | 'wants'
  | 'extras'
  | 'stack'
  | 'offer'
  | 'terms'
  | 'process'
  | 'fairness'

export type Voice = {
  orders: Section[][]
  /** A section without a heading here runs on from the one before. */
  headings: Partial<Record<Section, string[]>>
  /** For those who build the product, in a product team. */
  openings: string[]
  /** For everybody else: their team is Finance, Sales, People… */
  officeOpenings: string[]
  /** After the opening; skipped when it would repeat the same fact. Those with `{team}` or `{matter}` are for product teams. */
  contexts: string[]
  starts: string[]
  processes: string[]
  fairness: string[]
  /** How often tasks are told in sentences instead of a list. */
  prose: number
}

export const VOICES: Record<VoiceName, Voice> = {
  startup: {
    orders: [
      ['opening', 'about', 'tasks', 'wants', 'extras', 'offer', 'terms', 'process'],
      ['about', 'opening', 'tasks', 'stack', 'wants', 'terms', 'offer', 'process'],
      ['opening', 'tasks', 'wants', 'about', 'start', 'offer', 'terms', 'fairness'],
      ['about', 'opening', 'tasks', 'start', 'wants', 'stack', 'terms', 'offer'],
    ],
    headings: {
      about: ['Who we are', 'Us', '{company} in short', 'What this is'],
      tasks: ['What you’ll do', 'The work', 'The job', 'What needs doing', 'Your week'],
      start: ['The first weeks', 'Your first three months', 'How it begins'],
      wants: ['You', 'What we’re after', 'You probably have', 'What matters to us'],
      extras: ['Nice, not needed', 'Bonus points', 'We’d be delighted by'],
      stack: ['Tools', 'Stack', 'What we use'],
      offer: ['In return', 'What you get', 'The deal', 'Perks'],
      process: ['How we hire', 'Next steps', 'Interested?'],
    },
    openings: [
      'We need {aRole}. You’d be person number {next} and would look after {team} together with one other.',
      '{stakes} We’re looking for {aRole} who finds that motivating.',
      'Short version: we want to {goal} this year, there is more to do than there are hands, and {aRole} would make the biggest difference.',
      'This is a job for {aRole} who likes small teams, {users} and finishing things.',
      'At the moment {team} is half a person’s job. It should be a whole one, and we hope it’ll be yours: we’re hiring {aRole}.',
      'We put off hiring {aRole} for as long as we could. Now {users} notice, so here we are.',
      'Come and be our {role}. There are {people} of us, and what you do in week one will be in the hands of {users} in week two.',
    ],
    officeOpenings: [
      'We’ve reached the size at which someone has to take {team} seriously, and it can’t be a founder on Sunday nights any more. We need {aRole}.',
      'This is the first time we hire {aRole}, so you will decide what the job is.',
      'We build {product} for {users}. To sell, support and pay for that we need good people in {team}, starting with {aRole}.',
      '{people} people, one product, and now {aRole}: the engineers are unreasonably happy that you might come.',
    ],
    contexts: [
      '{stakes} Next on our list: {goal}. After that: {goal2}.',
      'The plan for this year is to {goal}; if that goes well, we will {goal2}.',
      'You’ll have a say in how we {goal}, and there is nobody between you and the decision.',
      'Everything here touches {product} sooner or later. {stakes}',
      'We’ve promised ourselves to {goal}. You would be the reason that it happens.',
    ],
    starts: [
      'Week one: you meet three customers and ship something tiny. By week four we’d like you to {task}. By month three you {task2} and tell us what we got wrong.',
      'We don’t have an onboarding department. Someone sits next to you until you {task}; after that you {task2}, and we get out of your way.',
      'In the first month you mostly listen to {users}. In the second you {task}. From the third you {task2}, and we’ll argue about what comes after.',
    ],
    processes: [
      'Send us a few lines about something you’re proud of. A call, a paid half-day with the team, a decision within a week.',
      'No cover letter. Tell us what you’d change about {product} and we’ll talk within three days.',
      'Three conversations, all with people you’d work with, one of them about real {matter}. We answer everyone.',
      'Write to us even if you tick half of it. One call with a founder, one working session, an offer or an honest no.',
      'We read applications on Fridays, with biscuits. If we like yours you’ll hear on Monday.',
    ],
    fairness: [
      'We don’t mind where you went to school, or whether.',
      'If you’re wondering if you’re “enough” for this: apply, let us do the wondering.',
      'Kids, carers, part-time, odd hours: tell us what you need and we’ll see how to do it.',
    ],
    prose: 0.35,
  },
  scaleup: {
    orders: [
      ['about', 'opening', 'tasks', 'wants', 'extras', 'offer', 'terms', 'process', 'fairness'],
      ['opening', 'about', 'tasks', 'start', 'wants', 'terms', 'offer', 'process'],
      ['opening', 'tasks', 'wants', 'extras', 'stack', 'offer', 'terms', 'about', 'fairness'],
      ['about', 'opening', 'start', 'tasks', 'stack', 'wants', 'offer', 'terms'],
      ['about', 'tasks', 'opening', 'wants', 'offer', 'process', 'terms', 'fairness'],
    ],
    headings: {
      about: ['About {company}', 'Who is {company}?', 'Our story', 'The company'],
      opening: ['The role', 'About the role', 'Why this role exists', 'The opportunity'],
      tasks: [
        'What you’ll do',
        'Your impact',
        'In this role you will',
        'What you’ll be working on',
        'Responsibilities',
      ],
      start: ['Your first 90 days', 'What success looks like', 'After six months'],
      wants: [
        'What you bring',
        'You might be a fit if you have',
        'What we look for',
        'About you',
        'Requirements',
      ],
      extras: ['Bonus', 'Even better', 'Nice to have', 'It would help, but is not required'],
      stack: ['Our stack', 'Technology', 'What we build with'],
      offer: ['What we offer', 'Benefits', 'What’s in it for you', 'Perks and benefits'],
      process: ['Our interview process', 'How we’ll get to know each other', 'What happens next'],
      fairness: ['Everyone is welcome', 'Equal opportunities'],
    },
    openings: [
      'The {team} team is growing, and we are looking for {aRole} to join it. The mission for this year: {goal}.',
      '{stakes} As {aRole} on {team} you will be close to that problem every day.',
      'Two years ago {team} was three people and a plan. Today {users} depend on it, and we are hiring {aRole} to help us {goal}.',
      'We are opening a position for {aRole}. It exists because we intend to {goal}, and because the people on {team} asked for exactly this kind of colleague.',
      'How do you {goal} without making life harder for {users}? That is the question {team} works on, and the reason we are looking for {aRole}.',
      'You will join {team} as {aRole}, working side by side with design, data and the people who talk to {buyers} every day.',
    ],
    officeOpenings: [
      '{team} at {company} has doubled within a year, and we are looking for {aRole} to help it grow up.',
      'We are hiring {aRole}. You will work with {buyers}, with our own teams, and with more ambiguity than in a company twice our size.',
      'As {aRole} you join {team}, a group of people who know {users} by name and keep the rest of us honest.',
      'If we want to {goal}, {team} has to be as good as our product. That is why we are looking for {aRole}.',
      'You would be {aRole} in {team}: close to the numbers, close to {buyers}, and a short walk or call from whoever decides.',
    ],
    contexts: [
      '{stakes} That shapes how we plan, build and review.',
      'On the roadmap for the coming quarters: {goal}, and then {goal2}.',
      'You will have room to decide how we get there, and colleagues who will tell you what has already been tried.',
      'Our customers are {buyers}. The people who use the result are {users}; you will meet both.',
      'Another aim for the coming year is to {goal2}.',
    ],
    starts: [
      'In your first month you will meet the team, shadow {users} and {task}. By month three you {task2}. By month six we expect you to set part of the agenda yourself.',
      'After 30 days you know our customers and have shipped a first change. After 60 days you {task}. After 90 days you {task2} without asking for permission.',
      'A good first half-year would look like this: you {task}, you {task2}, and {team} makes fewer promises and keeps more of them.',
    ],
    processes: [
      'A 30-minute call with Talent, an interview with your future manager, a practical session built on a problem from {team}, and a conversation about how we work together. Most people finish within two and a half weeks.',
      'Expect four steps: intro call, craft interview, team interview, references. You will get the questions for the second one in advance.',
      'We keep it to three interviews and tell you after each where you stand. There is no homework beyond an hour, and if you do it we give you feedback.',
      'After your application we answer within five working days. Then: a call, a case about {matter}, lunch with {team}, an offer.',
    ],
    fairness: [
      '{company} hires people from many backgrounds, and we adjust interviews to what you need; just tell the recruiter.',
      'Our pay bands are the same for everybody at one level, and everybody inside can see them.',
      'We would rather read an unusual CV than the same one again. Please leave out photo, age and marital status.',
      'Studies say that some people only apply if they meet every line. Please don’t be one of them.',
    ],
    prose: 0.08,
  },
  corporate: {
    orders: [
      ['about', 'opening', 'tasks', 'wants', 'extras', 'offer', 'terms', 'fairness'],
      ['opening', 'tasks', 'wants', 'extras', 'about', 'offer', 'terms', 'process', 'fairness'],
      ['about', 'opening', 'tasks', 'wants', 'stack', 'terms', 'offer', 'process'],
      ['opening', 'about', 'tasks', 'extras', 'wants', 'terms', 'offer', 'fairness'],
    ],
    headings: {
      about: ['About {company}', 'Company overview', 'Our organisation', '{company}'],
      opening: ['Position summary', 'The position', 'Purpose of the role', 'Job description'],
      tasks: [
        'Key responsibilities',
        'Your responsibilities',
        'Your tasks',
        'Main duties',
        'Accountabilities',
      ],
      wants: [
        'Qualifications',
        'Your profile',
        'Required experience',
        'Essential criteria',
        'Who you are',
      ],
      extras: ['Preferred qualifications', 'Desirable', 'Considered an advantage'],
      stack: ['Technical environment', 'Technologies in use'],
      offer: ['We offer', 'Our benefits', 'What we offer you', 'Rewards'],
      terms: ['Working model', 'Contract and location', 'Practical information'],
      process: ['Recruitment process', 'How to apply', 'Your application'],
      fairness: ['Equal opportunity', 'Diversity and inclusion'],
    },
    openings: [
      'To strengthen {team} in {city} we are looking for {aRole}. The position contributes directly to our programme to {goal}.',
      '{team} is responsible for {product}, on which {users} rely every working day. We now wish to appoint {aRole}.',
      'As {aRole} within {team} you will take part in one of the larger technology programmes of {company}: to {goal}.',
      'An opening has arisen for {aRole} in our {team} organisation. You will work with colleagues in several locations and report to the head of the department.',
      'We are investing in {team}. The successful candidate will join as {aRole} and help us {goal}.',
      'Would you like to work at a scale where details count? {stakes} In {team} we are seeking {aRole}.',
    ],
    officeOpenings: [
      'For our {team} department in {city} we are looking for {aRole}.',
      '{team} supports the whole of {company}. To strengthen it we wish to appoint {aRole} with initiative and a sense of proportion.',
      'As {aRole} in {team} you will support our programme to {goal} and advise colleagues across several functions.',
      'We are seeking {aRole} for {team}. You will be the point of contact for colleagues and for {buyers} in your field.',
      'Following an internal promotion the position of {role} in {team} is to be filled.',
    ],
    contexts: [
      '{stakes}',
      '{team} serves {users} across all our markets and works in cross-functional product teams.',
      'The position is newly created, which leaves room to shape it.',
      'Over the coming years we also plan to {goal2}, and the role will grow with that plan.',
      'You will find a team that combines long experience of {matter} with a current way of developing software.',
      'The {team} team consists of around a dozen colleagues and works closely with {users}.',
      'In the years ahead we intend to {goal2}, and every department has a part in it.',
      'Our customers are {buyers}; much of the work is about keeping their trust.',
    ],
    starts: [
      'During a structured induction you will get to know our sites and {users}, {task}, and then {task2}.',
    ],
    processes: [
      'Please apply online with your CV and an earliest start date. Interviews normally take place in two rounds; the second includes the department.',
      'Our recruitment team will contact you within ten working days. Background checks apply to this position.',
      'We ask for a short letter that says why this position, and why now. The first interview is with the hiring manager, not with a questionnaire.',
      'Interviews take place in {city} or by video. You will receive an answer at each stage, in writing, with a name under it.',
      'Selection consists of a technical or professional interview, a presentation of thirty minutes and a visit to the site.',
      'Applications are reviewed as they arrive. Shortlisted candidates are invited to a video interview, followed by an assessment with {team}.',
      'For questions about the position please contact the recruiting partner named in the system. Applications by post cannot be returned.',
    ],
    fairness: [
      '{company} is an equal opportunity employer. All qualified applicants will receive consideration without regard to origin, religion, sex, orientation, age, disability or veteran status.',
      'Applicants with severe disabilities will be given preference where qualifications are equal.',
      'We are committed to an accessible recruitment process. Please let us know which adjustments would help you.',
      'Where the work allows it, this position can be shared between two people.',
      'We evaluate candidates on evidence of what they can do; interviewers are trained for that, and their decisions are reviewed.',
      'Returning after a career break? We run an induction for exactly that twice a year.',
      'Our workforce represents more than sixty nationalities, and we consider that an advantage to protect.',
    ],
    prose: 0.02,
  },
  agency: {
    orders: [
      ['opening', 'about', 'tasks', 'wants', 'extras', 'offer', 'terms', 'process'],
      ['about', 'opening', 'tasks', 'wants', 'offer', 'terms', 'process'],
      ['opening', 'tasks', 'about', 'stack', 'wants', 'terms', 'offer', 'fairness'],
    ],
    headings: {
      about: ['The studio', 'About us', 'Who you’d join', '{company}'],
      tasks: [
        'A typical project',
        'What you’ll be doing',
        'The work',
        'On an ordinary Tuesday you might',
      ],
      wants: ['Who we’d like to meet', 'You bring', 'What you’re good at', 'Your experience'],
      extras: ['Lovely extras', 'Also welcome'],
      stack: ['Tools of the trade', 'Usual suspects'],
      offer: ['What we look after', 'Benefits', 'Good to know'],
      process: ['Saying hello', 'How to apply', 'Next'],
    },
    openings: [
      'No two projects here are alike: this quarter it is {product}, next quarter something none of us has seen. We’re looking for {aRole} who enjoys exactly that.',
      'Clients come to us for {product}. They stay because of people like the {role} we’re hoping to find.',
      '{stakes} We need {aRole} who can work with that in mind and still sleep well.',
      'Our {team} practice has more good projects than hands. That’s why we’re hiring {aRole}.',
      'You’d be {aRole} for {buyers}: talking to them, making the thing, and showing it before anyone asks.',
    ],
    officeOpenings: [
      'Someone has to keep this place running while the rest of us stare at {matter}. We’re looking for {aRole}.',
      '{team} is two people at the moment, both excellent, both overbooked. {aRole_c} would make three.',
      'Our clients are {buyers}; our problem is that we say yes to too many. {aRole_c} could help with that.',
    ],
    contexts: [
      'Projects last three to nine months, teams have four to six people, and you would see the whole way from pitch to launch.',
      'This year we’d like to {goal}. You’d have a large part in that.',
      'You’ll talk to clients yourself. They are {buyers}, mostly pleasant, always busy.',
      'As a company we want to {goal} and, slowly, to {goal2}.',
    ],
    starts: [
      'You start on a running project with someone who knows the client, {task}, and on the next one you {task2} from the first workshop on.',
    ],
    processes: [
      'Show us two pieces of work and tell us your part in them. Then coffee, then an afternoon with the team, paid.',
      'Drop us a line with links. We reply to all of them, usually within a week, always with a reason.',
      'A portfolio or a repository says more than a letter. Meet two of us, then two others, then decide together.',
    ],
    fairness: [
      'We don’t do unpaid pitches and we don’t do unpaid trial work.',
      'Half of our people work less than five days, including one of the partners.',
    ],
    prose: 0.15,
  },
  public: {
    orders: [
      ['about', 'opening', 'tasks', 'wants', 'extras', 'terms', 'offer', 'process', 'fairness'],
      ['opening', 'about', 'tasks', 'wants', 'offer', 'terms', 'process'],
      ['about', 'opening', 'tasks', 'wants', 'stack', 'offer', 'terms', 'fairness'],
    ],
    headings: {
      about: ['About us', 'Our purpose', 'What we are here for', 'Who we are'],
      opening: ['About the post', 'The role', 'Purpose of the post'],
      tasks: ['Main duties', 'What you will do', 'Your responsibilities', 'In this post you will'],
      wants: ['Person specification', 'We are looking for', 'Essential', 'You will need'],
      extras: ['Desirable', 'An advantage, not a condition'],
      stack: ['Technology we use'],
      offer: ['What we offer', 'Terms and benefits', 'In return'],
      terms: ['Contract', 'Where and how', 'Details of the post'],
      process: ['How to apply', 'Selection', 'Timetable'],
      fairness: ['Inclusion', 'Equality statement'],
    },
    openings: [
      'Would you like your work to be useful to {users} rather than profitable to somebody? {company} is recruiting {aRole}.',
      '{stakes} The {team} team is looking for {aRole} who takes that seriously.',
      'The post of {role} is new. It was created so that we can {goal}.',
      'We seek {aRole} for {team}. You will work on {product}, in the open, with people who have chosen to be here.',
      'Our board has set us the aim to {goal}. To get there we need {aRole}.',
    ],
    officeOpenings: [
      '{company} depends on people who look after what {users} never see. For {team} we are recruiting {aRole}.',
      'We are looking for {aRole} who wants a purpose and a clean desk. The post belongs to {team}.',
      'To {goal} we also need a strong {team} team. This post, {role}, is part of that.',
    ],
    contexts: [
      'Funding for the post is secured for three years, and we intend it to become permanent.',
      'We publish what we make. You will be able to show your grandchildren, or at least your next employer.',
      'One of our aims for this period is to {goal2}.',
      'You will work with {users} directly; most of our best changes began with a complaint.',
      'The team is small, mixed in background and patient with questions.',
    ],
    starts: [
      'In your first quarter you will visit {users} with a colleague, {task}, and then {task2}.',
    ],
    processes: [
      'Please send a CV and up to two pages that answer the person specification point by point. Interviews are held by a panel of three; questions are sent two days ahead.',
      'Applications are anonymised before they are read. There is a short exercise about {matter} and one interview of an hour.',
      'You are welcome to ask for an informal talk with the head of {team} before applying.',
      'We close this advert when we have enough good applications, so early ones help.',
    ],
    fairness: [
      'We guarantee an interview to disabled applicants who meet the essential points.',
      'We especially welcome applications from people who have themselves been {users}.',
      'All posts can be shared, and part-time work is possible in each of them.',
      'Pay follows our published scale; we do not negotiate it, so that nobody loses by not asking.',
    ],
    prose: 0.05,
  },
  studio: {
    orders: [
      ['opening', 'about', 'tasks', 'wants', 'extras', 'offer', 'terms', 'process'],
      ['about', 'opening', 'tasks', 'wants', 'extras', 'terms', 'offer'],
      ['opening', 'tasks', 'wants', 'about', 'start', 'offer', 'terms', 'fairness'],
    ],
    headings: {
      about: ['The studio', 'About {company}', 'Who we are'],
      tasks: ['Your quest log', 'What you’ll do', 'Day to day', 'The job'],
      start: ['Your first milestone'],
      wants: ['Your starting kit', 'What you need', 'Required', 'You have'],
      extras: ['Rare drops', 'Pluses', 'Nice extras'],
      offer: ['Loot', 'What we offer', 'Benefits', 'How we treat each other'],
      process: ['How to join', 'Applying'],
    },
    openings: [
      'We’re making {product}, and there’s a chair free for {aRole}.',
      '{stakes} If that sentence makes you want to open an editor, read on: we’re looking for {aRole}.',
      'The next big thing on our board is to {goal}. We’d like {aRole} on {team} for that.',
      '{aRole_c} wanted. Must like playtests, honest notes and the smell of a build that works.',
      'You know the feeling when {users} discover something you hid for them? We want {aRole} who lives for it.',
    ],
    officeOpenings: [
      'Games are made by more people than those who draw and code. For {team} we’re looking for {aRole}.',
      'You don’t have to be good at games to work here; you have to be good at being {aRole}.',
      '{team} keeps the lights on while the rest of us argue about jump heights. {aRole_c} would help a lot.',
    ],
    contexts: [
      'This year we have to {goal}, and we would like to {goal2} as well.',
      'You’d sit with {team}; everybody there plays the build on Fridays and says what they think.',
      'We work in milestones of six weeks, with one week in between for what annoyed us.',
      '{stakes}',
    ],
    starts: [
      'First you play everything we’ve made, broken branches included. Then you {task}; by the second milestone you {task2}.',
    ],
    processes: [
      'Send a reel, a repo or a level, and tell us which part was yours. There is one test, it takes three hours, and we pay for it.',
      'Two calls and a day at the studio (or in our voice chat). Bring a game you love and one you gave up on.',
      'We answer all applications. It may take two weeks around a milestone.',
    ],
    fairness: [
      'No crunch. If you see us asking for it, point at this advert.',
      'Games are for everyone, and so is making them; ask us for whatever you need to interview well.',
    ],
    prose: 0.12,
  },
}
