/** The page that shows how to reach a company, and the way there for visitors, who sign in first. */

export const detailsAddress = (slug: string) =>
  `/dashboard/company-details/${encodeURIComponent(slug)}`

/** `job`: the one whose page or card the link is on; the page leads back to it. */
export function detailsWay(slug: string, isVisitor: boolean, job?: number) {
  const href = job === undefined ? detailsAddress(slug) : `${detailsAddress(slug)}?job=${job}`
  return {
    label: 'Find Company Details',
    icon: 'building-2' as const,
    href: isVisitor ? `/auth/signin?next=${encodeURIComponent(href)}` : href,
  }
}
