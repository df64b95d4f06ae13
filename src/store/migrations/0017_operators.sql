-- Who runs this copy: accounts that may see and change its boards.
create table operators (
  account_id uuid primary key references accounts on delete cascade,
  since timestamptz not null
);

-- Codes that make an account an operator, once. 80 random bits need neither salt nor cost.
create table operator_codes (
  hash bytea primary key,
  expires_at timestamptz not null
);
