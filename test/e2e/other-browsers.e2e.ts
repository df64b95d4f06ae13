/**
 * Finding, saving, tracking and uploading in the Firefox and the WebKit of Debian. Both are skipped where they are not
 * installed: `npm test` installs them where it may.
 */
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, test } from '@playwright/test'
import { sampleCvPdf } from '../sample-cv-pdf.ts'
import { type Driver, ENTER, field, first, named, openPage, until } from './browsers/driver.ts'
import { FIREFOX, startFirefox } from './browsers/firefox.ts'
import { startWebKit, WEBKIT_DRIVER, XVFB } from './browsers/webkit.ts'
import { codeFor, PASSWORD } from './person.ts'

const BROWSERS = [
  { name: 'Firefox', start: startFirefox, needs: [FIREFOX] },
  { name: 'WebKit', start: startWebKit, needs: [WEBKIT_DRIVER, XVFB] },
]

for (const { name, start, needs } of BROWSERS) {
  for (const width of [1440, 390]) {
    test(`${name}, ${width} px: a person finds a job, signs up, saves and tracks it, and uploads a CV`, async ({
      baseURL,
    }) => {
      const isMissing = !needs.every((file) => fs.existsSync(file))
      test.skip(isMissing, `${name} is not installed`)
      test.slow()
      const driver = await start({ width, height: 900 })
      try {
        const journey = journeyOf(driver, `${baseURL}`)
        const title = await journey.find()
        await journey.signUp()
        await journey.saveAndTrack(title)
        await journey.upload()
      } finally {
        await driver.close()
      }
    })
  }
}

function journeyOf(driver: Driver, baseURL: string) {
  const open = (address: string) => openPage(driver, new URL(address, baseURL).href)
  const isAt = (address: string) => until(driver, `location.pathname === '${address}'`)
  const heading = () => driver.value<string>(`document.querySelector('h1').textContent`)
  const fits = async (where: string) =>
    expect(
      await driver.value(`document.documentElement.scrollWidth <= innerWidth`),
      `${where} does not scroll sideways`,
    ).toBe(true)
  let job = ''

  return {
    async find() {
      await open('/')
      await fits('the front page')
      await driver.type(first('input[name=query]'), `engineer${ENTER}`)
      await isAt('/jobs')
      await until(driver, `new URL(location).searchParams.get('query') === 'engineer'`)
      await fits('the list')
      job = await driver.value<string>(
        `[...document.querySelectorAll('main a')].map(it => it.getAttribute('href')).find(it => /^\\/jobs\\/\\d+$/.test(it))`,
      )
      await open(job)
      await fits('the job')
      return heading()
    },

    async signUp() {
      const email = `wilma.${randomUUID()}@example.org`
      await open('/auth/signup')
      await driver.type(field('Full name'), 'Wilma Wandering')
      await driver.type(field('Email'), email)
      await driver.type(field('Password'), PASSWORD)
      await driver.click(named('button', 'Create account'))
      await isAt('/auth/verify')
      await driver.type(field('Code'), await codeFor(email))
      await driver.click(named('button', 'Confirm'))
      await isAt('/dashboard')
      // Onboarding has journeys of its own.
      await driver.value(
        `(fetch('/api/me/profile', { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ onboardingCompleted: true }) }), 1)`,
      )
    },

    async saveAndTrack(title: string) {
      await open(job)
      await driver.click(named('button', 'Save'))
      await until(driver, named('button', 'Saved'))
      await until(driver, `document.body.textContent.includes('Job saved')`) // by the server
      await open('/dashboard/saved-jobs')
      await until(driver, named('a', title))
      await open(job)
      await driver.click(named('a', 'Track App'))
      await driver.click(named('dialog button', 'Add to Job Tracker'))
      await until(driver, `!document.querySelector('dialog[open]')`)
      await open('/dashboard/job-tracker')
      await until(driver, named('a', title))
      await fits('the tracker')
    },

    async upload() {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-cv-'))
      const file = path.join(folder, 'ada.pdf')
      fs.writeFileSync(file, sampleCvPdf())
      await open('/dashboard/cv-analyzer')
      await driver.attach(field('Your CV'), file)
      await driver.click(named('a', 'ada.pdf'))
      await until(
        driver,
        `document.querySelector('[id="v-name"]')?.textContent.includes('Ada Example')`,
      )
      await fits('the CV')
      fs.rmSync(folder, { recursive: true })
    },
  }
}
