/** /api/me/search-report: the report on a job search that employment offices ask for, as CSV and PDF. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { generatedFile } from '#app/files/file-response.ts'
import { Refusal } from '#core/api/refusal.ts'
import { REPORT_PARAMETERS } from '#core/tracker/report-query.ts'
import { reportCsv, reportPdf, requireReport } from '#work/tracker/search-report.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import type { MeEnv, MeRoutes } from './me-route.ts'

const CSV = '/api/me/search-report.csv'
const PDF = '/api/me/search-report.pdf'

export function searchReportRoutes({ me, services, document }: MeRoutes) {
  const asked = async (c: Context<MeEnv>) => {
    const given = new URL(c.req.url).searchParams
    for (const name of given.keys()) {
      if (!Object.hasOwn(REPORT_PARAMETERS, name)) {
        const message = 'is not a parameter here'
        throw new Refusal('invalid_parameter', [{ parameter: name.slice(0, 60), message }])
      }
    }
    return requireReport(inBulk(services), c.get('viewer'), given)
  }

  document('get', CSV, 'Proof of your job search for an employment office, as CSV', {
    query: z.object(REPORT_PARAMETERS),
    answer: z.string(),
    type: 'text/csv',
    refusals: [400, 401],
  })
  me.get(CSV, async (c) => {
    const { name, mediaType, content } = reportCsv(await asked(c))
    return generatedFile(name, mediaType, content)
  })

  document('get', PDF, 'The same as a tagged PDF to sign', {
    query: z.object(REPORT_PARAMETERS),
    answer: z.string().meta({ format: 'binary' }),
    type: 'application/pdf',
    refusals: [400, 401, 422],
  })
  me.get(PDF, async (c) => {
    const file = await reportPdf(services, c.get('viewer'), await asked(c))
    return generatedFile(file.name, file.mediaType, file.content)
  })
}
