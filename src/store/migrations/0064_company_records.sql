-- The closed jobs of a company within a time, for what its page says about how it hires.
create index jobs_company_closed on jobs (company_id, closed_at) where closed_at is not null;

-- What the directory of companies is sorted by, counted once an hour from their jobs. Companies without a row have
-- not been counted yet.
create table company_figures (
  company_id bigint primary key references companies on delete cascade,
  -- Open jobs now, less those of 30 days ago; null for companies that we have known for a shorter time.
  growth integer,
  remote_jobs integer not null,
  -- The median of the middles that open jobs state a year, in the currency that most of them state; null with fewer
  -- than three.
  paid_jobs integer not null,
  pay_median numeric(14, 2),
  pay_currency text,
  -- The same in US dollars, to compare.
  pay_usd numeric(14, 2)
);
