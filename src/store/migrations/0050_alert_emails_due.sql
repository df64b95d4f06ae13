-- Who has an email due next is one look into this index, however many are due. It replaces those of each kind.
create index alert_settings_due on alert_settings (least(daily_at, weekly_at, immediate_at), account_id);
drop index alert_settings_daily;
drop index alert_settings_weekly;
