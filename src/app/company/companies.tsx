/**
 * /companies: all companies that are hiring, searchable by name, location or industry, in an order of choice. The URL
 * holds the search.
 */
import './companies.css'
import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { DemoNotice } from '#app/frame/demo-notice.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { formAddress } from '#app/search/search-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Kept } from '#app/ui/kept.tsx'
import { pack, usePacked } from '#app/ui/packed.ts'
import { Pager } from '#app/ui/pager.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { COMPANIES_PER_PAGE, COMPANY_SORTS, type CompanySort } from '#core/company/company.ts'
import { parseQueryParams } from '#core/search/query-params.ts'
import { countOf } from '#core/text/count-of.ts'
import { companyDirectory } from '#work/job/companies-at-hand.ts'
import type { Route } from './+types/companies.ts'
import { CompanyCard } from './company-card.tsx'
import { companyNote } from './company-notes.ts'

const PARAMETERS = new Set(['query', 'page'])
const SORT_LABELS: Readonly<Record<CompanySort, string>> = {
  jobs: 'Open jobs',
  growth: 'Growth in 30 days',
  pay: 'Salary',
  remote: 'Remote jobs',
}
/** Debounces the search while the person types. */
const PAUSE_MS = 300

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const sort = COMPANY_SORTS.find((one) => one === searchParams.get('sort')) ?? 'jobs'
  const asked = [...searchParams].filter(([name]) => PARAMETERS.has(name))
  const read = parseQueryParams(asked, { unknown: 'ignore' })
  if (!read.query) throw new Refusal('invalid_parameter', read.problems)
  const { text, page } = read.query
  const found = await companyDirectory(services, { text, page, sort, perPage: COMPANIES_PER_PAGE })
  if (page > 1 && found.companies.length === 0) throw new Refusal('page_not_found')
  const copyFrom = services.outageCache.copyFrom()
  const companies = found.companies.map((company) => ({
    company,
    note: companyNote(found.notes[company.slug], sort),
  }))
  return { text, page, sort, companies: pack(companies), total: found.total, copyFrom }
}

export default function Companies({ loaderData: found }: Route.ComponentProps) {
  const { text, page, sort, total } = found
  const companies = usePacked(found.companies)
  const { form, search, searchSoon } = useDirectoryForm(text, sort)
  const isSearching = useNavigation().location?.pathname === '/companies'
  return (
    <>
      <PageHead
        title={page === 1 ? 'Companies that are hiring' : `Companies that are hiring, page ${page}`}
        description={`${countText(total)} with open jobs in tech, with their location, size and number of open jobs.`}
        path={addressOf({ text, page, sort: 'jobs' })}
        isPrivate={text !== null || sort !== 'jobs' || total === 0}
      />
      <section className="hero">
        <div className="page companies-head">
          <h1>Companies</h1>
          <p className="companies-lead">
            Companies hiring right now, with their open jobs, what they pay and how they hire.
          </p>
          <search>
            <form
              ref={form}
              method="get"
              action="/companies"
              className="companies-form"
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
              <label className="companies-sort">
                <span>Sort by</span>
                <select name="sort" defaultValue={sort} className="input">
                  {COMPANY_SORTS.map((one) => (
                    <option key={one} value={one}>
                      {SORT_LABELS[one]}
                    </option>
                  ))}
                </select>
              </label>
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
            <h2>
              {total === 0 ? 'No companies found' : countText(total)}
              {text && <span className="directory-text"> for “{text}”</span>}
            </h2>
          </div>
          {text !== null && total > 0 && <ClearSearch />}
        </div>
        {companies.some(({ company }) => company.isDemo) && (
          <DemoNotice className="directory-notice" />
        )}
        {total === 0 ? (
          <NothingFound isSearch={text !== null} />
        ) : (
          <ul className="company-grid">
            {companies.map(({ company, note }) => (
              <Kept key={company.slug} as="li" by={['company-card', company, note, sort]}>
                {() => <CompanyCard company={company} note={note} sort={sort} />}
              </Kept>
            ))}
          </ul>
        )}
        <Pager
          page={page}
          last={Math.ceil(total / COMPANIES_PER_PAGE)}
          hrefOf={(number) => addressOf({ text, sort, page: number })}
        />
      </section>
    </>
  )
}

function NothingFound({ isSearch }: { isSearch: boolean }) {
  return (
    <div className="card directory-empty">
      <p>
        {isSearch
          ? 'Try adjusting your search query'
          : 'Companies appear here when they have an open job.'}
      </p>
      {isSearch && (
        <p>
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
function useDirectoryForm(text: string | null, sort: CompanySort) {
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
  useEffect(() => {
    const field = form.current?.elements.namedItem('sort')
    if (field instanceof HTMLSelectElement) field.value = sort
  }, [sort])

  const search = () => {
    clearTimeout(timer.current)
    if (!form.current) return
    const address = formAddress(form.current)
    const params = new URLSearchParams(address)
    asked.current = params.get('query')?.replace(/\s+/g, ' ') ?? null
    const chosen = params.get('sort') ?? sort
    if (asked.current === text && chosen === sort) return
    if (chosen === 'jobs') params.delete('sort')
    void navigate(params.size > 0 ? `/companies?${params}` : '/companies', {
      replace: text !== null,
      preventScrollReset: true,
    })
  }
  const searchSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(search, PAUSE_MS)
  }
  return { form, search, searchSoon }
}

type Address = { text: string | null; page: number; sort: CompanySort }

function addressOf({ text, page, sort }: Address) {
  const params = new URLSearchParams()
  if (text !== null) params.set('query', text)
  if (sort !== 'jobs') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? '/companies' : `/companies?${params}`
}

const countText = (total: number) => countOf(total, 'company', 'companies')
