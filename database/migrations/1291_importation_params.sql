-- What the form of a file says besides the file: the folder and type of documents that come in one,
-- and why an administrator insists.
alter table importation add column params jsonb not null default '{}'::jsonb;

alter table importation add column reason text;

alter table importation add constraint importation_reason
  check (reason is null or length(reason) between 20 and 500);
