/** The way to the payment provider's page, for browsers without a script. */
export function PaymentPageLink({ url, label }: { url: string; label: string }) {
  return (
    <p className="notice" role="status">
      <span>This continues on the secure pages of Stripe, our payment provider.</span>
      <a href={url} className="button button-primary button-small">
        {label}
      </a>
    </p>
  )
}
