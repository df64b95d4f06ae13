-- Settling a find rewrites its row, which every index of the table has to follow.

-- A person's finds are few enough to be sorted when they are read.
drop index alert_finds_newest;
-- Rows are added in the order of this column, and only old ones are looked up by it.
drop index alert_finds_age;
create index alert_finds_age on alert_finds using brin (found_at);
-- The number of an email may outlive its row.
alter table alert_finds drop constraint alert_finds_digest_id_fkey;
drop index alert_finds_digest;

-- What is encrypted does not become smaller.
alter table outbox alter column sealed set storage external;
