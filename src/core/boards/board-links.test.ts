import { expect, test } from 'vitest'
import { boardLinks } from './board-links.ts'

test.each([
  ['a link', '<a href="https://jobs.lever.co/acme">Jobs</a>', 'lever', 'acme'],
  [
    'a link to one job',
    '<a href="https://jobs.ashbyhq.com/acme/03a3231f-8361-405e-87a6-192d710ca912">',
    'ashby',
    'acme',
  ],
  [
    'an embedded script',
    '<script src="//boards.greenhouse.io/embed/job_board/js?for=acme"></script>',
    'greenhouse',
    'acme',
  ],
  [
    'an address in data',
    '{"url":"https:\\/\\/acme.recruitee.com\\/o\\/engineer"}',
    'recruitee',
    'acme',
  ],
  [
    'an embedded Ashby board',
    '<script src="https://jobs.ashbyhq.com/acme/embed?version=2"></script>',
    'ashby',
    'acme',
  ],
  ['a frame', '<iframe src="https://acme.breezy.hr/?popup"></iframe>', 'breezy', 'acme'],
  [
    'a widget',
    '<script>fetch("https://apply.workable.com/api/v1/widget/accounts/acme?details=true")',
    'workable',
    'acme',
  ],
  ['an attribute', '<div id="BambooHR" data-domain="acme.bamboohr.com">', 'bamboohr', 'acme'],
  ['a host in a script', "RTWidget({ host: 'acme.recruitee.com' })", 'recruitee', 'acme'],
  ['a setting of Lever', "leverJobsOptions = { accountName: 'acme' }", 'lever', 'acme'],
  [
    'a setting of SmartRecruiters',
    'widget({"company_code": "AcmeInc", "group_by": "location"})',
    'smartrecruiters',
    'AcmeInc',
  ],
  ['a setting of Greenhouse', '<div data-board-token="acme">', 'greenhouse', 'acme'],
  ['a Personio page', 'https://acme.jobs.personio.com/job/12345?language=en', 'personio', 'acme'],
  ['Teamtailor', '<a href="https://acme.teamtailor.com/jobs">', 'teamtailor', 'acme'],
  ['Rippling', '<a href="https://ats.rippling.com/acme/jobs">', 'rippling', 'acme'],
  ['Pinpoint', '<a href="https://acme.pinpointhq.com/en/postings">', 'pinpoint', 'acme'],
  ['Markdown', '| [Acme](https://jobs.lever.co/acme) | Berlin |', 'lever', 'acme'],
  ['a sentence', 'Apply at jobs.lever.co/acme, or not.', 'lever', 'acme'],
  ['plain text', 'greenhouse: boards.greenhouse.io/acme.', 'greenhouse', 'acme'],
  [
    'a query in HTML',
    '<iframe src="https://boards.greenhouse.io/embed/job_board?x=1&amp;for=acme">',
    'greenhouse',
    'acme',
  ],
])('%s names the board', (_, html, source, token) => {
  expect(boardLinks(`<p>We are hiring.</p>${html}`)).toEqual([{ source, token, times: 1 }])
})

test('the most frequent of several boards comes first, and other addresses are ignored', () => {
  const html = `<a href="https://jobs.lever.co/parent"></a><a href="https://jobs.lever.co/acme"></a>
    <a href="https://jobs.lever.co/acme"></a><a href="https://acme.example/about">About</a>`
  expect(boardLinks(html).map(({ token }) => token)).toEqual(['acme', 'parent'])
})

test('a hostile page is read quickly', () => {
  expect(boardLinks('https://'.repeat(200_000))).toEqual([])
  expect(boardLinks('//a.b/'.repeat(200_000))).toEqual([])
})
