/**
 * The schema.org blocks for pages other than job pages: breadcrumbs, organization, site. URLs are absolute. Unknown
 * values are left out, never written as null.
 */

const CONTEXT = 'https://schema.org'

type Crumb = { name: string; url: string | null }

/** The breadcrumbs of a page, from the start page; null for fewer than two steps. Only the last may lack a URL. */
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

/** `logo` must be at least 112 by 112 pixels and crawlable; `sameAs` lists the organization's own pages elsewhere. */
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
 * Sets the site's name in search results. `searchUrl` contains `{search_term}` in place of the words: Google stopped
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
