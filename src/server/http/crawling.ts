/**
 * What search engines read: robots.txt, the site map, an index of files with ranges of job ids, and IndexNow's key.
 */
import { Hono } from 'hono'
import { API_CHAPTERS } from '#core/api/api-chapters.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as companies from '#store/companies.ts'
import * as jobs from '#store/jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Ids per file. The format allows 50,000 addresses a file; old files don't change. */
const SHARD = 10_000

/** Static pages, listed in every site map. */
const PAGES = [
  '/',
  '/jobs',
  '/companies',
  '/salaries',
  '/trends',
  '/about',
  '/contact',
  '/resources',
  '/post-a-job',
  '/sitemap',
  '/newsletter',
  '/api/docs',
  ...API_CHAPTERS.map(({ slug }) => `/api/docs/${slug}`),
  '/terms',
  '/privacy',
  '/cookies',
  '/accessibility',
]

export function createCrawling({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const { publicUrl, indexNowKey, plans } = settings
  const app = new Hono()

  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /api/\nAllow: /api/docs\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    ),
  )

  if (indexNowKey !== null) app.get(`/${indexNowKey}.txt`, (c) => c.text(indexNowKey))

  app.get('/sitemap.xml', async () => {
    const shards = await jobs.siteMapShards(db, SHARD)
    const files = [
      `<sitemap><loc>${publicUrl}/sitemaps/pages.xml</loc></sitemap>`,
      `<sitemap><loc>${publicUrl}/sitemaps/companies.xml</loc></sitemap>`,
      ...shards.map(
        ({ shard, seenAt }) =>
          `<sitemap><loc>${publicUrl}/sitemaps/jobs-${shard}.xml</loc>` +
          `<lastmod>${seenAt.toISOString()}</lastmod></sitemap>`,
      ),
    ]
    return xml('sitemapindex', files)
  })

  app.get('/sitemaps/pages.xml', () =>
    xml(
      'urlset',
      (plans === null ? PAGES : [...PAGES, '/subscription']).map((path) => url(publicUrl + path)),
    ),
  )

  app.get('/sitemaps/companies.xml', async () => {
    const slugs = await companies.siteMap(db)
    return xml(
      'urlset',
      slugs.map((slug) => url(`${publicUrl}/companies/${encodeURIComponent(slug)}`)),
    )
  })

  app.get('/sitemaps/:file{jobs-\\d{1,9}\\.xml}', async (c) => {
    const shard = Number(/\d+/.exec(c.req.param('file'))?.[0])
    const listed = await jobs.siteMapShard(db, shard, SHARD)
    if (listed.length === 0) throw new Refusal('not_found')
    return xml(
      'urlset',
      listed.map(({ id, seenAt }) => url(`${publicUrl}/jobs/${id}`, seenAt)),
    )
  })

  return app
}

const url = (address: string, changedAt?: Date) =>
  `<url><loc>${escapeXml(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const xml = (root: string, items: string[]) =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
      `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${root}>\n`,
    {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
    },
  )
