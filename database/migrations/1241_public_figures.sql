-- What public sources say of the legal figures of a month: of the platform, the same for every
-- company. A row is what one source said when it was read, and it is never changed; the same value
-- read again is the same row.
create table figure_reading (
  id         bigint generated always as identity primary key,
  source     text not null,
  year_month integer not null,
  key        text not null,
  value      text not null,
  url        text not null,
  sha256     text not null,
  read_at    timestamptz not null,
  constraint figure_reading_key unique (source, year_month, key, value),
  constraint figure_reading_source check (source in ('CMF', 'SII', 'PREVIRED')),
  constraint figure_reading_value check (value ~ '^[0-9]+(\.[0-9]+)?$'),
  constraint figure_reading_month check (year_month between 202401 and 204012)
);

select ops.reference('figure_reading');

grant select on figure_reading to minga_app, minga_backup;

grant insert (source, year_month, key, value, url, sha256, read_at) on figure_reading to minga_app;

create index figure_reading_by_month on figure_reading (year_month);

-- How the last reading of each source went.
create table figure_source (
  source  text primary key,
  read_at timestamptz not null,
  problem text,
  constraint figure_source_source check (source in ('CMF', 'SII', 'PREVIRED'))
);

select ops.reference('figure_source');

grant select, insert, update on figure_source to minga_app;

grant select on figure_source to minga_backup;

-- Whether figures on which two sources agree are taken without people: the last row rules.
create table figure_choice (
  id          bigint generated always as identity primary key,
  takes_alone boolean not null,
  chosen_by   bigint not null references login (id),
  chosen_at   timestamptz not null
);

select ops.reference('figure_choice');

grant select on figure_choice to minga_app, minga_backup;

grant insert (takes_alone, chosen_by, chosen_at) on figure_choice to minga_app;

-- The first person who confirmed what the sources proposed for a month, by its print: where the
-- proposal changes before the second one, the first one looks again.
create table figure_confirmation (
  id           bigint generated always as identity primary key,
  year_month   integer not null,
  print        text not null,
  confirmed_by bigint not null references login (id),
  confirmed_at timestamptz not null,
  constraint figure_confirmation_key unique (year_month, print)
);

select ops.reference('figure_confirmation');

grant select on figure_confirmation to minga_app, minga_backup;

grant insert (year_month, print, confirmed_by, confirmed_at) on figure_confirmation to minga_app;

-- The figures that the platform answers for: confirmed by two people, or taken alone because two
-- sources agree. They are never changed.
create table public_figure (
  key        text not null,
  year_month integer not null,
  value      text not null,
  source     text not null,
  url        text not null,
  first_by   bigint references login (id),
  second_by  bigint references login (id),
  taken_at   timestamptz not null,
  constraint public_figure_pkey primary key (key, year_month),
  constraint public_figure_value check (value ~ '^[0-9]+(\.[0-9]+)?$'),
  constraint public_figure_second check ((first_by is null) = (second_by is null)
    and first_by is distinct from coalesce(second_by, -1))
);

select ops.reference('public_figure');

grant select on public_figure to minga_app, minga_backup;

grant insert (key, year_month, value, source, url, first_by, second_by, taken_at) on public_figure
  to minga_app;

create index public_figure_by_month on public_figure (year_month);

-- The figures of the platform that a company was notified of: once each, so that its open months
-- say that something changed.
create table followed_figure (
  company_id bigint not null references company (id),
  key        text not null,
  year_month integer not null,
  value      text not null,
  constraint followed_figure_pkey primary key (company_id, key, year_month)
);

select ops.protect('followed_figure');

grant select, insert on followed_figure to minga_app;

select ops.audit('followed_figure');
