-- What a person asks of their own data, by the rights of ley 21.719, with the days in which it is
-- answered.
create table privacy_request (
  company_id        bigint not null references company (id),
  id                bigint generated always as identity,
  user_id           bigint not null,
  kind              text not null,
  channel           text not null,
  detail            text,
  asks_block        boolean not null default false,
  state             text not null default 'RECEIVED',
  received_on       date not null,
  due               date not null,
  extended_to       date,
  extension_reason  text,
  deadline          date not null generated always as (coalesce(extended_to, due)) stored,
  block_due         date,
  block_answer      text,
  block_reason      text,
  block_answered_at timestamptz,
  block_login_id    bigint,
  identity_by       text,
  reason            text,
  answered_at       timestamptz,
  answered_login_id bigint,
  claim_until       date,
  creator_login_id  bigint,
  updated_login_id  bigint,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  version           integer not null default 1,
  constraint privacy_request_pkey primary key (company_id, id),
  constraint privacy_request_user foreign key (company_id, user_id)
    references users (company_id, id),
  constraint privacy_request_kind check (kind in
    ('ACCESS', 'RECTIFICATION', 'ERASURE', 'OBJECTION', 'BLOCKING', 'PORTABILITY')),
  constraint privacy_request_channel check (channel in ('ACCOUNT', 'MAIL_CODE', 'ENTERED')),
  constraint privacy_request_state check (state in ('RECEIVED', 'VERIFYING', 'IN_PROGRESS',
    'GRANTED', 'PARTLY', 'DENIED', 'CLAIMED', 'CLOSED', 'WITHDRAWN')),
  constraint privacy_request_identity check (identity_by in
    ('ACCOUNT', 'MAIL_CODE', 'IN_PERSON', 'LETTER')),
  constraint privacy_request_block check (block_answer in ('GIVEN', 'REFUSED')),
  constraint privacy_request_extended check ((extended_to is null) = (extension_reason is null)
    and (extended_to is null or extended_to > due)),
  constraint privacy_request_reasoned check
    (state not in ('PARTLY', 'DENIED') or (reason is not null and claim_until is not null)),
  constraint privacy_request_refused_block check
    (block_answer is distinct from 'REFUSED' or block_reason is not null)
);

create index privacy_request_by_deadline on privacy_request (company_id, deadline, id);
create index privacy_request_by_person on privacy_request (company_id, user_id, id desc);

-- One of each kind is under way at once: a second one would only begin its days again.
create unique index privacy_request_pending on privacy_request (company_id, user_id, kind)
  where state in ('RECEIVED', 'VERIFYING', 'IN_PROGRESS');

select ops.protect('privacy_request');

grant select, insert, update on privacy_request to minga_app;

select ops.audit('privacy_request');

select ops.keep_steps('privacy_request', 'state', 'reason');

-- A day by which the law orders an answer moves only by the one extension, and not back.
create function app.privacy_request_stays() returns trigger language plpgsql as $$
begin
  if (new.user_id, new.kind, new.channel, new.detail, new.received_on, new.due, new.block_due)
    is distinct from (old.user_id, old.kind, old.channel, old.detail, old.received_on, old.due,
      old.block_due) then
    raise exception 'Una solicitud recibida no se modifica' using errcode = 'MG002';
  end if;
  if old.extended_to is not null and new.extended_to is distinct from old.extended_to then
    raise exception 'El plazo se prorroga una sola vez' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger privacy_request_stays before update on privacy_request
  for each row execute function app.privacy_request_stays();

-- The code that somebody without an account receives in their mail, to ask and to follow.
create table privacy_code (
  company_id  bigint not null references company (id),
  id          bigint generated always as identity,
  user_id     bigint not null,
  code_digest bytea not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  constraint privacy_code_pkey primary key (company_id, id),
  constraint privacy_code_key unique (company_id, code_digest),
  constraint privacy_code_user foreign key (company_id, user_id)
    references users (company_id, id),
  constraint privacy_code_digest check (octet_length(code_digest) = 32)
);

create index privacy_code_by_end on privacy_code (company_id, expires_at);

select ops.protect('privacy_code');

grant select, insert, update, delete on privacy_code to minga_app;
