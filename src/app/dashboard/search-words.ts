/** What the charts of a person's search show, in one sentence each. */
import { countOf } from '#core/text/count-of.ts'
import type { FunnelStep, FunnelStepName } from '#core/tracker/funnel.ts'
import type { StripWeek } from '#core/tracker/week-strip.ts'

/** The furthest that any application got. */
export function funnelInWords(funnel: readonly FunnelStep[]): string {
  const countAt = (name: FunnelStepName) => funnel.find((step) => step.name === name)?.count ?? 0
  const sent = countAt('Applied')
  const led = (count: number, to: string) =>
    `${count} of ${countOf(sent, 'application')} led to ${to}`
  if (sent === 0) return 'No application sent yet'
  if (countAt('Offer') > 0) return led(countAt('Offer'), 'an offer')
  if (countAt('Interview') > 0) return led(countAt('Interview'), 'an interview')
  if (countAt('Pre-Screen') > 0) return led(countAt('Pre-Screen'), 'a pre-screen')
  return `${countOf(sent, 'application')} sent, no interview yet`
}

/** This week's work, or when there is none, that of the last weeks. */
export function weekInWords(weeks: readonly StripWeek[]): string {
  const { sent = 0, interviews = 0 } = weeks.at(-1) ?? {}
  const parts = [
    sent > 0 && `${countOf(sent, 'application')} sent`,
    interviews > 0 && `${countOf(interviews, 'interview')} scheduled`,
  ].filter(Boolean)
  if (parts.length > 0) return `${parts.join(' and ')} this week`
  const all = weeks.reduce((sum, week) => sum + week.sent, 0)
  if (all === 0) return `No application sent in the last ${weeks.length} weeks`
  return `None sent this week, ${all} in the last ${weeks.length} weeks`
}
