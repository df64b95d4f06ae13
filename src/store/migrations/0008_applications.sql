-- Applications that people track, and what belongs to each. Days are the person's own calendar, instants UTC.
-- What is deleted is kept aside until the hourly cleaner takes it, so that undo brings back all of it.

create table applications (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  -- Grows by one with each change: a change names the version that it was made on, and only one of two wins.
  version integer not null default 1,
  job_id bigint references jobs on delete set null,
  job_title text not null,
  company_name text not null,
  -- Equal for spellings of one company (companyKey in src/core/company-name.ts); null when it was not named.
  company_key text,
  company_website text,
  job_location text,
  job_url text,
  job_description text,
  salary_range text,
  application_stage text not null check (application_stage in (
    'Interested', 'Applied', 'Follow Up', 'Pre-Screen', 'Tech Interview', 'Final Interview',
    'Offer Received', 'Accepted', 'Declined', 'Rejected', 'Ghosted')),
  applied_on date,
  notes text check (char_length(notes) <= 255),
  links jsonb not null default '[]',
  follow_up_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  -- What the tables below refer to, so that a part can never hang on somebody else's application.
  unique (account_id, id)
);
create index applications_newest on applications (account_id, created_at desc, id desc) where deleted_at is null;
create index applications_job on applications (job_id);
create index applications_deleted on applications (deleted_at) where deleted_at is not null;

create table application_events (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  application_id bigint not null,
  kind text not null check (kind in ('stage', 'note', 'event')),
  from_stage text,
  to_stage text,
  text text,
  happened_at timestamptz not null,
  recorded_at timestamptz not null,
  deleted_at timestamptz,
  check ((kind = 'stage') = (to_stage is not null)),
  foreign key (account_id, application_id) references applications (account_id, id) on delete cascade
);
create index application_events_of on application_events (account_id, application_id, happened_at);

create table application_contacts (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  application_id bigint not null,
  name text not null,
  role text,
  email text,
  phone text,
  url text,
  notes text,
  deleted_at timestamptz,
  foreign key (account_id, application_id) references applications (account_id, id) on delete cascade
);
create index application_contacts_of on application_contacts (account_id, application_id);

create table application_interviews (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  application_id bigint not null,
  round text not null,
  starts_at timestamptz not null,
  -- IANA name: the zone in which it was agreed.
  time_zone text not null,
  minutes integer not null check (minutes > 0),
  place text,
  notes text,
  deleted_at timestamptz,
  foreign key (account_id, application_id) references applications (account_id, id) on delete cascade
);
create index application_interviews_of on application_interviews (account_id, application_id, starts_at);

create table application_tasks (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  application_id bigint not null,
  title text not null,
  due_on date,
  done_at timestamptz,
  deleted_at timestamptz,
  foreign key (account_id, application_id) references applications (account_id, id) on delete cascade
);
create index application_tasks_of on application_tasks (account_id, application_id);

-- The exact files that were sent. What tells a file apart stays with the application when the file is deleted.
create table application_documents (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  application_id bigint not null,
  file_id uuid references files on delete set null,
  name text not null,
  media_type text not null,
  bytes integer not null,
  sent_on date,
  added_at timestamptz not null,
  deleted_at timestamptz,
  foreign key (account_id, application_id) references applications (account_id, id) on delete cascade
);
create index application_documents_of on application_documents (account_id, application_id);
create index application_documents_file on application_documents (file_id);
