-- A copy of the database opens nothing: what gives access is here as a hash, or sealed with a key that is not.
-- Versions before this one find no session any more; stop them before this one starts.

-- SHA-256 of the token in hexadecimal: 190 random bits need neither salt nor cost. Nobody is signed out.
alter table sessions rename column token to token_sha256;
update sessions set token_sha256 = encode(sha256(convert_to(token_sha256, 'UTF8')), 'hex');
alter table sessions add constraint sessions_hashed check (token_sha256 ~ '^[0-9a-f]{64}$');

-- Codes and links on their way, for ten minutes at most, are void; what comes now is sealed.
delete from verifications;
alter table verifications add constraint verifications_sealed check (value like 'v1.%');

-- What messages say, sealed: they hold codes and links. Those that wait are sealed when the server starts, which then
-- empties the columns they were in.
alter table outbox add column sealed text not null default '';
alter table outbox alter column body_text set default '', alter column body_html set default '';

-- We ask providers for nothing once somebody is signed in, so that nothing of theirs is kept.
update sign_in_methods set access_token = null, refresh_token = null, id_token = null,
  access_token_expires_at = null, refresh_token_expires_at = null
 where num_nonnulls(access_token, refresh_token, id_token) > 0;
alter table sign_in_methods add constraint sign_in_methods_without_tokens
  check (num_nonnulls(access_token, refresh_token, id_token) = 0);
