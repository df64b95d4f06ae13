/** Checks that the person can be reached, and that the CV leaves out private facts. */

import { isMailAddress } from '#core/mail/mail-address.ts'
import { at, type CheckLocation, type CvCheck } from './cv-check-parts.ts'

/** From the shortest national numbers to the longest possible (ITU-T E.164). */
const PHONE_DIGITS = { min: 7, max: 15 }

const PRIVATE =
  /\b(?:date of birth|born on|birth ?date|marital status|married|religion|nationality|passport (?:no|number)|national insurance|social security|geburtsdatum|familienstand)\b/i

export const CONTACT_CHECKS = {
  no_name: {
    severity: 'must',
    title: 'No name found',
    meaning: 'Employers’ systems store your application without a name, or under the file name.',
    todo: 'Put your name alone on the first line, as text, not as a picture.',
    find: ({ cv }) => (cv.name === null ? [at('name', null)] : []),
  },
  no_email: {
    severity: 'must',
    title: 'No email address found',
    meaning: 'Most employers reply by email, and can’t reach you without an address.',
    todo: 'Put it next to your name as text, not in the page header or footer.',
    find: ({ cv }) => (cv.email === null ? [at('email', null)] : []),
  },
  odd_email: {
    severity: 'must',
    title: 'The email address isn’t valid',
    meaning: 'Emails sent there won’t arrive.',
    todo: 'Check for a space, a missing dot or a missing @.',
    find: ({ cv }) =>
      cv.email !== null && !isMailAddress(cv.email) ? [at('email', cv.email)] : [],
  },
  no_phone: {
    severity: 'could',
    title: 'No phone number found',
    meaning: 'Many forms ask for one, and recruiters like to call.',
    todo: 'Add it with the country code, if you want to be called.',
    find: ({ cv }) => (cv.phone === null ? [at('phone', null)] : []),
  },
  odd_phone: {
    severity: 'should',
    title: 'The phone number is too short or too long',
    meaning: 'Phone numbers have 7 to 15 digits, and forms reject others.',
    todo: 'Include the country code: +44 20 7946 0000.',
    find: ({ cv }) => {
      const digits = (cv.phone ?? '').replace(/\D/g, '').length
      const isOdd = digits < PHONE_DIGITS.min || digits > PHONE_DIGITS.max
      return cv.phone !== null && isOdd ? [at('phone', cv.phone)] : []
    },
  },
  no_place: {
    severity: 'could',
    title: 'No location found',
    meaning: 'Employers filter by city and country, and may not find you without them.',
    todo: 'City and country are enough. Leave out the street.',
    find: ({ cv }) => (cv.place === null ? [at('place', null)] : []),
  },
  street_address: {
    severity: 'could',
    title: 'Your full street address is included',
    meaning: 'Nobody needs it before there’s a contract, and a CV is copied to many systems.',
    todo: 'Keep only the city and country.',
    find: ({ cv }) => (cv.place?.address ? [at('place', cv.place.text)] : []),
  },
  no_links: {
    severity: 'could',
    title: 'No profile or website linked',
    meaning: 'For most tech jobs, someone will look up your work.',
    todo: 'Add a link to your profile, portfolio or code, if you have one.',
    find: ({ cv }) =>
      cv.url === null && cv.links.length === 0 ? [{ kind: 'list', list: 'links' }] : [],
  },
  private_facts: {
    severity: 'should',
    title: 'Private details are included',
    meaning:
      'In most countries, birth date, family, religion and nationality don’t matter, and some employers must reject a CV that states them.',
    todo: 'Remove them, unless the country where you’re applying asks for them.',
    find: ({ cv, reading, live }) => [
      ...cv.other.flatMap(({ lines }) =>
        lines.filter(({ text }) => PRIVATE.test(text)).map(({ id, text }) => at(id, text)),
      ),
      ...live.unread.flatMap((line): CheckLocation[] => {
        const text = reading?.lines[line]?.text ?? ''
        return PRIVATE.test(text) ? [{ kind: 'line', line, text }] : []
      }),
    ],
  },
} as const satisfies Record<string, CvCheck>
