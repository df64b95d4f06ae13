/**
 * Pay of a schema.org JobPosting: a number, an amount of money, a range with its period, or several of them for
 * several places. Estimates ("estimatedSalary") are ignored, because no employer promises them.
 */
import type { Listing } from '#core/job/listing.ts'
import { toPeriod } from '#core/pay/salary-period.ts'
import { type Band, toPay } from '#sources/read/pay.ts'
import { type Fields, fieldsOf } from '#sources/read/read-answer.ts'
import { amount } from '#sources/read/read-field.ts'
import { listOf, nodeText } from './schema-node.ts'

export function payOf(posting: Fields): Pick<Listing, 'salary' | 'salaryText'> {
  const currency = nodeText(posting.salaryCurrency, 8)
  const bands = listOf(posting.baseSalary).map((value) => toBand(value, currency))
  const paid = toPay(bands)
  if (paid.salary) return paid
  const words = listOf(posting.baseSalary).filter((value) => typeof value === 'string')
  return words.length > 0 ? { salaryText: nodeText(words) } : {}
}

function toBand(value: unknown, currency: string | null): Band {
  const node = fieldsOf(value)
  const inner = fieldsOf(listOf(node?.value)[0]) ?? node ?? { value }
  const exact = amountOf(inner.value)
  const period = nodeText(inner.unitText ?? inner.unitCode ?? node?.unitText)
  return {
    min: amountOf(inner.minValue) ?? exact,
    max: amountOf(inner.maxValue) ?? exact,
    currency: nodeText(node?.currency, 8) ?? nodeText(inner.currency, 8) ?? currency,
    period: period === null ? null : toPeriod(period),
    title: null,
  }
}

/** "60,000.00", "60.000,00", "60 000" and 60000 are the same. */
function amountOf(value: unknown): number | null {
  if (typeof value !== 'string') return amount(value)
  const plain = value.trim().replace(/(?<=\d)[.,\s'’](?=\d{3}(?:\D|$))/g, '')
  return amount(plain.replace(',', '.'))
}
