-- What the company says to its people: announcements with their audience, their files and who has
-- read them; and the feed of the home page, in an order that people change.
create table announcement (
  company_id           bigint not null references company (id),
  id                   bigint generated always as identity,
  title                text not null,
  content              jsonb not null,
  visibility           text not null,
  publish_date         date not null,
  expiry_date          date,
  pinned               boolean not null default false,
  asks_acknowledgement boolean not null default false,
  allows_reactions     boolean not null default false,
  sends_mail           boolean not null default false,
  mailed_at            timestamptz,
  withdrawn_at         timestamptz,
  reason               text,
  creator_login_id     bigint,
  updated_login_id     bigint,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now(),
  version              integer not null default 1,
  constraint announcement_pkey primary key (company_id, id),
  constraint announcement_visibility check (visibility in ('EVERYONE', 'NON_EMPLOYEE')),
  constraint announcement_title check (length(title) between 1 and 120),
  constraint announcement_content
    check (content ->> 'type' = 'doc' and pg_column_size(content) <= 200000),
  constraint announcement_days check (expiry_date >= publish_date),
  constraint announcement_withdrawn check ((withdrawn_at is null) = (reason is null))
);

create index announcement_by_day on announcement (company_id, publish_date desc, id desc);

select ops.protect('announcement');

grant select, insert, update on announcement to minga_app;

select ops.audit('announcement');

-- The razones sociales that it is for; without any, it is for all of them.
create table announcement_business (
  company_id      bigint not null,
  announcement_id bigint not null,
  business_id     bigint not null,
  constraint announcement_business_pkey primary key (company_id, announcement_id, business_id),
  constraint announcement_business_of foreign key (company_id, announcement_id)
    references announcement (company_id, id) on delete cascade,
  constraint announcement_business_business foreign key (company_id, business_id)
    references business (company_id, id)
);

select ops.protect('announcement_business');

grant select, insert, delete on announcement_business to minga_app;

create table announcement_file (
  company_id      bigint not null,
  announcement_id bigint not null,
  file_id         bigint not null,
  position        integer not null,
  constraint announcement_file_pkey primary key (company_id, announcement_id, position),
  constraint announcement_file_once unique (company_id, announcement_id, file_id),
  constraint announcement_file_of foreign key (company_id, announcement_id)
    references announcement (company_id, id) on delete cascade,
  constraint announcement_file_file foreign key (company_id, file_id)
    references file (company_id, id),
  constraint announcement_file_three check (position between 1 and 3)
);

select ops.protect('announcement_file');

grant select, insert, delete on announcement_file to minga_app;

-- One row for each person who opened it, and none for those who have not: nothing is written for
-- everybody when it is published.
create table announcement_read (
  company_id      bigint not null,
  announcement_id bigint not null,
  user_id         bigint not null,
  read_at         timestamptz not null default now(),
  acknowledged_at timestamptz,
  reaction        text,
  constraint announcement_read_pkey primary key (company_id, announcement_id, user_id),
  constraint announcement_read_of foreign key (company_id, announcement_id)
    references announcement (company_id, id) on delete cascade,
  constraint announcement_read_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint announcement_read_reaction check (reaction in ('LIKE', 'THANKS', 'CELEBRATE'))
);

create index announcement_read_by_user on announcement_read (company_id, user_id);

select ops.protect('announcement_read');

grant select, insert, update on announcement_read to minga_app;

-- What was read stays read, and what was acknowledged stays so.
create function app.keep_announcement_read() returns trigger language plpgsql as $$
begin
  if new.read_at <> old.read_at
    or (old.acknowledged_at is not null
      and new.acknowledged_at is distinct from old.acknowledged_at)
  then
    raise exception 'what somebody read or acknowledged does not change'
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger kept before update on announcement_read
for each row execute function app.keep_announcement_read();

-- The first item has the highest position. Positions begin as their identity and are only ever
-- exchanged, so that two items never share one.
create table company_feed (
  company_id       bigint not null references company (id),
  id               bigint generated always as identity,
  position         bigint generated by default as identity,
  text             text,
  link             text,
  file_id          bigint,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint company_feed_pkey primary key (company_id, id),
  constraint company_feed_file foreign key (company_id, file_id) references file (company_id, id),
  constraint company_feed_says check (text is not null or file_id is not null),
  constraint company_feed_link check (link ~ '^https://')
);

create index company_feed_by_position on company_feed (company_id, position desc);

select ops.protect('company_feed');

grant select, insert, update, delete on company_feed to minga_app;

select ops.audit('company_feed');
