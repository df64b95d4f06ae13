/** /logos/HASH-80.webp: pictures of companies' logos. An address names its content, so it never changes. */
import { Hono } from 'hono'
import { parseLogoFile } from '#core/company/company-logo.ts'
import * as companyLogos from '#store/company-logos.ts'
import type { Db } from '#store/db.ts'

const HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

export function createLogoFiles({ db }: { db: Db }) {
  const app = new Hono()
  app.get('/logos/:file{[0-9a-f]{32}-\\d{2,3}\\.webp}', async (c) => {
    const named = parseLogoFile(c.req.param('file'))
    const picture = named && (await companyLogos.picture(db, named.hash, named.size))
    if (!picture) return c.body(null, 404, { 'Cache-Control': 'public, max-age=300' })
    return c.body(new Uint8Array(picture), 200, HEADERS)
  })
  return app
}
