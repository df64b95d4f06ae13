import { expect, test } from 'vitest'
import { noteSaid } from './letter-note.ts'

test.each([
  [
    '40 EKS clusters, 3 regions, 99.98% over 12 months',
    '40 EKS clusters (3 regions, 99.98% over 12 months)',
  ],
  ['Seat map on canvas, 40,000 seats', 'a seat map on canvas with 40,000 seats'],
  ['Playwright suite, 20 min to 6 min', 'a Playwright suite (from 20 min to 6 min)'],
  ['Next.js migration; LCP 4.1 s to 1.6 s', 'a Next.js migration (LCP from 4.1 s to 1.6 s)'],
  ['Computer vision on ARM boards with OpenCV', 'computer vision on ARM boards with OpenCV'],
  ['Microservices in Java on Kafka', 'microservices in Java on Kafka'],
  ['Usability tests every second week', 'usability tests every second week'],
  ['C firmware for pumps', 'C firmware for pumps'],
  ['VMware to GCP, 200 VMs', 'the move from VMware to GCP (200 VMs)'],
  ['Postgres upgrades 9.6 -> 13', 'Postgres upgrades from 9.6 to 13'],
  ['Prometheus + Grafana from zero', 'Prometheus and Grafana from zero'],
  ['Campaign sites, React and WordPress themes', 'campaign sites (React and WordPress themes)'],
  ['Terraform modules used by 14 teams', 'Terraform modules used by 14 teams'],
  [
    'Kubernetes operator in Go for tenant databases',
    'a Kubernetes operator in Go for tenant databases',
  ],
])('the note "%s" follows "my work included"', (line, text) => {
  expect(noteSaid(line, false)).toEqual({ how: 'noun', text })
})

test('a note on a leading role says that the person has it', () => {
  const line = 'Lead engineer for the payouts service, 900 payouts a minute'
  const rest = 'lead engineer for the payouts service with 900 payouts a minute'
  expect(noteSaid(line, true)?.text).toBe(`I am ${rest}`)
  expect(noteSaid(line, false)?.text).toBe(`I was ${rest}`)
})

test.each([
  'Supported an insurance back office in Java EE',
  'Proficient in Java and Spring Boot',
  'Best newcomer award in 2019',
  'Technologies: Go, Kafka',
  'Principal investigator of three grants',
  'From 2 to 12 releases a month with GitHub Actions',
  '118 % of quota in 2024, deals of 20 to 150 k$',
  'Testing',
  'Design',
])('"%s" names no work', (line) => {
  expect(noteSaid(line, false)).toBeNull()
})

test.each([
  ['Rails and React on a marketplace', 'I worked with Rails and React on a marketplace'],
  ['Terraform and Argo CD for 200 services', 'Terraform and Argo CD for 200 services'],
  ['Microservices for 30 shops', 'microservices for 30 shops'],
])('of the note "%s" a letter says "%s"', (line, said) => {
  expect(noteSaid(line, false)?.text).toBe(said)
})
