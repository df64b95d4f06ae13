import { expect, test } from 'vitest'
import { CV } from '../../../test/sample-cover-letters.ts'
import { cvSources } from './cv-sources.ts'

test('each part of a CV gives its text', () => {
  expect(Object.fromEntries(cvSources(CV))).toEqual({
    w1: 'Northwind',
    w1r1: 'Senior Platform Engineer, Mar 2021 – Present',
    w1r1h1: 'Led migration of 40 services to Kubernetes on AWS, cutting hosting costs by 30%',
    w1r1h2: 'Designing the internal developer platform in Go for 120 engineers',
    w2: 'Fabrikam',
    w2r1: 'Backend Developer, 2017 – Feb 2021',
    w2r1h1: 'Rewrote the pricing service in Python; it answers 2,000 requests a second',
    w2r1h2: 'React front end of the booking tool',
    e1: 'MSc, Computer Science, University of Bergen, 2012 – 2017',
    k1: 'Tools, Docker, CloudFormation',
  })
})
