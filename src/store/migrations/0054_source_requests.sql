-- Requests to hosts whose owners limit them by the day, the week or the month; kept for as long as the longest limit.
create table source_requests (
  lane text not null,
  at timestamptz not null
);
create index source_requests_lane on source_requests (lane, at desc);
