-- What operators change while the server runs, for all pages: a banner and maintenance mode. One row.
create table site_state (
  is_only boolean primary key default true check (is_only),
  banner_text text,
  -- Of our own or https:.
  banner_link text,
  -- When it is shown; null for no limit.
  banner_from timestamptz,
  banner_until timestamptz,
  -- Null while there is no maintenance.
  maintenance_since timestamptz,
  -- What people read then, besides that they should come back.
  maintenance_note text
);
insert into site_state default values;

-- The sum of all files, which an instance may limit, from the index alone.
create index files_bytes on files (bytes);
