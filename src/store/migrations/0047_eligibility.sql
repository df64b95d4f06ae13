-- Who may do a job from where: {facts, evidence}, see src/core/eligibility. Null until the rules have read the listing.
alter table jobs add column eligibility jsonb;
-- Spoken languages that a job asks for, ISO 639-1.
alter table jobs add column languages text[] not null default '{}';
