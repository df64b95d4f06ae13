/**
 * Title, description, keywords, social tags, canonical URL and feeds of a page. React moves these elements into the document's
 * head. Every page renders exactly one.
 */
import { FeedHeadLinks } from './feed-links.tsx'
import { useFrameData } from './frame-data.ts'

const SITE = 'Rolecall'

/** What the site is about, for pages without keywords of their own. */
const SITE_KEYWORDS = [
  'tech jobs',
  'software engineering jobs',
  'developer jobs',
  'remote jobs',
  'job search',
]

type Props = {
  /** Without the site name, which is added. */
  title: string
  description: string
  /** Path and query of the canonical URL, from the first slash ("/jobs?query=rust"). */
  path: string
  /** Before those of the site. Null is left out. */
  keywords?: readonly (string | null)[]
  /** Path and query of the page whose newest jobs are offered as a feed, and the feed's title. */
  feed?: { page: string; title: string }
  /** Keeps the page out of search engines. Crawlers still follow its links. */
  isPrivate?: boolean
  /** `article` for a single job or text page. */
  kind?: 'website' | 'article'
}

export function PageHead(props: Props) {
  const { title, description, path, keywords = [], feed, isPrivate, kind = 'website' } = props
  const publicUrl = useFrameData()?.publicUrl ?? ''
  const url = publicUrl + path
  const fullTitle = title.includes(SITE) ? title : `${title} | ${SITE}`
  const image = `${publicUrl}/og.png`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta
        name="keywords"
        content={[...new Set([...keywords, ...SITE_KEYWORDS])].filter(Boolean).join(', ')}
      />
      {feed && <FeedHeadLinks {...feed} publicUrl={publicUrl} />}
      {isPrivate ? (
        <meta name="robots" content="noindex,follow" />
      ) : (
        <link rel="canonical" href={url} />
      )}
      <meta property="og:site_name" content={SITE} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="Rolecall: jobs in the tech industry" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
