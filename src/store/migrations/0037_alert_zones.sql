-- Whether the person chose the time zone or their browser named it. Until then it is UTC, and the first request that
-- names one sets it.
alter table alert_settings add column is_zone_known boolean not null default false;
update alert_settings set is_zone_known = true where time_zone <> 'UTC';
