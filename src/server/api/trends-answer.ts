/** GET /api/trends: its parameters and its answer. */
import { z } from 'zod'
import { readParams } from '#core/search/read-params.ts'
import { canonicalSkill } from '#core/skill/skill.ts'
import { TREND_KINDS, type TrendKind } from '#core/trends/trend-kind.ts'
import { trendLabel } from '#core/trends/trend-label.ts'
import { LISTED_TRENDS, listTrends, openTrends } from '#work/trends/ask-trends.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type TrendQuestion = { kind: TrendKind; name: string | null }

export const TREND_PARAMETERS = {
  kind: z
    .enum(TREND_KINDS, `must be one of ${TREND_KINDS.join(', ')}`)
    .default('skill')
    .describe(`One of ${TREND_KINDS.join(', ')}`),
  name: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(100, 'must have at most 100 characters')
    .optional()
    .describe(
      `Only this role, skill or country (ISO 3166-1); without it, the ${LISTED_TRENDS} with the most new jobs`,
    ),
} as const

export function parseTrendParams(params: URLSearchParams) {
  const { question, problems } = readParams(TREND_PARAMETERS, params, { unknown: 'refuse' })
  if (!question) return { question, problems }
  const { kind, name = null } = question
  const known = kind === 'skill' && name ? canonicalSkill(name) : null
  return { question: { kind, name: known ?? name }, problems: null }
}

export async function trendsAnswer(
  services: Pick<Services, 'db' | 'clock'>,
  { kind, name }: TrendQuestion,
) {
  const trends = await openTrends(services)
  const found = await listTrends(trends, kind, name)
  return {
    kind,
    countedAt: trends.countedAt?.toISOString() ?? null,
    watchedSince: trends.watchedSince?.toISOString() ?? null,
    trends: found.map(({ name, points, change }) => ({
      name,
      label: trendLabel(kind, name),
      months: points,
      change,
    })),
  }
}
