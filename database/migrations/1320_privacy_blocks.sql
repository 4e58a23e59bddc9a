-- The data of a person that is shown to nobody else while its block lasts: one row a scope. What is
-- kept, calculated, paid and filed goes on.
create table privacy_block (
  company_id       bigint not null references company (id),
  id               bigint generated always as identity,
  user_id          bigint not null,
  scope            text not null,
  since            date not null,
  until            date,
  request_id       bigint not null,
  author_login_id  bigint,
  ended_login_id   bigint,
  ended_reason     text,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint privacy_block_pkey primary key (company_id, id),
  constraint privacy_block_user foreign key (company_id, user_id)
    references users (company_id, id),
  constraint privacy_block_request foreign key (company_id, request_id)
    references privacy_request (company_id, id),
  constraint privacy_block_scope check (scope in ('CONTACT', 'PICTURE', 'FAMILY', 'FIELDS')),
  constraint privacy_block_days check (until is null or until >= since),
  constraint privacy_block_ended check
    ((until is null) = (ended_reason is null) and (until is not null or ended_login_id is null))
);

-- One of each scope at once, of each request: two requests may ask for the same.
create unique index privacy_block_open on privacy_block (company_id, user_id, scope, request_id)
  where until is null;
create index privacy_block_by_person on privacy_block (company_id, user_id, id desc);

select ops.protect('privacy_block');

grant select, insert, update on privacy_block to minga_app;

select ops.audit('privacy_block');
