/** One notice above a list, with its link. */
import { Icon } from '#app/ui/icon.tsx'
import type { SearchNotice } from './search-notices.ts'

/** Links to other job lists keep the scroll offset. */
export function NoticeLine({ text, isWarning, way }: SearchNotice) {
  return (
    <p className={isWarning ? 'notice notice-warn' : 'notice'}>
      <Icon name={isWarning ? 'triangle-alert' : 'info'} />
      <span>{text}</span>
      <a
        href={way.href}
        className="button button-small"
        data-keep-scroll={way.href.startsWith('/jobs') || undefined}
      >
        {way.label}
      </a>
    </p>
  )
}
