-- Why jobs on a board were left out: outside of the chosen fields, not for applicants, or a pool without an opening.
alter table left_out_jobs
  add column why text not null default 'field' check (why in ('field', 'test', 'pool')),
  drop constraint left_out_jobs_pkey,
  add primary key (board_id, why);
alter table left_out_jobs alter column why drop default;
