/** What a browser says of a page that broke its content security policy. Of the page only the path is kept: what was searched for stays out of the log. */
import { z } from 'zod'

const text = z.string().max(2_000).optional()

const PolicyReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'violated-directive': text,
    'source-file': text,
  }),
})

/** null for anything that is not such a report. */
export function readPolicyReport(body: string): Record<string, string | null> | null {
  const parsed = PolicyReport.safeParse(readJson(body))
  if (!parsed.success) return null
  const report = parsed.data['csp-report']
  return {
    page: pathOf(report['document-uri']),
    blocked: pathOf(report['blocked-uri']),
    directive: report['violated-directive'] ?? null,
    script: pathOf(report['source-file']),
  }
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null // judged by the schema
  }
}

function pathOf(address: string | undefined) {
  if (address === undefined || !URL.canParse(address)) return address ?? null // "inline", "eval"
  const { origin, pathname } = new URL(address)
  return origin + pathname
}
