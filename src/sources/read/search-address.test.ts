import { expect, test } from 'vitest'
import { searchAddress } from './search-address.ts'

test.each([
  ['all', {}, 'https://a.example/jobs'],
  ['all', { page: 0 }, 'https://a.example/jobs?page=0'],
  ['category=design', { page: 1 }, 'https://a.example/jobs?category=design&page=1'],
  ['q=C%2B%2B+in Köln', {}, 'https://a.example/jobs?q=C%2B%2B%20in%20K%C3%B6ln'],
  ['q=a#b&&x', {}, 'https://a.example/jobs?q=a%23b&x='],
  ['page=9&key=theirs&q=1', { page: 2, key: 'k/1' }, 'https://a.example/jobs?q=1&page=2&key=k%2F1'],
])('%s with %o is %s', (token, ours, address) => {
  expect(searchAddress('https://a.example/jobs', token, ours)).toBe(address)
})
