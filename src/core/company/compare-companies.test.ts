import { describe, expect, it } from 'vitest'
import { companyStem, compareCompanies } from './compare-companies.ts'

describe('one employer or two', () => {
  it.each([
    ['Acme Inc.', 'ACME', 'same'],
    ['Grafana Labs', 'grafanalabs', 'same'],
    ['PitchBook', 'pitchbookdata', 'same'],
    ['Imbibe', 'imbibeinc', 'same'],
    ['Nestlé', 'nestle', 'same'],
    ['Nestlé', 'Nestle\u0301', 'same'],
    ['Arco Educação', 'arcoeducacao', 'same'],
    ['Acme', 'acme-careers', 'same'],
    ['Acme', 'acmecareersbr', 'likely'],
    ['Duranta', 'getduranta', 'likely'],
    ['Acme AI', 'acme', 'likely'],
    ['Acme Technologies', 'acme', 'likely'],
    ['American College of Gardeners', 'acg', 'likely'],
    ['The Acme Company', 'Acme', 'likely'],
    ['The Acme Companies', 'acme', 'likely'],
    ['Acme', 'Acme Labs', 'different'],
    ['Acme', 'acmelabs', 'different'],
    ['Acme Systems', 'acme', 'different'],
    ['Acme Group', 'Acme', 'different'],
    ['Škoda', 'Koda', 'different'],
    ['Škoda', 'Skoda Motors', 'different'],
    ['Żubr', 'Zubr', 'different'],
    ['Ġenerali', 'Generali', 'different'],
    ['suno', 'cosuno', 'different'],
    ['Stealth', 'Stealth', 'different'],
    ['Confidential', 'confidential', 'different'],
  ])('%s | %s: %s', (one, other, compared) => {
    expect(compareCompanies(one, other)).toBe(compared)
    expect(compareCompanies(other, one)).toBe(compared)
  })

  it('a name and its addresses share a stem', () => {
    const stems = ['Acme Inc.', 'acme', 'acmehq', 'getacme', 'acme.io'].map(companyStem)
    expect(new Set(stems)).toEqual(new Set(['acme']))
    expect(companyStem('AI')).toBe('ai')
  })
})
