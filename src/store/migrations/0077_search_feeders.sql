-- Which server fills a search cluster. docs/decisions/045-search-on-opensearch.md

-- A lease is valid until it expires or the next one is granted; `fence` grows with each, so that what an earlier holder
-- still writes can be refused.
create table search_feeders (
  -- What the names of the cluster's indexes begin with.
  prefix text primary key,
  holder text not null,
  fence bigint not null,
  leased_until timestamptz not null
);
