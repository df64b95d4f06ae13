/** What is written is XML, whatever the values are. */
import { expect, test } from 'vitest'
import { writeXml } from './write-xml.ts'

test('an attribute keeps its value, also one that reads "true"', () => {
  expect(writeXml({ guid: { '@isPermaLink': 'true', '@kind': 'false', '#text': 'a & b' } })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<guid isPermaLink="true" kind="false">a &amp; b</guid>\n',
  )
})
