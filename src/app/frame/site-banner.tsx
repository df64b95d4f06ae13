/** What the operator says on every page, and to operators that nobody else sees the site at the moment. */
import { Icon } from '#app/ui/icon.tsx'
import { useFrameData } from './frame-data.ts'

export function SiteBanner() {
  const frame = useFrameData()
  if (!frame?.banner && !frame?.isMaintenance) return null
  const { banner, isMaintenance } = frame
  return (
    <aside aria-label="Site notice" className="page grid gap-3 pt-4">
      {isMaintenance && (
        <p className="notice notice-warn">
          <Icon name="pause" />
          <span>
            Maintenance mode is on: only operators see this site.{' '}
            <a href="/admin/site" className="link">
              Change it
            </a>
          </span>
        </p>
      )}
      {banner && <BannerNotice {...banner} />}
    </aside>
  )
}

/** Also the preview while an operator writes it. */
export const BannerNotice = ({ text, link }: { text: string; link: string | null }) => (
  <p className="notice">
    <Icon name="megaphone" />
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {text}{' '}
      {link && (
        <a href={link} className="link">
          More about this
        </a>
      )}
    </span>
  </p>
)
