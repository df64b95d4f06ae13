import { expect, test } from 'vitest'
import { clusterOf } from './cluster-settings.ts'

test('without an address there is no cluster', () => {
  expect(clusterOf({})).toBeNull()
})

test('credentials are taken out of the addresses, and settings of their own come first', () => {
  const SEARCH_URL = ['https://reader:p%40ss@one.example:9200', 'https://two.example:9200/']
  expect(clusterOf({ SEARCH_URL })).toEqual({
    urls: ['https://one.example:9200', 'https://two.example:9200'],
    username: 'reader',
    password: 'p@ss',
    prefix: 'rolecall',
    shards: 3,
    replicas: 1,
  })
  expect(clusterOf({ SEARCH_URL, SEARCH_USERNAME: 'x', SEARCH_PASSWORD: 'y' })).toMatchObject({
    username: 'x',
    password: 'y',
  })
})
