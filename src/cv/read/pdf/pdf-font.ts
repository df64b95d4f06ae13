/**
 * Font properties from the font's name: "ABCDEF+Lato-BoldItalic" is bold and italic, "FontAwesome6Free-Solid" draws
 * icons. Embedded fonts seldom declare them otherwise.
 */
export type FontStyling = { isBold: boolean; isItalic: boolean; isIcons: boolean }

const BOLD =
  /bold|black|heavy|(?:^|[-_,])(?:bd|semi|demi|medi|sb|bx|b|bi|bdit)$|cmbx|(?:^|[^a-z])(?:sfbx|ecbx|lmbx)|-?(?:600|700|800|900)(?:$|[^0-9])/i
const NOT_BOLD = /^cmb?sy|semilight|demilight/i
const ITALIC =
  /ital|obli|slant|kursiv|(?:^|[-_,])(?:it|i|bi|bdit|sl|ri)$|cm(?:ti|sl)|(?:^|[^a-z])(?:ecti|sfti)/i
const ICONS =
  /awesome|icon|material ?symbols|glyphicons|wingdings|webdings|dingbats|marvosym|fontello|academicons|ionicons|feather|octicons|simple-line|entypo|linearicons/i

/** `name` as in the file; a prefix of six letters and "+" only marks an embedded subset. */
export function stylingOfFont(name: string): FontStyling {
  const plain = name.replace(/^[A-Z]{6}\+/, '').slice(0, 200)
  return {
    isBold: BOLD.test(plain) && !NOT_BOLD.test(plain),
    isItalic: ITALIC.test(plain),
    isIcons: ICONS.test(plain),
  }
}
