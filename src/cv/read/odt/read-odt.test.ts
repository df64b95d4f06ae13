import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readOdt } from './read-odt.ts'

function odt(text: string, { styles = '', pages = '' } = {}) {
  return zipSync({
    'content.xml': strToU8(
      `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
    ),
    'styles.xml': strToU8(
      `<office:document-styles><office:styles>
        <style:default-style style:family="paragraph"><style:text-properties fo:font-size="11pt"/></style:default-style>
        <style:style style:name="Standard" style:family="paragraph"/>
        <style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph" style:default-outline-level="1">
          <style:text-properties fo:font-weight="bold" fo:font-size="150%"/></style:style>
        <style:style style:name="Strong" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
      </office:styles><office:master-styles>${pages}</office:master-styles></office:document-styles>`,
    ),
  })
}

test('text has the formatting of its style and its own on top', () => {
  const styles =
    '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Heading_20_1"><style:paragraph-properties fo:margin-top="0.5cm"/></style:style>'
  const { lines } = readOdt(
    odt(
      '<text:p>Ada</text:p><text:h text:style-name="P1">Work</text:h><text:p><text:span text:style-name="Strong">Engineer</text:span></text:p>',
      { styles },
    ),
  )
  expect(lines.map(({ text, role, size, isBold, gap }) => [text, role, size, isBold, gap])).toEqual(
    [
      ['Ada', null, 11, false, 0],
      ['Work', 'heading', 16.5, true, 0.72],
      ['Engineer', null, 11, true, 0],
    ],
  )
})

test('list items, tabs, breaks, spaces and links are read', () => {
  const { lines } = readOdt(
    odt(`<text:list><text:list-item><text:p>one<text:list/></text:p></text:list-item></text:list>
      <text:p>Acme<text:tab/>2019<text:line-break/>two
        <text:s text:c="3"/>lines<text:note>no</text:note></text:p>
      <text:p><text:a xlink:href="https://ada.example">site</text:a> <text:a xlink:href="file:///etc/passwd">x</text:a></text:p>`),
  )
  expect(lines.map(({ text, isBullet, links }) => [text, isBullet, links])).toEqual([
    ['one', true, []],
    ['Acme 2019', false, []],
    ['two lines', false, []],
    ['site x', false, ['https://ada.example']],
  ])
  expect(lines[1]?.cells.map(({ text }) => text)).toEqual(['Acme', '2019'])
})

test('header, tables and frames are read in order', () => {
  const pages =
    '<style:master-page style:name="Standard"><style:header><text:p>ada@example.org</text:p></style:header></style:master-page>'
  const { lines } = readOdt(
    odt(
      `<text:p><draw:frame><draw:text-box><text:p>in a frame</text:p></draw:text-box></draw:frame>own</text:p>
      <table:table><table:table-row><table:table-cell><text:p>Acme</text:p></table:table-cell><table:table-cell><text:p>2019</text:p></table:table-cell></table:table-row></table:table>`,
      { pages },
    ),
  )
  expect(lines.map(({ text }) => text)).toEqual([
    'ada@example.org',
    'in a frame',
    'own',
    'Acme 2019',
  ])
})

test('a file with entities or without content is damaged', () => {
  expect(readOdt(odt('<!DOCTYPE a><text:p>a</text:p>')).troubles).toEqual(['damaged'])
  expect(readOdt(zipSync({ mimetype: strToU8('a') })).troubles).toEqual(['damaged'])
})
