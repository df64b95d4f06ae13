/** The page that shows how to reach a company, and the way there for visitors, who sign in first. */

export const detailsAddress = (slug: string) =>
  `/dashboard/company-details/${encodeURIComponent(slug)}`

export function detailsWay(slug: string, isVisitor: boolean) {
  const href = detailsAddress(slug)
  return {
    label: 'Find Company Details',
    icon: 'building-2' as const,
    href: isVisitor ? `/auth/signin?next=${encodeURIComponent(href)}` : href,
  }
}
