/**
 * Standard offsets from UTC, in hours, of the zones that a country uses: the westernmost and the
 * easternmost. From the IANA time zone database, without the zones of few people (Hawaii, the
 * Azores, Newfoundland).
 */
const TABLE: readonly (readonly [codes: string, from: number, to: number])[] = [
  ['AS NU', -11, -11],
  ['CK PF UM', -10, -10],
  ['PN', -8, -8],
  ['CA MX US', -8, -5],
  ['BZ CR GT HN NI SV', -6, -6],
  ['BS CO CU EC HT JM KY PA PE TC', -5, -5],
  ['BR', -5, -3],
  ['AG AI AW BB BL BM BO BQ CL CW DM DO GD GP GY KN LC MF MQ MS PR SX TT VC VE VG VI', -4, -4],
  ['AR FK GF PM PY SR UY', -3, -3],
  ['GL GS', -2, -2],
  ['CV', -1, -1],
  ['BF CI FO GB GG GH GM GN GW IE IM IS JE LR ML MR PT SH SL SN ST TG', 0, 0],
  [
    'AD AL AO AT BA BE BJ CF CG CH CM CZ DE DK DZ EH ES FR GA GI GQ HR HU IT LI LU MA MC ME MK MT NE NG NL NO PL RS SE SI SJ SK SM TD TN VA XK',
    1,
    1,
  ],
  ['CD', 1, 2],
  ['AX BG BI BW CY EE EG FI GR IL LB LS LT LV LY MD MW MZ NA PS RO RW SD SS SZ UA ZA ZM ZW', 2, 2],
  ['BH BY DJ ER ET IQ JO KE KM KW MG QA SA SO SY TR TZ UG YE YT', 3, 3],
  ['RU', 3, 10],
  ['IR', 3.5, 3.5],
  ['AE AM AZ GE MU OM RE SC', 4, 4],
  ['AF', 4.5, 4.5],
  ['KZ MV PK TF TJ TM UZ', 5, 5],
  ['IN LK', 5.5, 5.5],
  ['NP', 5.75, 5.75],
  ['BD BT IO KG', 6, 6],
  ['CC MM', 6.5, 6.5],
  ['CX KH LA TH VN', 7, 7],
  ['ID', 7, 9],
  ['BN CN HK MN MO MY PH SG TW', 8, 8],
  ['AU', 8, 10],
  ['JP KP KR PW TL', 9, 9],
  ['GU MP PG', 10, 10],
  ['FM NC NF SB VU', 11, 11],
  ['FJ KI MH NR NZ TV WF', 12, 12],
  ['TK TO WS', 13, 13],
]

/** Hours east of UTC, west to east. */
export type Offsets = readonly [from: number, to: number]

const OFFSETS: ReadonlyMap<string, Offsets> = new Map(
  TABLE.flatMap(([codes, from, to]) =>
    codes.split(' ').map((code) => [code, [from, to] as const] as const),
  ),
)

export const offsetsOf = (country: string): Offsets | null => OFFSETS.get(country) ?? null
