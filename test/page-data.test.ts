/** The data that a page is hydrated from is the text of an element, which nothing in it can leave. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'

test('the markup and the scripts of a listing stay inside the data of its page', async () => {
  const app = await createTestApp()
  const description =
    '<p>Write <code>&lt;/script&gt;&lt;!--&lt;script&gt;</code>, naïve – or 日本.</p>'
  await app.take([listing({ title: 'Engineer', description })])

  const page = await app.page(`/jobs/${await app.idOf('Engineer')}`)

  const [, data = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(page) ?? []
  expect(data).not.toContain('<')
  const texts = expect.arrayContaining([
    expect.stringContaining('Write </script><!--<script>, naïve – or 日本.'),
  ])
  expect(JSON.parse(data)).toEqual(texts)
})
