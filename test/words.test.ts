/** Every text on every page that a visitor, a job seeker and an operator can reach, and in every email. */
import * as fs from 'node:fs'
import { expect, test } from 'vitest'
import { REFUSALS } from '#core/api/refusal.ts'
import { type PageTexts, readSite } from '#dev/words/read-site.ts'
import { UNWANTED } from '#dev/words/unwanted.ts'
import { addBoards } from '#work/gathering/change-boards.ts'
import { openContent } from '#work/mail/queue-mail.ts'
import { createTestApp, type TestApp } from './app.ts'
import { OPERATOR, sendMessage } from './contact-form.ts'
import { found, gathering } from './fake-boards.ts'
import { signUpOperator } from './operators.ts'
import { sampleCvPdf } from './sample-cv-pdf.ts'
import { listing } from './sample-listings.ts'
import { browser, signUp } from './sign-up.ts'

const DESCRIPTION = `<p>You will build the pipeline that carries every parcel scan of Europe.</p>
<h3>Requirements</h3><ul><li>You have experience with Kubernetes and Python.</li><li>Terraform</li></ul>`

test('no page or email uses an unwanted word', async () => {
  const app = await createTestApp({ settings: { operator: OPERATOR } })
  const { visitor, ada, olga } = await people(app)
  const pages = {
    visitor: await readSite(
      ['/', '/jobs', '/sitemap', '/auth/signin', '/auth/signup', '/nowhere'],
      visitor,
    ),
    'job seeker': await readSite(
      ['/dashboard', '/jobs', '/dashboard/job-tracker', '/dashboard/confirm'],
      ada,
    ),
    operator: await readSite(['/admin/sources', '/admin/runs', '/admin/newsletter'], olga),
  }
  const mails = await mailsOf(app)

  const refusals = Object.entries(REFUSALS).map(([code, { message }]) => ({
    address: `refusal ${code}`,
    texts: [message],
  }))

  const { WORDS_FILE } = process.env
  if (WORDS_FILE) fs.writeFileSync(WORDS_FILE, written({ ...pages, mails, refusals }))
  expect(Object.values(pages).map(({ length }) => length > 1)).toEqual([true, true, true])
  const everything = [...Object.values(pages).flat(), ...mails, ...refusals]
  const unwanted = everything.flatMap(({ address, texts }) =>
    texts.filter((text) => UNWANTED.test(text)).map((text) => `${address}: ${text}`),
  )
  expect([...new Set(unwanted)]).toEqual([])
})

/** A visitor, a person who has used every feature, and an operator; each as a page reader. */
async function people(app: TestApp) {
  await app.take([
    listing({ title: 'Platform Engineer', company: 'Contoso', description: DESCRIPTION }),
    listing({ title: 'Data Engineer', company: 'Acme', description: DESCRIPTION }),
  ])
  await addBoards(app.services, [{ source: 'workday', token: 'acme/wd5/Jobs' }])
  await (await gathering(app, { token: 'good' })).run([found('1'), found('2')])
  const jobId = await app.idOf('Platform Engineer')
  const ada = await signUp(app, 'Ada Example')
  const form = new FormData()
  form.set('file', new File([sampleCvPdf()], 'ada.pdf', { type: 'application/pdf' }))
  await ada.request('/api/me/cvs', { method: 'POST', body: form })
  await ada.send('PATCH', '/api/me/profile', {
    onboardingCompleted: true,
    skills: ['Python', 'SQL'],
    experience: [
      {
        company: 'Acme',
        position: 'Engineer',
        duration: '2020 - Present',
        description: ['Ran Kafka'],
      },
    ],
  })
  await ada.send('PUT', `/api/me/saved-jobs/${jobId}`)
  const tracked = await ada.send('POST', '/api/me/applications', { jobId })
  const { id } = (await tracked.json()) as { id: number }
  await ada.send('POST', `/api/me/applications/${id}/events`, { kind: 'note', text: 'Called them' })
  await ada.send('POST', `/api/me/applications/${id}/contacts`, { name: 'Grace' })
  await ada.send('POST', `/api/me/applications/${id}/tasks`, { title: 'Write again' })
  await ada.send('POST', '/api/me/tokens', { name: 'Program', lifetimeDays: 30 })
  await ada.submit('/dashboard/calendar', { intent: 'make' })
  await ada.send('POST', '/api/me/made-cvs', { jobId })
  await ada.send('POST', '/api/me/letters', { jobId })
  await sendMessage(app, {}, ada)
  const olga = await signUpOperator(app)
  return { visitor: reader(browser(app)), ada: reader(ada), olga: reader(olga) }
}

function reader({ request }: Pick<ReturnType<typeof browser>, 'request'>) {
  return async (address: string) => {
    const answer = await request(address)
    const type = answer.headers.get('content-type') ?? ''
    return type.startsWith('text/html') ? answer.text() : null
  }
}

async function mailsOf(app: TestApp): Promise<PageTexts[]> {
  const rows = await app.services.db
    .selectFrom('outbox')
    .select(['kind', 'subject', 'sealed'])
    .execute()
  return rows.map(({ kind, subject, sealed }) => ({
    address: `mail ${kind}`,
    texts: [subject, ...openContent(app.services, sealed).text.split('\n').filter(Boolean)],
  }))
}

/** Each text once, under the first page that has it. */
function written(readers: Record<string, PageTexts[]>): string {
  const seen = new Set<string>()
  return Object.entries(readers)
    .flatMap(([who, pages]) =>
      pages.map(({ address, texts }) => {
        const fresh = texts.filter((text) => !seen.has(text) && seen.add(text))
        return `## ${who}: ${address}\n${fresh.map((text) => `${text}\n`).join('')}\n`
      }),
    )
    .join('')
}
