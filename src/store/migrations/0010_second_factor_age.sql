-- Whoever takes an account back turns off a second factor that came with the thief. Null where nobody noted it.
alter table second_factors add column enabled_at timestamptz;
