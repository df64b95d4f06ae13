/** The banner above job results that leads to the plans. */
import { Icon } from '#app/ui/icon.tsx'
import type { PlanBannerText } from '#work/plan/plan-banner.ts'

export function PlanBanner({ areMatchesFree, adds }: PlanBannerText) {
  return (
    <aside className="plan-banner" aria-labelledby="plan-banner-title">
      <Icon name="sparkles" />
      <div className="plan-banner-text">
        <h2 id="plan-banner-title">
          {areMatchesFree ? 'Get more from your job search' : 'Unlock Premium Job Matches'}
        </h2>
        <p>Premium adds {adds}.</p>
      </div>
      <a href="/subscription" className="button button-small">
        Upgrade to Premium
      </a>
    </aside>
  )
}
