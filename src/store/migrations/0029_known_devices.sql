-- Part of what the cookies of known browsers are signed for: it changes when every session ends or the password does,
-- and those cookies are void. Those from before this migration are void as well; signing in makes new ones.
alter table accounts add column device_epoch uuid not null default gen_random_uuid();
