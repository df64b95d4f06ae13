-- Skills that a person removed from their profile, so that reading their CV again does not bring them back.
alter table profiles add column removed_skills text[] not null default '{}';
