-- What is deleted is looked for by its time every hour: these stay as small as what waits there.
create index application_events_deleted on application_events (deleted_at) where deleted_at is not null;
create index application_contacts_deleted on application_contacts (deleted_at) where deleted_at is not null;
create index application_interviews_deleted on application_interviews (deleted_at) where deleted_at is not null;
create index application_tasks_deleted on application_tasks (deleted_at) where deleted_at is not null;
create index application_documents_deleted on application_documents (deleted_at) where deleted_at is not null;

-- A person's changes of address go with their account; the index of those that wait knows only some.
create index email_changes_of on email_changes (account_id);
