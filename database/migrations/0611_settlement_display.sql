-- Acts by which finiquitos are shown to their people, or hidden again: of one, of a batch or of a
-- filtered list.
create table settlement_display (
  company_id      bigint not null,
  id              bigint generated always as identity,
  shows           boolean not null,
  people          integer not null,
  login_id        bigint,
  at              timestamptz not null,
  undone_at       timestamptz,
  undone_login_id bigint,
  version         integer not null default 1,
  constraint settlement_display_pkey primary key (company_id, id),
  constraint settlement_display_people check (people > 0)
);

select ops.protect('settlement_display');

grant select, insert, update on settlement_display to minga_app;

select ops.audit('settlement_display');

-- The finiquitos that an act showed or hid; of a hidden one, since when and by which act it was
-- shown before.
create table settlement_display_person (
  company_id        bigint not null,
  display_id        bigint not null,
  settlement_id     bigint not null,
  user_id           bigint not null,
  before_since      timestamptz,
  before_display_id bigint,
  constraint settlement_display_person_pkey primary key (company_id, display_id, settlement_id),
  constraint settlement_display_person_of foreign key (company_id, display_id)
    references settlement_display (company_id, id) on delete cascade,
  constraint settlement_display_person_settlement foreign key (company_id, settlement_id)
    references settlement (company_id, id) on delete cascade,
  constraint settlement_display_person_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade
);

create index settlement_display_person_made
  on settlement_display_person (company_id, settlement_id, display_id);

create index settlement_display_person_user
  on settlement_display_person (company_id, user_id);

select ops.protect('settlement_display_person');

grant select, insert on settlement_display_person to minga_app;

-- The finiquitos that their people see now. Apart from the finiquito, so that a paid one, which
-- does not change, is shown and hidden too.
create table settlement_shown (
  company_id    bigint not null,
  settlement_id bigint not null,
  user_id       bigint not null,
  display_id    bigint not null,
  since         timestamptz not null,
  constraint settlement_shown_pkey primary key (company_id, settlement_id),
  constraint settlement_shown_settlement foreign key (company_id, settlement_id)
    references settlement (company_id, id) on delete cascade,
  constraint settlement_shown_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint settlement_shown_display foreign key (company_id, display_id)
    references settlement_display (company_id, id)
);

create index settlement_shown_of_user on settlement_shown (company_id, user_id);

create index settlement_shown_by_display on settlement_shown (company_id, display_id);

select ops.protect('settlement_shown');

grant select, insert, delete on settlement_shown to minga_app;

select ops.audit('settlement_shown');

-- A finiquito whose issue is taken back, or that is removed, is no longer what its person saw.
create function app.hide_changed_settlement() returns trigger language plpgsql as $$
begin
  delete from settlement_shown
  where company_id = new.company_id and settlement_id = new.id;
  return null;
end $$;

create trigger hide after update on settlement
for each row when (new.status in ('CREATED', 'DELETED') and old.status <> new.status)
execute function app.hide_changed_settlement();
