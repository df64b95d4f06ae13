-- Links that let one person sign up each, where sign-up is by invitation.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  -- Of 32 random bytes; the link itself is shown once.
  token_sha256 bytea not null unique,
  -- Its last characters, to tell links apart.
  hint text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- When somebody signed up with it, and as whom.
  used_at timestamptz,
  account_id uuid unique references accounts on delete cascade
);
create index invitations_listed on invitations (created_at desc, id desc);
create index invitations_age on invitations (expires_at);
