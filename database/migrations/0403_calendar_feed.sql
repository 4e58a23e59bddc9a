-- A calendar that somebody subscribes to from another program, by a secret address. Only the digest
-- of the secret is kept. The key makes the ids of its events: they say nothing of what they are of.
create table calendar_feed (
  company_id   bigint not null,
  id           bigint generated always as identity,
  user_id      bigint not null,
  scope        text not null,
  token_hash   bytea not null,
  event_key    bytea not null,
  created_at   timestamptz not null,
  revoked_at   timestamptz,
  last_used_at timestamptz,
  constraint calendar_feed_pkey primary key (company_id, id),
  constraint calendar_feed_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint calendar_feed_scope check (scope in ('OWN', 'TEAM', 'HOLIDAYS')),
  constraint calendar_feed_token unique (company_id, token_hash)
);

-- One living address of each kind.
create unique index calendar_feed_live on calendar_feed (company_id, user_id, scope)
  where revoked_at is null;

select ops.protect('calendar_feed');

grant select, insert, update (revoked_at, last_used_at) on calendar_feed to minga_app;
