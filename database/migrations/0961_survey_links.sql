-- Links by which a survey is answered without signing in. Of each only the digest is kept: whoever
-- reads the table opens none.
create table public_token (
  company_id       bigint not null,
  id               bigint generated always as identity,
  survey_id        bigint not null,
  -- Whose survey it opens; without one everybody shares it, each browser with answers of its own.
  user_survey_id   bigint,
  sha256           bytea not null,
  -- How many browsers may still begin to answer by a shared one.
  uses_left        integer,
  -- Without one it ends with its survey.
  expires_at       timestamptz,
  mailed           boolean not null default false,
  created_at       timestamptz not null default now(),
  revoked_at       timestamptz,
  creator_login_id bigint,
  revoked_login_id bigint,
  version          integer not null default 1,
  constraint public_token_pkey primary key (company_id, id),
  constraint public_token_survey foreign key (company_id, survey_id)
    references survey (company_id, id),
  constraint public_token_of foreign key (company_id, user_survey_id)
    references user_survey (company_id, id) on delete cascade,
  constraint public_token_sha256 unique (company_id, sha256),
  constraint public_token_digest check (octet_length(sha256) = 32),
  constraint public_token_uses check ((user_survey_id is null) = (uses_left is not null)
    and uses_left >= 0),
  constraint public_token_revoked check (revoked_at is not null or revoked_login_id is null)
);

create index public_token_of_survey on public_token (company_id, survey_id, id);

-- A person has one living link; a newer one ends it.
create unique index public_token_live on public_token (company_id, user_survey_id)
  where revoked_at is null and user_survey_id is not null;

select ops.protect('public_token');

grant select, insert, update (uses_left, revoked_at, revoked_login_id, version) on public_token
  to minga_app;

select ops.audit('public_token', 'sha256', 'uses_left');

-- Nobody knows who answers by a link that everybody shares: no name could stand beside the answer.
alter table survey add constraint survey_shared_confidential
  check (public_access <> 'SHARED' or privacy = 'CONFIDENTIAL');
