import { expect, test } from 'vitest'
import { csvLine } from './write-csv.ts'

test.each<[string, unknown[], string]>([
  ['plain values', ['Acme', 3, true], 'Acme,3,true'],
  ['nothing', [null, undefined, ''], ',,'],
  ['commas, quotes and lines', ['a,b', 'say "hi"', 'x\ny'], '"a,b","say ""hi""","x\ny"'],
  ['an instant', [new Date('2026-03-02T09:00:00Z')], '2026-03-02T09:00:00.000Z'],
  ['objects and lists', [['a', 'b'], { c: 1 }], '"[""a"",""b""]","{""c"":1}"'],
  ['a negative number', [-5], '-5'],
  ['a formula', ['=HYPERLINK("http://canary")'], `"'=HYPERLINK(""http://canary"")"`],
  ['others that begin like one', ['+1', '-1', '@x', '＝1'], "'+1,'-1,'@x,'＝1"],
])('%s', (_, values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`)
})

test('a cell with a semicolon or a tab is quoted, so that spreadsheets which divide there find no formula', () => {
  expect(csvLine(['x;=1+1', 'y\t=1'])).toBe('"x;=1+1","y\t=1"\r\n')
})
