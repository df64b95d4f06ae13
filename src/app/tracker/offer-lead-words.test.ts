import { expect, test } from 'vitest'
import { leadInWords } from './offer-lead-words.ts'

const LEAD = {
  offer: { companyName: 'Heliandor', daysOff: null, lacks: [] },
  next: { companyName: 'Acme', daysOff: 25, lacks: [] },
  more: 3_600,
  isAtLeast: false,
  nextLacks: [],
  isConverted: false,
}

test.each([
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
  const best = { ...LEAD, ...given } as unknown as Parameters<typeof leadInWords>[0]
  expect(leadInWords(best, 'EUR')).toBe(sentence)
})
