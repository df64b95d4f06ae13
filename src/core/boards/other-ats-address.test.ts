import { describe, expect, it, test } from 'vitest'
import { addressKey } from '#core/merge/job-address.ts'
import { readOtherAts } from './other-ats-address.ts'
import { splitAddress } from './split-address.ts'

describe('addresses of one job at systems that we do not gather from', () => {
  it.each([
    [
      'icims acme 71514',
      'https://careers-acme.icims.com/jobs/71514/backend-engineer-%E2%80%93-entry-level/job?utm_source=x',
      'https://uscareers-acme.icims.com/jobs/71514/job?mobile=true&needsRedirect=false',
    ],
    [
      'oracle egay 39682',
      'https://egay.fa.us6.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_4001/job/39682?ref=x',
      'https://egay.fa.us6.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX/requisitions/preview/39682',
    ],
    [
      'jobvite acme oxyz1fwz',
      'https://jobs.jobvite.com/acme/job/oXyZ1fwZ',
      'https://jobs.jobvite.com/careers/acme/job/oXyZ1fwZ/apply?__jvst=x',
    ],
    [
      'jazzhr acme sxslsmilti',
      'https://acme.applytojob.com/apply/SXSlsMILTI/Backend-Engineer',
      'https://acme.applytojob.com/apply/SXSlsMILTI?source=x',
    ],
    [
      'ukg acm1000 1f0e3d2c-7a0a-4b8a-9f1f-3b1f6f9d2c11',
      'https://recruiting.ultipro.com/ACM1000/JobBoard/aa/OpportunityDetail?opportunityId=1f0e3d2c-7a0a-4b8a-9f1f-3b1f6f9d2c11',
      'https://recruiting.ultipro.com/ACM1000/JobBoard/bb/OpportunityApply?opportunityId=1F0E3D2C-7A0A-4B8A-9F1F-3B1F6F9D2C11&source=x',
    ],
    [
      'paylocity 4248451',
      'https://recruiting.paylocity.com/recruiting/jobs/Details/4248451/Acme/Backend-Engineer',
      'https://recruiting.paylocity.com/Recruiting/Jobs/Apply/4248451',
    ],
    [
      'adp 5f2c 482913',
      'https://workforcenow.adp.com/mascsr/default/mdf/recruitment/recruitment.html?cid=5f2c&jobId=482913&lang=en_US',
      'https://workforcenow.adp.com/jobs/apply/posting.html?jobId=482913&cid=5f2c',
    ],
    [
      'eightfold acme 446700123456',
      'https://acme.eightfold.ai/careers?pid=446700123456&domain=acme.com',
      'https://acme.eightfold.ai/careers/job/446700123456-backend-engineer',
    ],
    [
      'taleo acme 260001aa',
      'https://acme.taleo.net/careersection/2/jobdetail.ftl?job=260001AA&lang=en',
      'https://acme.taleo.net/careersection/ex/jobapply.ftl?job=260001AA',
    ],
    [
      'avature acme 9912',
      'https://acme.avature.net/careers/JobDetail/Backend-Engineer/9912',
      'https://acme.avature.net/en_US/careers/JobDetail/9912',
    ],
    [
      'acme.com 156116',
      'https://www.acme.com/global/en/careers/list/156116/?utm_source=x',
      'https://acme.com/careers/list/156116-backend-engineer',
    ],
    [
      'careers.acme.com jr_204512',
      'https://careers.acme.com/us/en/job/JR_204512/Backend-Engineer',
      'https://careers.acme.com/us/en/job/JR_204512/Backend-Engineer-Payments?step=2',
    ],
  ])('%s', (key, one, other) => {
    expect([addressKey(one), addressKey(other)]).toEqual([key, key])
  })

  it.each([
    'https://careers-acme.icims.com/jobs/search?ss=1',
    'https://acme.applytojob.com/apply',
    'https://jobs.jobvite.com/acme/jobs',
    'https://acme.taleo.net/careersection/2/jobsearch.ftl',
    'https://acme.com/jobs/2026/engineering',
  ])('none in %s', (address) => expect(addressKey(address) ?? '').not.toMatch(/ /))
})

test.each([
  ['https://acme.icims.com/jobs/search?q=1', null],
  ['https://acme.example/jobs/71514', null],
  [
    'https://uscareers-acme.icims.com/jobs/71514/job',
    { source: 'icims', board: 'acme', id: '71514' },
  ],
])('%s refers to %s', (address, found) => {
  const parts = splitAddress(address)
  expect(parts && readOtherAts(parts)).toEqual(found)
})
