/**
 * The schema.org blocks of pages that are not one job: trail, organisation, site. Addresses are
 * absolute. What is not known is left out, never written as null.
 */

const CONTEXT = 'https://schema.org'

type Crumb = { name: string; url: string | null }

/** The trail to a page, from the start; null for fewer than two steps, which is no trail. Only the last may lack an address. */
export function breadcrumbs(items: readonly Crumb[]): object | null {
  if (items.length < 2 || items.slice(0, -1).some(({ url }) => url === null)) return null
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(url === null ? {} : { item: url }),
    })),
  }
}

/** `logo` at least 112 by 112 pixels, and crawlable; `sameAs` the organisation's own pages elsewhere. */
export function organization(facts: {
  name: string
  url: string
  logo: string | null
  sameAs: readonly string[]
}): object {
  const { name, url, logo, sameAs } = facts
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name,
    url,
    ...(logo === null ? {} : { logo }),
    ...(sameAs.length === 0 ? {} : { sameAs }),
  }
}

/**
 * Gives the site its name in results. `searchUrl` holds `{search_term}` where the words go: Google stopped
 * reading it in November 2024, others have not.
 */
export function webSite(facts: { name: string; url: string; searchUrl: string }): object {
  const { name, url, searchUrl } = facts
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: searchUrl },
      'query-input': 'required name=search_term',
    },
  }
}
