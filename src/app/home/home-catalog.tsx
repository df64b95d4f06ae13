/** What the home page shows of the catalog: categories, locations and companies with the most jobs. */
import type { ReactNode } from 'react'
import { CompanyCells } from '#app/company/company-cells.tsx'
import type { Company } from '#core/company/company.ts'
import { HowItWorks } from './how-it-works.tsx'
import { IndexLines } from './index-lines.tsx'
import { RuledSection } from './ruled-section.tsx'

type Line = { name: string; count: number; href: string }

export type Catalog = {
  categories: readonly Line[]
  locations: readonly Line[]
  featuredCompanies: readonly Company[]
}

export function HomeCatalog({ categories, locations, featuredCompanies }: Catalog) {
  return (
    <>
      <div className="home-pair">
        <RuledSection title="Browse Jobs by Category">
          <IndexLines lines={categories} />
        </RuledSection>
        <RuledSection title="Popular Locations">
          {locations.length === 0 ? (
            <Nothing>The locations with the most jobs appear here.</Nothing>
          ) : (
            <IndexLines lines={locations} />
          )}
        </RuledSection>
      </div>

      <RuledSection
        title="Featured Companies"
        aside="With open jobs, those seen recently first"
        more={{ href: '/companies', label: 'All companies' }}
      >
        {featuredCompanies.length === 0 ? (
          <Nothing>Companies appear here once they have an open job.</Nothing>
        ) : (
          <CompanyCells companies={featuredCompanies} />
        )}
      </RuledSection>

      <RuledSection title="How It Works">
        <HowItWorks />
      </RuledSection>
    </>
  )
}

export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="py-4 text-muted">{children}</p>
)
