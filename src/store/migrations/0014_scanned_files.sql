-- Whether a scanner for viruses looked at the file before it was kept; without one configured nobody did.
alter table files add column is_scanned boolean not null default false;
