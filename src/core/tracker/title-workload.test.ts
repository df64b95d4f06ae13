import { expect, test } from 'vitest'
import { workloadOf } from './title-workload.ts'

test.each([
  ['Engineer (80-100%)', '80–100%'],
  ['Engineer [80 – 100 %]', '80–100%'],
  ['Engineer ( 60% ), Bern', '60%'],
  ['Engineer 80% – 100%', '80–100%'],
  ['Software Engineer 60 %', '60%'],
  ['Software Engineer, 80-100%', '80–100%'],
  ['Software Engineer (Bern) 80%', '80%'],
  ['80–100% Software Engineer', '80–100%'],
  ['80%: Software Engineer', '80%'],
  ['Entwicklerin 80–100 % (a)', '80–100%'],
  ['Entwickler 80% (m/w/d)', '80%'],
  ['Entwicklerin (Pensum 80-100%, Bern)', '80–100%'],
  ['Entwicklerin mit Pensum: 50 % in Bern', '50%'],
  ['Engineer with 80% workload in Bern', '80%'],
  ['Engineer, workload 80%, Bern', '80%'],
  ['Entwickler, 60 % Teilzeitstelle in Bern', '60%'],
  ['Entwickler, 60%-Stelle in Bern', '60%'],
  ['Engineer (80%), 20% travel', '80%'],
  ['Engineer 100%', '100%'],
])('the title "%s" states %s', (title, workload) => {
  expect(workloadOf(title)).toBe(workload)
})

test.each([
  'Engineer',
  '',
  'Growth of 300% Lead',
  'Engineer 5%',
  'Engineer 100-80%',
  'Engineer (100% Remote)',
  'Engineer (Remote 100%)',
  'Engineer 100% remote',
  'Engineer, remote 100%',
  '100% Remote Engineer',
  'Engineer, 20% travel',
  'Engineer (20% travel)',
  'Engineer, travel 20%',
  '50% bonus for engineers',
  'Engineer, 50% bonus',
  'Berater, Reisetätigkeit 40%',
  'Engineer up to 80%',
  'Engineer min. 80%',
  'Leitung 50% Geschäftsstelle Bern',
  'Trainee 2024-25 %',
  'Reliability Engineer 99.95%',
  'Engineer for the top 10% of products',
])('the title "%s" states no workload', (title) => {
  expect(workloadOf(title)).toBeNull()
})
