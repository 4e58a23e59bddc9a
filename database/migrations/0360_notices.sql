-- What the product says to a person: written in the transaction of what it speaks of, kept for 180
-- days. It carries no pay and no health.
create table notification (
  company_id bigint not null references company (id),
  id         bigint generated always as identity,
  user_id    bigint not null,
  kind       text not null,
  key        text not null,
  title      text not null,
  detail     text,
  link       text not null,
  is_shown   boolean not null default true,
  is_digest  boolean not null default false,
  created_at timestamptz not null default now(),
  read_at    timestamptz,
  constraint notification_pkey primary key (company_id, id),
  constraint notification_key unique (company_id, user_id, key),
  constraint notification_kind check (kind in ('REQUEST', 'ANSWER', 'REMINDER')),
  constraint notification_texts check (length(title) between 1 and 300
    and length(detail) between 1 and 600 and link like '/home/%'),
  constraint notification_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade
);

create index notification_of_user on notification (company_id, user_id, created_at desc);

create index notification_unread on notification (company_id, user_id)
  where read_at is null and is_shown;

select ops.protect('notification');

grant select, insert, update, delete on notification to minga_app;

-- How a person wants to know of each kind. Without a row, the razón social decides.
create table notification_preference (
  company_id bigint not null references company (id),
  user_id    bigint not null,
  kind       text not null,
  app        boolean not null,
  mail       text not null,
  constraint notification_preference_pkey primary key (company_id, user_id, kind),
  constraint notification_preference_kind check (kind in ('REQUEST', 'ANSWER', 'REMINDER')),
  constraint notification_preference_mail check (mail in ('NOW', 'DIGEST', 'NONE')),
  constraint notification_preference_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade
);

select ops.protect('notification_preference');

grant select, insert, update, delete on notification_preference to minga_app;
