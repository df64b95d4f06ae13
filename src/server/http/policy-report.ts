/**
 * Reads a browser's report about a page that violated its content security policy. Keeps only the path of the
 * page, so search terms stay out of the log.
 */
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

/** Null for anything that isn't such a report. */
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
    return null // the schema rejects it
  }
}

function pathOf(address: string | undefined) {
  if (address === undefined || !URL.canParse(address)) return address ?? null // "inline", "eval"
  const { origin, pathname } = new URL(address)
  return origin + pathname
}
