-- Whether a person lets colleagues see their birthday and the day they joined. Without a row, both.
create table celebration_choice (
  company_id  bigint not null,
  user_id     bigint not null,
  birthday    boolean not null,
  anniversary boolean not null,
  updated_at  timestamptz not null default now(),
  constraint celebration_choice_pkey primary key (company_id, user_id),
  constraint celebration_choice_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade
);

select ops.protect('celebration_choice');

grant select, insert, update on celebration_choice to minga_app;

-- The people of a day of the year, whatever the year: month times a hundred plus day.
create index user_version_by_day_of_year on user_version
  (company_id, ((extract(month from birthday) * 100 + extract(day from birthday))::int))
  where superseded_at is null;

create index user_contract_by_day_of_year on user_contract
  (company_id, ((extract(month from initial_date) * 100 + extract(day from initial_date))::int));
