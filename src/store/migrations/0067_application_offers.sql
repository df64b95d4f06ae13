-- What an employer offered, at most once for each application. Amounts are in whole units of the currency.
create table application_offers (
  account_id uuid not null references accounts on delete cascade,
  application_id bigint not null,
  currency text not null,
  base bigint,
  base_period text not null,
  -- Expected in a year.
  bonus bigint,
  equity bigint,
  hours_a_week real,
  days_off integer,
  place text,
  updated_at timestamptz not null,
  primary key (account_id, application_id),
  foreign key (account_id, application_id) references applications (account_id, id) on delete cascade
);
