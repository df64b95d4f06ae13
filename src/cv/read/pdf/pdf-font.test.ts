import { expect, test } from 'vitest'
import { stylingOfFont } from './pdf-font.ts'

const PLAIN = { isBold: false, isItalic: false, isIcons: false }

test.each([
  ['ABCDEF+LiberationSans', PLAIN],
  ['BAAAAA+LiberationSerif-Bold', { ...PLAIN, isBold: true }],
  ['Arial,BoldItalic', { isBold: true, isItalic: true, isIcons: false }],
  ['XYZABC+CMBX10', { ...PLAIN, isBold: true }],
  ['XYZABC+CMTI10', { ...PLAIN, isItalic: true }],
  ['CMSY10', PLAIN],
  ['Lato-Semibold', { ...PLAIN, isBold: true }],
  ['Roboto-Medium', PLAIN],
  ['SourceSans3-It', { ...PLAIN, isItalic: true }],
  ['FontAwesome6Free-Solid', { ...PLAIN, isIcons: true }],
  ['Wingdings-Regular', { ...PLAIN, isIcons: true }],
])('%s', (name, look) => {
  expect(stylingOfFont(name)).toEqual(look)
})
