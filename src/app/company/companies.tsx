/** /companies: all companies that are hiring, searchable by name, location or industry. The URL holds the search. */
import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { DemoNotice } from '#app/frame/demo-notice.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { formAddress } from '#app/search/search-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { COMPANIES_PER_PAGE } from '#core/company/company.ts'
import { parseQueryParams } from '#core/search/query-params.ts'
import { countOf } from '#core/text/count-of.ts'
import { companyDirectory } from '#work/job/companies-at-hand.ts'
import type { Route } from './+types/companies.ts'
import { CompanyCard } from './company-card.tsx'

const PARAMETERS = new Set(['query', 'page'])
/** Debounces the search while the person types. */
const PAUSE_MS = 300

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const asked = [...new URL(request.url).searchParams].filter(([name]) => PARAMETERS.has(name))
  const read = parseQueryParams(asked, { unknown: 'ignore' })
  if (!read.query) throw new Refusal('invalid_parameter', read.problems)
  const { text, page } = read.query
  const found = await companyDirectory(services, { text, page, perPage: COMPANIES_PER_PAGE })
  if (page > 1 && found.companies.length === 0) throw new Refusal('page_not_found')
  const copyFrom = services.outageCache.copyFrom()
  return { text, page, companies: found.companies, total: found.total, copyFrom }
}

export default function Companies({ loaderData: found }: Route.ComponentProps) {
  const { text, page, companies, total } = found
  const { form, search, searchSoon } = useDirectoryForm(text)
  const isSearching = useNavigation().location?.pathname === '/companies'
  return (
    <>
      <PageHead
        title={page === 1 ? 'Companies that are hiring' : `Companies that are hiring, page ${page}`}
        description={`${countText(total)} with open jobs in tech, with their location, size and number of open jobs.`}
        path={addressOf(text, page)}
        isPrivate={text !== null || total === 0}
      />
      <section className="hero">
        <div className="page py-8 md:py-10">
          <h1>Companies</h1>
          <p className="mt-2 text-muted">
            Companies hiring right now: companies with the Top Company badge first, then those with
            the most open jobs.
          </p>
          <search>
            <form
              ref={form}
              method="get"
              action="/companies"
              className="mt-5 flex max-w-3xl gap-2"
              onSubmit={(event) => {
                event.preventDefault()
                search()
              }}
              onChange={searchSoon}
            >
              <div className="search-box">
                <Icon name="search" className="search-box-icon" />
                <input
                  type="search"
                  name="query"
                  defaultValue={text ?? ''}
                  maxLength={300}
                  placeholder="Name, location or industry"
                  aria-label="Search companies by name, location or industry"
                  autoComplete="off"
                  enterKeyHint="search"
                  className="input"
                />
              </div>
              <button type="submit" className="button button-primary">
                Search
              </button>
            </form>
          </search>
        </div>
      </section>

      <section aria-label="Results" aria-busy={isSearching} className="page directory">
        <div className="directory-head">
          <div role="status">
            <h2 className="tabular-nums">
              {total === 0 ? 'No companies found' : countText(total)}
              {text && <span className="font-normal text-muted"> for “{text}”</span>}
            </h2>
          </div>
          {text !== null && total > 0 && <ClearSearch />}
        </div>
        {companies.some(({ isDemo }) => isDemo) && <DemoNotice className="mb-4" />}
        {total === 0 ? (
          <NothingFound isSearch={text !== null} />
        ) : (
          <ul className="company-grid">
            {companies.map((company) => (
              <li key={company.slug}>
                <CompanyCard company={company} />
              </li>
            ))}
          </ul>
        )}
        <Pager
          page={page}
          last={Math.ceil(total / COMPANIES_PER_PAGE)}
          hrefOf={(number) => addressOf(text, number)}
        />
      </section>
    </>
  )
}

function NothingFound({ isSearch }: { isSearch: boolean }) {
  return (
    <div className="card px-6 py-12 text-center">
      <p className="text-muted">
        {isSearch
          ? 'Try adjusting your search query'
          : 'Companies appear here when they have an open job.'}
      </p>
      {isSearch && (
        <p className="mt-5">
          <ClearSearch />
        </p>
      )}
    </div>
  )
}

const ClearSearch = () => (
  <a href="/companies" className="button button-small" data-keep-scroll>
    Clear Search
  </a>
)

/** The search form, which searches at once or after a pause. Typing creates only one history entry. */
function useDirectoryForm(text: string | null) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(text)
  useEffect(() => () => clearTimeout(timer.current), [])

  // The URL was changed by something other than this field, such as a link or the back button.
  useEffect(() => {
    const field = form.current?.elements.namedItem('query')
    if (text === asked.current || !(field instanceof HTMLInputElement)) return
    clearTimeout(timer.current)
    asked.current = text
    field.value = text ?? ''
  }, [text])

  const search = () => {
    clearTimeout(timer.current)
    if (!form.current) return
    const address = formAddress(form.current)
    asked.current = new URLSearchParams(address).get('query')?.replace(/\s+/g, ' ') ?? null
    if (asked.current === text) return
    void navigate(`/companies${address}`, { replace: text !== null, preventScrollReset: true })
  }
  const searchSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(search, PAUSE_MS)
  }
  return { form, search, searchSoon }
}

function addressOf(text: string | null, page: number) {
  const params = new URLSearchParams()
  if (text !== null) params.set('query', text)
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? '/companies' : `/companies?${params}`
}

const countText = (total: number) => countOf(total, 'company', 'companies')
