-- A company's own scales: who wrote each version, and when. A version is never changed: another one
-- follows it.
alter table scale_version
  add column creator_login_id bigint,
  add column created_at timestamptz not null default now();
alter table scale_version add constraint scale_version_label check (btrim(label) <> '');
