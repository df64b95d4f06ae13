/**
 * Words that make a claim: degrees, job titles, months, leadership, awards. A text may use one only if its evidence
 * has a word of the same row. Compared as stems (`word-stem.ts`).
 */

/** Words for any degree. */
export const ANY_DEGREE =
  /\b(?:degrees?|graduat(?:e|ed|es|ion)|alumn(?:us|a|i)|studied)(?![\p{L}])/iu

/** One degree per row. */
export const DEGREE_ROWS: readonly RegExp[] = [
  /\b(?:ph\.? ?d\.?|doctora(?:l|te)s?|doctor of|dr\.|dphil|promotion zum)(?![\p{L}])/iu,
  /\b(?:master(?:['’]?s)? (?:of|in|degree|thesis)|master['’]s|m\.? ?sc\.?|m\.? ?eng\.?|mba|m\.? ?phil|m\.s\.|m\.a\.|diplom(?:-\p{L}+)?)(?![\p{L}])/iu,
  /\b(?:bachelor(?:['’]?s)?|b\.? ?sc\.?|b\.? ?eng\.?|b\.? ?tech\.?|b\.s\.|b\.a\.|undergraduate degree)(?![\p{L}])/iu,
  /\b(?:a-levels?|abitur|high school diploma|ged|baccalaur[eé]at)(?![\p{L}])/iu,
  /\b(?:certified|certifications?|certificates?|accredited|licensed|chartered)(?![\p{L}])/iu,
  ANY_DEGREE,
]

/** One claim per row; the words of a row are interchangeable. */
export const CLAIM_ROWS: readonly (readonly string[])[] = [
  'lead led leader leadership head headed spearhead spearheaded direct directed managed manager management manage oversee supervise supervisor chaired'.split(
    ' ',
  ),
  'founded founder cofounder cofounded'.split(' '),
  'award awarded won win winner prize'.split(' '),
  'expert expertise mastery mastered master specialist authority guru'.split(' '),
  'fluent native bilingual proficient fluency'.split(' '),
  'hire hired recruit recruited'.split(' '),
  'invent invented inventor patent patented'.split(' '),
  'publish published author authored publication'.split(' '),
  'promoted promotion'.split(' '),
  'sole solely singlehandedly alone'.split(' '),
  'best fastest largest biggest top record'.split(' '),
]

/** Titles and ranks; using one that the evidence lacks is a claim. */
export const TITLE_WORDS =
  'accountant administrator advisor analyst apprentice architect associate ceo cfo chief ciso cmo consultant contractor coo cpo cto designer developer devops director engineer executive founder freelancer intern junior lecturer manager officer owner president principal producer professor programmer recruiter researcher scientist scrum senior specialist sre staff strategist supervisor teacher technician tester trainee tutor vp writer'.split(
    ' ',
  )

export const MONTHS =
  'january february march april may june july august september october november december'.split(' ')

/** Words that often begin a sentence and are not names. */
export const BEGINNINGS = new Set(
  `a about above across after again against ask all along also although among an and another any apart are around as aside
  at back because before behind being below beneath beside besides between beyond both but by can could day dear despite
  do does during each earlier either even ever every everything few first for former from given had half has have having
  he her here his how however i if in inside instead is it its just kind last lately later less let like many may me
  meanwhile more moreover most much must my near nearly neither never next no nor not nothing now of off on once one only
  onto or other our out outside over part perhaps please rather recently regards second shall she should similarly since
  sincerely so some something soon still such take than thank thanks that the their then there therefore these they third
  this those though through throughout thus to today together too toward two three four five six under unless until up
  upon us very was we well were what whatever when where whether which while who whose why will with within without work
  would yes yet you your yours best kind warm all hello hi ask tell`
    .trim()
    .split(/\s+/),
)
