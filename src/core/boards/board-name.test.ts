import { expect, test } from 'vitest'
import { parseBoardName } from './board-name.ts'

test.each([
  ['lever/acme', { source: 'lever', token: 'acme' }],
  [' lever/Acme ', { source: 'lever', token: 'Acme' }],
  ['lever/eu/acme', { source: 'lever', token: 'eu/acme' }],
  ['workday/acme/wd5/Careers', { source: 'workday', token: 'acme/wd5/Careers' }],
  ['adzuna/gb?what=a b', { source: 'adzuna', token: 'gb?what=a b' }],
  ['jsonld/https://acme.example/jobs', { source: 'jsonld', token: 'https://acme.example/jobs' }],
  ['feed/https://acme.example/jobs/', { source: 'feed', token: 'https://acme.example/jobs/' }],
  ['lever/acme/', { source: 'lever', token: 'acme' }],
  ['directory//srv/jobs/', { source: 'directory', token: '/srv/jobs' }],
  ['lever//', { source: 'lever', token: null }],
  ['lever/a\u0000b', null],
  ['lever/a\tb', null],
  ['lever', { source: 'lever', token: null }],
  ['lever/', { source: 'lever', token: null }],
  ['hn-hiring', { source: 'hn-hiring', token: null }],
  ['https://jobs.lever.co/acme', null],
  ['jobs.lever.co/acme', null],
  ['Lever/acme', null],
  ['/acme', null],
  ['', null],
])('"%s"', (written, name) => {
  expect(parseBoardName(written)).toEqual(name)
})
