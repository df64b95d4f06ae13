-- Which jobs the last complete run of a board took (JOB_FIELDS): another choice reads everything again.
alter table boards add column gate text;

-- The jobs on a board that were not taken, as of its last run that read it: how many, and the first titles.
create table left_out_jobs (
  board_id bigint primary key references boards on delete cascade,
  count integer not null,
  titles text[] not null
);
