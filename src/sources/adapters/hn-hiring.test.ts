/** Posts of hiring threads: one listing per role, no email addresses, deleted posts removed. */
import { expect, test } from 'vitest'
import { Unreadable } from '#sources/source/source.ts'
import { contextOf, gatherAll, listingsOf, problemsOf } from '#test/source-answers.ts'
import { hnHiring } from './hn-hiring.ts'

const hit = (id: number, title = 'Ask HN: Who is hiring? (November 2026)') => ({
  objectID: `${id}`,
  title,
})

function gather(posts: readonly unknown[], hits: readonly unknown[] = [hit(46000002)]) {
  return gatherAll(
    hnHiring,
    'who-is-hiring',
    contextOf(({ url }) =>
      JSON.stringify(url.includes('/search') ? { hits } : { id: 1, children: posts }),
    ),
  )
}

const post = (text: string | null, id = 46000101) => ({
  id,
  text,
  created_at: '2026-11-02T16:05:00Z',
})

test.each([
  'a@acme.example',
  'first.last+jobs@mail.acme.co.example',
  'jobs [at] acme [dot] example',
  'jobs (at) acme.example',
  'jobs at acme dot example',
  'jobs &lt;at&gt; acme &lt;dot&gt; example',
  'jobs&#x40;acme.example',
])('%s is removed from the text', async (written) => {
  const [listing] = listingsOf(
    await gather([post(`Acme | Engineer | Oslo<p>Write to ${written} today.`)]),
  )
  expect(listing?.description).toBe(
    'Acme | Engineer | Oslo<p>Write to (email address removed) today.',
  )
})

test.each(['work at acme.example', 'at least 5 dot releases', '@acme on some network'])(
  '%s is not an email address',
  async (written) => {
    const [listing] = listingsOf(await gather([post(`Acme | Engineer | Oslo<p>We ${written}.`)]))
    expect(listing?.description).toContain(written)
  },
)

test('each role of a first line is a listing, with the comment’s id and its number', async () => {
  const found = await gather([post('Acme | Data Engineer, Rust Engineer | Oslo')])
  expect(listingsOf(found).map(({ id, title, url }) => [id, title, url])).toEqual([
    ['46000101', 'Data Engineer', 'https://news.ycombinator.com/item?id=46000101'],
    ['46000101-2', 'Rust Engineer', 'https://news.ycombinator.com/item?id=46000101'],
  ])
})

test('a deleted post removes all roles it may have had', async () => {
  const found = await gather([post(null)])
  expect(found.slice(0, 2)).toEqual([{ removed: '46000101' }, { removed: '46000101-2' }])
  expect(found).toHaveLength(8)
})

test('a single job address in a post with one role is where to apply', async () => {
  const link = (href: string) => `<a href="${href.replaceAll('/', '&#x2F;')}">x</a>`
  const lever = link('https://jobs.lever.co/acme/1')
  const own = link('https://acme.example/careers/engineer')
  const home = link('https://acme.example')
  const applyUrls = async (header: string, ...links: string[]) =>
    listingsOf(await gather([post(`Acme | ${header} | ${home}<p>${links.join(' ')}`)])).map(
      ({ applyUrl, companyWebsite }) => [applyUrl, companyWebsite],
    )
  expect(await applyUrls('Engineer', lever, lever)).toEqual([
    ['https://jobs.lever.co/acme/1', 'https://acme.example'],
  ])
  expect(await applyUrls('Engineer', lever, own)).toEqual([[null, 'https://acme.example']])
  expect((await applyUrls('Engineer, Designer', lever)).map(([url]) => url)).toEqual([null, null])
})

test.each([
  'https://acme.example/open?gh_jid=4195351009',
  'https://acme.bamboohr.com/careers/76',
  'https://jobs.gem.com/acme/am9icG9zdA',
])('%s in a first line is where to apply, not a website', async (job) => {
  const header = `Acme | Engineer | <a href="${job}">x</a> | <a href="https://acme.example">x</a>`
  expect(listingsOf(await gather([post(header)]))[0]).toMatchObject({
    applyUrl: job,
    companyWebsite: 'https://acme.example',
  })
})

test('a header without an empty line below it is still a header', async () => {
  const [listing] = listingsOf(
    await gather([post('Acme | Engineer | Oslo\nWe make boats.<p>Apply.')]),
  )
  expect(listing).toMatchObject({ title: 'Engineer', location: 'Oslo' })
  expect(listing?.description).toBe('Acme | Engineer | Oslo<p>We make boats.<p>Apply.')
})

test('odd posts are problems, and replies to posts are ignored', async () => {
  const answered = { ...post('Acme | Engineer | Oslo'), children: [post('Acme | Chef | Oslo', 5)] }
  const found = await gather([null, 7, {}, post('Nice thread'), post('', 46000109), answered])
  expect(listingsOf(found)).toHaveLength(1)
  expect(problemsOf(found).map(({ id }) => id)).toEqual([null, null, null, '46000101'])
})

test('only the two newest hiring threads are read', async () => {
  const asked: string[] = []
  const hits = [
    hit(46000002),
    hit(46000001, 'Ask HN: Who wants to be hired? (November 2026)'),
    hit(46000000, 'Ask HN: Freelancer? Seeking freelancer?'),
    hit(45000002),
    hit(44000002),
  ]
  const context = contextOf(({ url }) => {
    asked.push(url.split('/').at(-1) ?? '')
    return JSON.stringify(asked.length === 1 ? { hits } : { children: [] })
  })
  expect(await gatherAll(hnHiring, 'who-is-hiring', context)).toEqual([])
  expect(asked.slice(1)).toEqual(['46000002', '45000002'])
})

test('an empty thread is unreadable', async () => {
  const context = contextOf(({ url }) =>
    url.includes('/search') ? JSON.stringify({ hits: [hit(46000002)] }) : '{}',
  )
  await expect(gatherAll(hnHiring, 'who-is-hiring', context)).rejects.toThrow(Unreadable)
})

test('hostile posts are read', async () => {
  const pieces = ['a', 'a.', 'a@', 'x [at] ', 'a at b dot ', '&lt;at&gt;', '<a href="', 'Acme | ']
  const posts = pieces.map((piece, id) =>
    post(`Acme | Engineer | Oslo<p>${piece.repeat(5_000)}`, id + 1),
  )
  expect(listingsOf(await gather(posts))).toHaveLength(pieces.length)
})
