/** /api/admin/newsletter: issues, the weekly one, and the subscribers. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Refusal } from '#core/api/refusal.ts'
import { isPlaceholder } from '#core/mail/mail-address.ts'
import { TOO_LONG, TOO_NESTED } from '#core/newsletter/newsletter.ts'
import { nextDueAt } from '#core/newsletter/weekly-schedule.ts'
import { readNumericId } from '#core/text/read-id.ts'
import type { IssueId } from '#store/newsletter-issues.ts'
import * as issues from '#store/newsletter-issues.ts'
import * as schedule from '#store/newsletter-schedule.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import { requireFreshProof } from '#work/account/require-fresh-proof.ts'
import { exportSubscribers } from '#work/newsletter/export-subscribers.ts'
import { resumeIssue, startIssue, stopIssue } from '#work/newsletter/send-issue.ts'
import { previewWeek, setSchedule } from '#work/newsletter/week-in-numbers.ts'
import {
  addDraft,
  type Draft,
  fitsInboxes,
  previewIssue,
  problemsOf,
  removeDraft,
  requireIssue,
  restoreDraft,
  saveDraft,
  sendTest,
} from '#work/newsletter/write-issue.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import * as shapes from './admin-newsletter-schemas.ts'
import type { AdminRoutes } from './admin-route.ts'
import { readBody } from './me-route.ts'

const PATH = '/api/admin/newsletter'
const ISSUES = `${PATH}/issues`
const ONE = `${ISSUES}/:issueId`
const LISTED = 100
const params = z.object({ issueId: z.int().positive() })

export function adminNewsletterRoutes({ admin, services, document }: AdminRoutes) {
  document('get', PATH, 'Subscribers in numbers, issues, and when the weekly one is sent', {
    answer: shapes.NewsletterSchema,
    refusals: [404],
  })
  admin.get(PATH, async (c) => {
    const [counts, listed, weekly] = await Promise.all([
      subscribers.counts(services.db),
      issues.list(services.db, LISTED),
      schedule.read(services.db),
    ])
    const nextAt = weekly.isOn ? nextDueAt(weekly, services.clock.now()) : null
    return c.json({
      subscribers: counts,
      issues: listed.map(shapes.shownIssue),
      weekly: { ...weekly, nextAt },
    })
  })

  document('put', `${PATH}/weekly`, 'Switch the weekly issue on or off, and set its day and hour', {
    body: shapes.ScheduleSchema,
    answer: null,
    refusals: [404, 415, 422],
  })
  admin.put(`${PATH}/weekly`, async (c) => {
    await setSchedule(services, await readBody(c, shapes.ScheduleSchema))
    return c.body(null, 204)
  })

  document(
    'get',
    `${PATH}/weekly/preview`,
    'The issue with the numbers of this week, as an email',
    {
      answer: shapes.WrittenSchema,
      refusals: [404],
      reasons: { 404: 'The last seven days brought no jobs' },
    },
  )
  admin.get(`${PATH}/weekly/preview`, async (c) => c.json(await requireEmail(await requireWeek())))

  document('post', `${PATH}/weekly/draft`, 'Start a draft from the numbers of this week', {
    answer: shapes.IssueSchema,
    refusals: [404],
  })
  admin.post(`${PATH}/weekly/draft`, async (c) =>
    c.json(await whole(await addDraft(services, await requireWeek()))),
  )

  document('get', `${PATH}/subscribers.csv`, 'All subscribers', {
    session: 'confirmed',
    answer: z.string(),
    type: 'text/csv',
    refusals: [403, 404],
  })
  admin.get(`${PATH}/subscribers.csv`, async (c) => {
    const viewer = c.get('viewer')
    requireFreshProof(viewer, services.clock.now())
    services.log.info({ accountId: viewer.id }, 'an operator exported the subscribers')
    const type = { 'Content-Type': 'text/csv; charset=utf-8' }
    return c.body(await exportSubscribers(inBulk(services)), 200, type)
  })

  issueRoutes()

  function issueRoutes() {
    document('post', ISSUES, 'Write an issue: a draft in Markdown', {
      body: shapes.DraftSchema,
      answer: shapes.IssueSchema,
      refusals: [404, 415, 422],
    })
    admin.post(ISSUES, async (c) => {
      const draft = await readBody(c, shapes.DraftSchema)
      await requireEmail(draft)
      return c.json(await whole(await addDraft(services, draft)))
    })

    document('get', `${ISSUES}/{issueId}`, 'One issue, also as the email that subscribers get', {
      params,
      answer: shapes.IssueSchema,
      refusals: [404],
    })
    admin.get(ONE, async (c) => c.json(await whole(issueIdOf(c))))

    document('put', `${ISSUES}/{issueId}`, 'Save a draft', {
      params,
      body: shapes.SavedDraftSchema,
      answer: shapes.IssueSchema,
      refusals: [404, 409, 415, 422],
    })
    admin.put(ONE, async (c) => {
      const id = issueIdOf(c)
      const { version, ...draft } = await readBody(c, shapes.SavedDraftSchema)
      await requireIssue(services, id)
      await requireEmail(draft)
      await saveDraft(services, { id, version, ...draft })
      return c.json(await whole(id))
    })

    document('delete', `${ISSUES}/{issueId}`, 'Delete a draft; it can be restored for a day', {
      params,
      answer: null,
      refusals: [404],
    })
    admin.delete(ONE, async (c) => {
      const id = issueIdOf(c)
      await requireIssue(services, id)
      await removeDraft(services, id)
      return c.body(null, 204)
    })

    document('post', `${ISSUES}/{issueId}/restore`, 'Restore a deleted draft', {
      params,
      answer: shapes.IssueSchema,
      refusals: [404],
    })
    admin.post(`${ONE}/restore`, async (c) => {
      await restoreDraft(services, issueIdOf(c))
      return c.json(await whole(issueIdOf(c)))
    })

    document('post', `${ISSUES}/{issueId}/test`, 'Send a draft to your own address', {
      params,
      answer: null,
      refusals: [404, 422],
    })
    admin.post(`${ONE}/test`, async (c) => {
      const { email } = c.get('viewer')
      const draft = await requireIssue(services, issueIdOf(c))
      requireSendable(draft)
      if (isPlaceholder(email)) throw refused('email', 'Your account has no email address yet.')
      await sendTest(services, await requireEmail(draft), email)
      return c.body(null, 204)
    })

    document('post', `${ISSUES}/{issueId}/send`, 'Send a draft to all subscribers, in a minute', {
      params,
      body: shapes.SendSchema,
      answer: shapes.IssueSchema,
      refusals: [404, 409, 415, 422],
    })
    admin.post(`${ONE}/send`, async (c) => {
      const id = issueIdOf(c)
      const { version } = await readBody(c, shapes.SendSchema)
      const draft = await requireIssue(services, id)
      requireSendable(draft)
      const { html } = await requireEmail(draft)
      if (!fitsInboxes(html)) throw refused('markdown', TOO_LONG)
      if ((await subscribers.counts(services.db)).subscribed === 0) {
        throw refused('subscribers', 'Nobody has subscribed yet.')
      }
      await startIssue(services, { id, version })
      return c.json(await whole(id))
    })

    for (const [name, change, summary] of [
      ['stop', stopIssue, 'Stop sending; before the first email, it becomes a draft again'],
      ['resume', resumeIssue, 'Resume sending'],
    ] as const) {
      document('post', `${ISSUES}/{issueId}/${name}`, summary, {
        params,
        answer: shapes.IssueSchema,
        refusals: [404],
      })
      admin.post(`${ONE}/${name}`, async (c) => {
        const id = issueIdOf(c)
        await requireIssue(services, id)
        await change(services, id)
        return c.json(await whole(id))
      })
    }
  }

  async function requireWeek(): Promise<Draft> {
    const draft = await previewWeek(inBulk(services))
    if (!draft) throw new Refusal('not_found')
    return draft
  }

  async function whole(id: IssueId) {
    const issue = await requireIssue(services, id)
    const { markdown } = issue
    return { ...shapes.shownIssue(issue), markdown, email: await emailOf(issue) }
  }

  /** Null for an older draft that cannot be written as an email. */
  const emailOf = (draft: Draft) => previewIssue(services, draft)

  async function requireEmail(draft: Draft) {
    const email = await emailOf(draft)
    if (email === null) throw refused('markdown', TOO_NESTED)
    return email
  }
}

function requireSendable(draft: Draft): void {
  const problems = Object.entries(problemsOf(draft, { isToSend: true }))
  if (problems.length === 0) return
  throw new Refusal(
    'invalid_body',
    problems.map(([parameter, message]) => ({ parameter, message })),
  )
}

const refused = (parameter: string, message: string) =>
  new Refusal('invalid_body', [{ parameter, message }])

function issueIdOf(c: Context): IssueId {
  const id = readNumericId<IssueId>(c.req.param('issueId'))
  if (id === null) throw new Refusal('not_found')
  return id
}
