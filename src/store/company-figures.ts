/** Table `company_figures`: what the directory of companies is sorted by, counted from their jobs as a whole. */
import { sql } from 'kysely'
import type { ExchangeRates } from '#core/pay/exchange-rates.ts'
import { PERIODS_PER_YEAR } from '#core/pay/salary.ts'
import type { Tx } from './db.ts'

/** Below, a median is the pay of a single job. */
const LEAST_PAID = 3
/** Over which growth is counted. */
export const GROWTH_DAYS = 30

/** Counts all companies again. Writes only what has changed. */
export async function recount(
  tx: Tx,
  { now, rates }: { now: Date; rates: ExchangeRates },
): Promise<void> {
  const usd = Object.entries(rates).map(([currency, { usd }]) => ({ currency, usd }))
  const periods = Object.entries(PERIODS_PER_YEAR).map(([period, times]) => ({ period, times }))
  const before = new Date(now.getTime() - GROWTH_DAYS * 86_400_000)
  await sql`
    with rates as (
      select * from jsonb_to_recordset(${JSON.stringify(usd)}::jsonb) as r (currency text, usd float8)),
    periods as (
      select * from jsonb_to_recordset(${JSON.stringify(periods)}::jsonb) as r (period text, times float8)),
    open_now as (
      select company_id, count(*)::int as jobs, count(*) filter (where work_setting = 'remote')::int as remote
        from jobs where closed_at is null group by 1),
    changed as (
      select company_id, sum(change)::int as growth
        from (select company_id, 1 as change from jobs
               where closed_at is null and first_seen_at > ${before}
                 and coalesce(posted_at, first_seen_at) > ${before} -- a board read for the first time has old jobs
              union all
              select company_id, -1 from jobs where closed_at > ${before} and first_seen_at <= ${before}) c
       group by 1),
    stated as (
      select j.company_id, j.salary_currency as currency, count(*)::int as paid,
             percentile_cont(0.5) within group (
               order by (coalesce(j.salary_min, j.salary_max) + coalesce(j.salary_max, j.salary_min)) / 2
                        * p.times) as median
        from jobs j join periods p on p.period = j.salary_period
       where j.closed_at is null and num_nonnulls(j.salary_min, j.salary_max) > 0
       group by 1, 2),
    pay as (
      select distinct on (company_id) company_id, s.currency, paid, median, median * r.usd as usd
        from stated s join rates r on r.currency = s.currency
       where paid >= ${LEAST_PAID}
       order by company_id, paid desc, s.currency),
    counted as (
      select c.id as company_id,
             case when c.first_seen_at <= ${before} then coalesce(g.growth, 0) end as growth,
             coalesce(o.remote, 0) as remote_jobs, coalesce(p.paid, 0) as paid_jobs,
             p.median::numeric(14, 2) as pay_median, p.currency as pay_currency,
             p.usd::numeric(14, 2) as pay_usd
        from open_now o join companies c on c.id = o.company_id
        left join changed g on g.company_id = c.id
        left join pay p on p.company_id = c.id),
    gone as (
      delete from company_figures where company_id not in (select company_id from open_now))
    insert into company_figures as f
           (company_id, growth, remote_jobs, paid_jobs, pay_median, pay_currency, pay_usd)
    select company_id, growth, remote_jobs, paid_jobs, pay_median, pay_currency, pay_usd from counted
    on conflict (company_id) do update
       set growth = excluded.growth, remote_jobs = excluded.remote_jobs,
           paid_jobs = excluded.paid_jobs, pay_median = excluded.pay_median,
           pay_currency = excluded.pay_currency, pay_usd = excluded.pay_usd
     where (f.growth, f.remote_jobs, f.paid_jobs, f.pay_median, f.pay_currency, f.pay_usd)
           is distinct from (excluded.growth, excluded.remote_jobs, excluded.paid_jobs,
                             excluded.pay_median, excluded.pay_currency, excluded.pay_usd)`.execute(
    tx,
  )
}
