-- When a run last found a job on the board that is taken, null if none has, and how many new ones come a day, lately.
alter table boards
  add column last_brought_at timestamptz,
  add column jobs_a_day real not null default 0;
