import { expect, test } from 'vitest'
import { breadcrumbs, organization, webSite } from './structured-data.ts'

const SITE = 'https://jobs.example'

test('breadcrumbs number their steps, and the last may be the page itself', () => {
  expect(
    breadcrumbs([
      { name: 'Jobs', url: `${SITE}/jobs` },
      { name: 'Backend Engineer', url: null },
    ]),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Jobs', item: `${SITE}/jobs` },
      { '@type': 'ListItem', position: 2, name: 'Backend Engineer' },
    ],
  })
})

test.each([
  ['nothing', []],
  ['one step', [{ name: 'Jobs', url: SITE }]],
  [
    'a first step without an address',
    [
      { name: 'Jobs', url: null },
      { name: 'Job', url: SITE },
    ],
  ],
])('%s gives no breadcrumbs', (_, items) => expect(breadcrumbs(items)).toBeNull())

test('an organization has only known properties', () => {
  const known = { name: 'Acme', url: 'https://acme.example' }
  expect(organization({ ...known, logo: null, sameAs: [] })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...known,
  })
  expect(
    organization({ ...known, logo: `${SITE}/acme.png`, sameAs: ['https://git.example/acme'] }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...known,
    logo: `${SITE}/acme.png`,
    sameAs: ['https://git.example/acme'],
  })
})

test('the site has a name and an address', () => {
  expect(
    webSite({ name: 'Rolecall', url: SITE, searchUrl: `${SITE}/jobs?query={search_term}` }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Rolecall',
    url: SITE,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${SITE}/jobs?query={search_term}` },
      'query-input': 'required name=search_term',
    },
  })
})
