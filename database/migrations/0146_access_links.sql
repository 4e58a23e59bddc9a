-- A link to choose a password serves two ends: who forgot theirs, and who was just given access and
-- has none yet. It says to which address it went and who asked for it.
alter table password_reset add column kind text not null default 'RECOVERY';

alter table password_reset
  add constraint password_reset_kind check (kind in ('RECOVERY', 'INVITATION'));

alter table password_reset add column recipient text;

alter table password_reset add column author_login_id bigint;

create index password_reset_login on password_reset (login_id, created_at desc);

-- When the owner of a login first chose a password of their own. Null: nobody ever came in.
alter table login add column activated_at timestamptz default now();
