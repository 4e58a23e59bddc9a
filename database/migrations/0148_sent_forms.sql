-- What a form sent, so that sending it again does not do it again: once per person, operation and
-- key. The key itself is not kept, only its hash; the answer is sealed with the key, so that it can
-- be read by nobody but who sent the form. Kept for a day.

create table sent_form (
  company_id bigint not null references company (id),
  login_id   bigint not null,
  operation  text not null,
  key_hash   bytea not null,
  body_hash  bytea not null,
  answer     bytea,
  sent_at    timestamptz not null,
  constraint sent_form_pkey primary key (company_id, login_id, operation, key_hash)
);

select ops.protect('sent_form');

grant select, insert, update, delete on sent_form to minga_app;

-- The same for what belongs to no company. Such work has transactions of its own: while it is being
-- done the row says so, and for how long that is to be believed.
create table sent_platform_form (
  login_id   bigint not null references login (id),
  operation  text not null,
  key_hash   bytea not null,
  body_hash  bytea not null,
  done       boolean not null default false,
  answer     bytea,
  sent_at    timestamptz not null,
  constraint sent_platform_form_pkey primary key (login_id, operation, key_hash)
);

grant select, insert, update, delete on sent_platform_form to minga_app;

grant select on sent_platform_form to minga_backup;
