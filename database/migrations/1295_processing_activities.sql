-- What a company does with the data of people: its register of processing, beyond what the tables
-- of the product say of themselves.
create table processing_activity (
  company_id  bigint not null references company (id),
  id          bigint generated always as identity,
  name        text not null,
  purpose     text not null,
  basis       text not null,
  basis_note  text,
  people      text not null,
  data        text not null,
  source      text,
  recipients  text,
  transfers   text,
  keeps_until text,
  security    text,
  automated   boolean not null default false,
  created_at  timestamptz not null default now(),
  version     integer not null default 1,
  constraint processing_activity_pkey primary key (company_id, id),
  constraint processing_activity_name unique (company_id, name),
  constraint processing_activity_basis check (basis in
    ('CONSENT', 'LAW', 'CONTRACT', 'ECONOMIC', 'INTEREST', 'DEFENCE'))
);

select ops.protect('processing_activity');

grant select, insert, update, delete on processing_activity to minga_app;

select ops.audit('processing_activity');
