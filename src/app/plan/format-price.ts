/** A price for people: "$9.99", "€10". */
export const formatPrice = ({ amount, currency }: { amount: number; currency: string }) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    ...(Number.isInteger(amount) && { maximumFractionDigits: 0 }),
  }).format(amount)
