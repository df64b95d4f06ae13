-- A run that found another company's jobs on a board.
alter table runs
  drop constraint runs_outcome_check,
  add constraint runs_outcome_check check (outcome in
    ('complete', 'unchanged', 'partial', 'unreadable', 'away', 'held', 'foreign', 'stopped'));

-- What a board answers with instead of its own jobs, until these are back or the operator accepts the others.
create table foreign_answers (
  board_id bigint primary key references boards on delete cascade,
  since timestamptz not null,
  -- In a row.
  runs integer not null,
  company text not null,
  sentence text not null,
  count integer not null,
  -- The first ones.
  titles text[] not null,
  is_accepted boolean not null default false
);
