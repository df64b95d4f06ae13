/** /trends/{kind}.csv: the shares of a kind by month, to download. */
import { generatedFile } from '#app/files/file-response.ts'
import { servicesContext } from '#app/request/context.ts'
import { Refusal } from '#core/api/refusal.ts'
import { TREND_KINDS } from '#core/trends/trend-kind.ts'
import { trendsCsv } from '#work/trends/trends-csv.ts'
import type { Route } from './+types/trends-csv.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = TREND_KINDS.find((each) => params.file === `${each}.csv`)
  if (!kind) throw new Refusal('not_found')
  const content = await trendsCsv(context.get(servicesContext), kind)
  return generatedFile(`trends-${kind}.csv`, 'text/csv; charset=utf-8', content)
}
