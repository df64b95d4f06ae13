/** /llms.txt: what a language model that reads this site should know, as Markdown (llmstxt.org). */
import { Hono } from 'hono'
import { API_CHAPTERS } from '#core/api/api-chapters.ts'
import { FEED_FORMATS } from '#core/feed/feed-format.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { answerIfChanged } from './answer-if-changed.ts'

export function createLlmsTxt({ settings }: Pick<Services, 'settings'>) {
  const app = new Hono()
  app.get('/llms.txt', (c) =>
    answerIfChanged(c, {
      body: write(settings.publicUrl),
      type: 'text/plain; charset=utf-8',
      headers: { 'Cache-Control': 'public, max-age=86400' },
    }),
  )
  return app
}

function write(publicUrl: string): string {
  const link = (path: string, name: string, note: string) =>
    `- [${name}](${publicUrl}${path}): ${note}`
  return `${[
    '# Rolecall',
    '',
    '> Jobs in the tech industry, gathered from public sources and kept current. Each job is listed once, with its',
    '> salary, location and posting date. Facts that a listing does not state are shown as not specified, never guessed.',
    '',
    'A closed job answers with a page that says so, and with 410 after 60 days. Cite a job by its own address, and say',
    'when you read it: jobs close every day.',
    '',
    '## Pages',
    '',
    link('/jobs', 'Jobs', 'the search; its address holds the words and all filters'),
    link('/companies', 'Companies', 'employers that are hiring'),
    link(
      '/salaries',
      'Salaries',
      'what open jobs state about pay, by role, level, place and currency',
    ),
    link(
      '/trends',
      'Trends',
      'roles, skills, places, remote work and stated pay in new jobs, by month',
    ),
    link('/sitemap.xml', 'Site map', 'every open job, company and page'),
    link('/about', 'About', 'what this site does and does not do'),
    '',
    '## Data',
    '',
    link('/openapi.json', 'OpenAPI', 'the HTTP API; searching and reading jobs needs no key'),
    ...API_CHAPTERS.map(({ slug, title }) =>
      link(`/api/docs/${slug}`, title, 'part of the API reference'),
    ),
    `- MCP: a Model Context Protocol server at ${publicUrl}/mcp; searching and reading jobs needs no key`,
    link('/api/jobs/changes', 'Changes', 'all open jobs, then each change, to keep a copy current'),
    ...FEED_FORMATS.map(({ ending, name }) =>
      link(`/jobs.${ending}`, name, 'the newest jobs; takes the parameters of /jobs'),
    ),
    '',
    '## Optional',
    '',
    link('/terms', 'Terms of Service', 'what you may do with this site'),
    link('/privacy', 'Privacy Policy', 'what is stored about visitors'),
  ].join('\n')}\n`
}
