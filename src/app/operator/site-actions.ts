/** Actions on the page of the banner and maintenance mode, by form `intent`. */
import { data, redirect } from 'react-router'
import { actionOf } from '#app/request/action-of.ts'
import type { SentForm } from '#app/request/read-form.ts'
import {
  MAX_BANNER,
  parseBannerLink,
  parseBannerText,
  parseInstant,
  SITE_PATH,
} from '#core/operator/site-state.ts'
import { changeBanner, endMaintenance, startMaintenance } from '#work/operator/change-site.ts'
import type { AuditActor } from '#work/use-case/audit-log.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type SiteField = 'text' | 'link' | 'from' | 'until' | 'note'

export type SiteAttempt = {
  problems: Partial<Record<SiteField, string>>
  typed: Partial<Record<SiteField, string>>
}

type Act = (services: Services, by: AuditActor, form: SentForm) => Promise<string | SiteAttempt>

export async function handleSiteAction(services: Services, by: AuditActor, form: SentForm) {
  const done = await actionOf(ACTIONS, form.text('intent'))(services, by, form)
  if (typeof done !== 'string') return data<SiteAttempt>(done, { status: 422 })
  throw redirect(`${SITE_PATH}?said=${done}`)
}

const BAD_TEXT = `Enter a text of at most ${MAX_BANNER} characters.`
const BAD_TIME = 'Enter a date and a time.'

const ACTIONS: Readonly<Record<string, Act>> = {
  async 'banner.set'(services, by, form) {
    const typed = typedIn(form, ['text', 'link', 'from', 'until'])
    const text = parseBannerText(form.text('text'))
    const link = parseBannerLink(form.text('link'))
    const [from, until] = [parseInstant(form.text('from')), parseInstant(form.text('until'))]
    const isBackwards =
      from instanceof Date && until instanceof Date && until.getTime() <= from.getTime()
    const problems: SiteAttempt['problems'] = {
      ...(text === null && { text: BAD_TEXT }),
      ...(link === 'invalid' && { link: 'Enter a path like /about or an https: address.' }),
      ...(from === 'invalid' && { from: BAD_TIME }),
      ...(until === 'invalid' && { until: BAD_TIME }),
      ...(isBackwards && { until: 'This must be after the beginning.' }),
    }
    if (Object.keys(problems).length > 0) return { problems, typed }
    await changeBanner(services, by, { text, link, from, until } as Parameters<
      typeof changeBanner
    >[2])
    return 'banner'
  },
  async 'banner.clear'(services, by) {
    await changeBanner(services, by, null)
    return 'no-banner'
  },
  async 'maintenance.start'(services, by, form) {
    const given = form.trimmed('note')
    const note = given === '' ? null : parseBannerText(given)
    if (given !== '' && note === null) {
      return { problems: { note: BAD_TEXT }, typed: typedIn(form, ['note']) }
    }
    await startMaintenance(services, by, note)
    return 'maintenance'
  },
  async 'maintenance.end'(services, by) {
    await endMaintenance(services, by)
    return 'no-maintenance'
  },
}

const typedIn = (form: SentForm, names: readonly SiteField[]): SiteAttempt['typed'] =>
  Object.fromEntries(names.map((name) => [name, form.text(name)]))
