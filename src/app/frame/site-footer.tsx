/**
 * The footer of every page: links to all sections, and who runs this instance. Somebody who is signed in has the
 * sections in their menus, so theirs is one line.
 */
import { sentMarkup } from '#app/ui/on-demand.tsx'
import type { FooterProps } from './footer-links.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const loadFooterLinks = async () => (await import('./footer-links.tsx')).FooterLinks
const Links = sentMarkup(
  'footer',
  loadFooterLinks,
  import.meta.env.SSR ? await loadFooterLinks() : null,
)

export const SiteFooter = (props: FooterProps) => (
  <footer className="site-footer">
    {!props.isShort && (
      <div className="page">
        <NewsletterForm />
      </div>
    )}
    <Links key={JSON.stringify(props)} {...props} />
  </footer>
)
