-- Ways to reach a company, as stated by its listings, by its board at a source, or by its own website.
create table company_contacts (
  company_id bigint not null references companies on delete cascade,
  source text not null check (source in ('listing', 'board', 'site')),
  kind text not null check (kind in
    ('website', 'careers', 'hr', 'company', 'department', 'phone', 'form', 'linkedin', 'profile')),
  value text not null check (length(value) <= 2100),
  about text,
  -- The page that states it.
  source_url text,
  -- The day of UTC on which it was last found.
  found_on date not null,
  -- Their order on the page.
  rank integer not null,
  primary key (company_id, source, kind, value)
);

-- When a company's listings and website were last read for contacts, one row a company that somebody asked about.
create table company_contact_reads (
  company_id bigint primary key references companies on delete cascade,
  listings_read_at timestamptz,
  -- The website is not read before: it was read, it failed, or a server is reading it.
  pages_due_at timestamptz not null,
  -- Until when one server is reading it; identifies that reading.
  pages_taken_until timestamptz,
  -- Why the last reading of the website failed.
  problem text
);

-- What the operator removed at a company's request. It stays removed, also from what is found later.
create table contact_removals (
  -- SHA-256 of the removed address, or of the company's slug: enough to recognize it, and the address itself is gone.
  subject bytea primary key,
  -- The company whose contacts are all removed; null for one address, which is removed from every company.
  company_slug text,
  -- The kind of address, to tell the operator what it was.
  kind text,
  removed_at timestamptz not null
);
