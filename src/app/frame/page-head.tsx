/**
 * What a page tells browsers, search engines and those it is shared with. React moves these elements
 * into the document's head; every page draws exactly one.
 */
import { useFrameData } from './frame-data.ts'

const SITE = 'Rolecall'

type Props = {
  /** Without the product's name: it is added. */
  title: string
  description: string
  /** The page's one true address, from the first slash ("/jobs?query=rust"). */
  path: string
  /** Keeps the page out of search engines; its links are followed all the same. */
  isPrivate?: boolean
  /** `article` for one job or one text. */
  kind?: 'website' | 'article'
}

export function PageHead({ title, description, path, isPrivate, kind = 'website' }: Props) {
  const publicUrl = useFrameData()?.publicUrl ?? ''
  const url = publicUrl + path
  const fullTitle = title.includes(SITE) ? title : `${title} | ${SITE}`
  const image = `${publicUrl}/og.png`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
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
