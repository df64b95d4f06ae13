-- Files whose content is in an object store. docs/decisions/042-files-in-s3.md

-- The name of its object, which no other file ever gets. Null: its content is in file_contents.
alter table files add column object_name text;
create unique index files_object on files (object_name) where object_name is not null;

-- Objects that are to be removed. A row is written before an object is stored, and goes in the transaction that adds
-- the file: an object without a file is therefore always listed here.
create table object_removals (
  object_name text primary key,
  remove_at timestamptz not null,
  -- Whether it may still become a file. Never true again once a server has begun to remove it.
  is_upload boolean not null,
  failures int not null default 0
);
create index object_removals_due on object_removals (remove_at);

create function remove_object() returns trigger language plpgsql as $$
begin
  insert into object_removals (object_name, remove_at, is_upload) values (old.object_name, '-infinity', false)
    on conflict (object_name) do update set remove_at = '-infinity', is_upload = false;
  return null;
end $$;

-- Whatever deletes the file: its owner, the end of an account, an operator by hand.
create trigger file_deleted after delete on files
  for each row when (old.object_name is not null) execute function remove_object();

create trigger file_moved after update of object_name on files
  for each row when (old.object_name is not null and old.object_name is distinct from new.object_name)
  execute function remove_object();
