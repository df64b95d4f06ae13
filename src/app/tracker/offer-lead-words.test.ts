import { expect, test } from 'vitest'
import { leadInWords } from './offer-lead-words.ts'

const LEAD: Parameters<typeof leadInWords>[0] = {
  offer: { companyName: 'Heliandor', daysOff: null, lacks: [] },
  next: { companyName: 'Acme', daysOff: 25 },
  more: 3_600,
  isAtLeast: false,
  nextLacks: [],
  isConverted: false,
}

test.each<[Partial<typeof LEAD>, string]>([
  [{}, 'Heliandor pays €3,600 more a year than Acme.'],
  [{ isConverted: true }, 'Heliandor pays about €3,600 more a year than Acme.'],
  [
    { isAtLeast: true, offer: { ...LEAD.offer, lacks: ['bonus'] } },
    'Heliandor pays €3,600 more a year than Acme, not counting its bonus.',
  ],
  [
    { nextLacks: ['bonus', 'equity'] },
    'Heliandor pays €3,600 more a year than Acme, whose bonus and equity you haven’t provided.',
  ],
  [
    { offer: { ...LEAD.offer, daysOff: 30 } },
    'Heliandor pays €3,600 more a year than Acme. Heliandor gives 5 more days off.',
  ],
  [
    { offer: { ...LEAD.offer, daysOff: 24 } },
    'Heliandor pays €3,600 more a year than Acme. Acme gives 1 more day off.',
  ],
])('%j', (given, sentence) => {
  expect(leadInWords({ ...LEAD, ...given }, 'EUR')).toBe(sentence)
})
