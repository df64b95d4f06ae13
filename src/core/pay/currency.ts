/**
 * Known currencies, their rough value, and how to show an amount. ISO 4217 codes; rates are US
 * dollars per unit. Rates are approximate: amounts are compared by them and always shown as listed.
 */

/**
 * US dollars per unit: June 2025 averages to two or three significant digits (reference rates of
 * the European Central Bank, or of national banks where it has none). An operator can renew them,
 * see exchange-rates.ts.
 */
export const SHIPPED_RATES_ON = '2025-06-30'
// Marked pure so that browser code that only formats money doesn't include the rates.
const USD_PER_UNIT = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries({
    USD: 1,
    EUR: 1.15,
    GBP: 1.35,
    CHF: 1.22,
    CAD: 0.73,
    AUD: 0.65,
    NZD: 0.6,
    SGD: 0.78,
    HKD: 0.127,
    TWD: 0.034,
    JPY: 0.0069,
    CNY: 0.139,
    KRW: 0.00073,
    INR: 0.0116,
    PKR: 0.0035,
    BDT: 0.0082,
    LKR: 0.0033,
    NPR: 0.0073,
    IDR: 0.000061,
    VND: 0.000038,
    PHP: 0.0178,
    THB: 0.0307,
    MYR: 0.236,
    SEK: 0.104,
    NOK: 0.099,
    DKK: 0.154,
    ISK: 0.008,
    PLN: 0.27,
    CZK: 0.0465,
    HUF: 0.00286,
    RON: 0.228,
    BGN: 0.589,
    RSD: 0.0098,
    UAH: 0.024,
    RUB: 0.0127,
    BYN: 0.305,
    MDL: 0.058,
    GEL: 0.367,
    AMD: 0.0026,
    KZT: 0.0019,
    UZS: 0.000079,
    TRY: 0.0254,
    ILS: 0.287,
    AED: 0.272,
    SAR: 0.267,
    QAR: 0.275,
    KWD: 3.27,
    BHD: 2.65,
    OMR: 2.6,
    JOD: 1.41,
    EGP: 0.02,
    MAD: 0.109,
    TND: 0.34,
    ZAR: 0.056,
    NGN: 0.00065,
    KES: 0.0077,
    GHS: 0.096,
    BRL: 0.18,
    MXN: 0.0525,
    ARS: 0.00085,
    CLP: 0.00107,
    COP: 0.000244,
    PEN: 0.276,
    UYU: 0.0245,
    CRC: 0.00198,
  }),
)

/** How we show a currency; all others show their code and a space. */
const SHOWN = new Map(
  Object.entries({
    USD: '$',
    EUR: '€',
    GBP: '£',
    JPY: '¥',
    INR: '₹',
    CAD: 'CA$',
    AUD: 'A$',
    NZD: 'NZ$',
    SGD: 'S$',
    HKD: 'HK$',
    TWD: 'NT$',
    BRL: 'R$',
    MXN: 'MX$',
    CNY: 'CN¥',
    KRW: '₩',
    ILS: '₪',
    PHP: '₱',
    VND: '₫',
  }),
)

export const CURRENCY_CODES = /* @__PURE__ */ Array.from(/* @__PURE__ */ USD_PER_UNIT.keys())

/** Approximate US dollars per unit; null for a currency without a rate. */
export function usdPerUnit(code: string): number | null {
  return USD_PER_UNIT.get(code) ?? null
}

/** "$120,000", "PLN 18,000", or the bare number when the currency is unknown. */
export function formatMoney(amount: number, code: string | null): string {
  const digits = (Number.isInteger(amount) ? WHOLE : CENTS).format(amount)
  if (code === null) return digits
  return `${SHOWN.get(code) ?? `${code} `}${digits}`
}

/** "$95,000", but from a million on "¥12M" and "IDR 1.5B": rounded to two digits. */
export function formatShortMoney(amount: number, code: string): string {
  return amount < 1_000_000
    ? formatMoney(amount, code)
    : `${SHOWN.get(code) ?? `${code} `}${SHORT.format(amount)}`
}

const SHORT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 })
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
