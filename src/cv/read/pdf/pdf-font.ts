/**
 * What a font's name tells of its letters: "ABCDEF+Lato-BoldItalic" is bold and italic, "FontAwesome6Free-Solid"
 * draws pictures. Embedded fonts seldom say it in any other way.
 */
export type FontLook = { isBold: boolean; isItalic: boolean; isIcons: boolean }

const BOLD =
  /bold|black|heavy|(?:^|[-_,])(?:bd|semi|demi|medi|sb|bx|b|bi|bdit)$|cmbx|(?:^|[^a-z])(?:sfbx|ecbx|lmbx)|-?(?:600|700|800|900)(?:$|[^0-9])/i
const NOT_BOLD = /^cmb?sy|semilight|demilight/i
const ITALIC =
  /ital|obli|slant|kursiv|(?:^|[-_,])(?:it|i|bi|bdit|sl|ri)$|cm(?:ti|sl)|(?:^|[^a-z])(?:ecti|sfti)/i
const ICONS =
  /awesome|icon|material ?symbols|glyphicons|wingdings|webdings|dingbats|marvosym|fontello|academicons|ionicons|feather|octicons|simple-line|entypo|linearicons/i

/** `name` as in the file; a tag of six letters before "+" says only that the font is a part of itself. */
export function fontLook(name: string): FontLook {
  const plain = name.replace(/^[A-Z]{6}\+/, '').slice(0, 200)
  return {
    isBold: BOLD.test(plain) && !NOT_BOLD.test(plain),
    isItalic: ITALIC.test(plain),
    isIcons: ICONS.test(plain),
  }
}
