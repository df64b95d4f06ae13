-- Deleting a digest looks up its finds, and each new job is compared with finds of the same listings.

create index alert_finds_digest on alert_finds (digest_id) where digest_id is not null;
create index alert_finds_listings on alert_finds using gin (listings);
