/** Whether somebody can be reached, and tells nothing that no employer may ask. */

import { isMailAddress } from '#core/mail/mail-address.ts'
import { at, type CheckPlace, type CvCheck } from './cv-check-parts.ts'

/** As short as a national number may be, as long as any (ITU-T E.164). */
const PHONE_DIGITS = { min: 7, max: 15 }

const PRIVATE =
  /\b(?:date of birth|born on|birth ?date|marital status|married|religion|nationality|passport (?:no|number)|national insurance|social security|geburtsdatum|familienstand)\b/i

export const CONTACT_CHECKS = {
  no_name: {
    severity: 'must',
    title: 'No name was found',
    meaning: 'An employer’s system stores the application under no name, or under the file’s.',
    todo: 'Write your name alone on the first line, as text and not as a picture.',
    find: ({ cv }) => (cv.name === null ? [at('name', null)] : []),
  },
  no_email: {
    severity: 'must',
    title: 'No e-mail address was found',
    meaning: 'Most answers come by mail; without an address there is none.',
    todo: 'Write it as text beside your name, not in the page’s header or footer.',
    find: ({ cv }) => (cv.email === null ? [at('email', null)] : []),
  },
  odd_email: {
    severity: 'must',
    title: 'The e-mail address cannot be right',
    meaning: 'Mail that is sent there comes back.',
    todo: 'Look for a blank, a missing dot or a missing @.',
    find: ({ cv }) =>
      cv.email !== null && !isMailAddress(cv.email) ? [at('email', cv.email)] : [],
  },
  no_phone: {
    severity: 'could',
    title: 'No phone number was found',
    meaning: 'Many forms ask for one, and recruiters like to call.',
    todo: 'Add it with its country code, if you want to be called.',
    find: ({ cv }) => (cv.phone === null ? [at('phone', null)] : []),
  },
  odd_phone: {
    severity: 'should',
    title: 'The phone number is too short or too long',
    meaning: 'A number has 7 to 15 digits; forms refuse others.',
    todo: 'Write it with its country code: +44 20 7946 0000.',
    find: ({ cv }) => {
      const digits = (cv.phone ?? '').replace(/\D/g, '').length
      const isOdd = digits < PHONE_DIGITS.min || digits > PHONE_DIGITS.max
      return cv.phone !== null && isOdd ? [at('phone', cv.phone)] : []
    },
  },
  no_place: {
    severity: 'could',
    title: 'No place was found',
    meaning: 'Employers filter by city and country; who says neither may be left out.',
    todo: 'City and country are enough. Leave the street out.',
    find: ({ cv }) => (cv.place === null ? [at('place', null)] : []),
  },
  street_address: {
    severity: 'could',
    title: 'The whole street address is given',
    meaning: 'Nobody needs it before a contract, and a CV is copied to many systems.',
    todo: 'Leave city and country.',
    find: ({ cv }) => (cv.place?.address ? [at('place', cv.place.text)] : []),
  },
  no_links: {
    severity: 'could',
    title: 'No profile or website is linked',
    meaning: 'For most jobs in tech somebody will look for your work.',
    todo: 'Add the address of your profile, portfolio or code, if you have one.',
    find: ({ cv }) =>
      cv.url === null && cv.links.length === 0 ? [{ kind: 'list', list: 'links' }] : [],
  },
  private_facts: {
    severity: 'should',
    title: 'Private facts are given',
    meaning:
      'Birth date, family, religion or nationality play no part in most countries; some employers must throw such a CV away.',
    todo: 'Take them out, unless the country that you apply in asks for them.',
    find: ({ cv, reading, live }) => [
      ...cv.other.flatMap(({ lines }) =>
        lines.filter(({ text }) => PRIVATE.test(text)).map(({ id, text }) => at(id, text)),
      ),
      ...live.unread.flatMap((line): CheckPlace[] => {
        const text = reading?.lines[line]?.text ?? ''
        return PRIVATE.test(text) ? [{ kind: 'line', line, text }] : []
      }),
    ],
  },
} as const satisfies Record<string, CvCheck>
