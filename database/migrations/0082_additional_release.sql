-- Payments apart are released to their people like payslips: an act of its own after closing, once
-- for each payment as it was closed. What did not change in a reopening keeps its release.

alter table additional_payment add column print text not null default '';

create table additional_release (
  company_id       bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  print            text not null,
  user_id          bigint not null,
  released_at      timestamptz not null default now(),
  released_by      bigint,
  mailed           boolean not null default false,
  constraint additional_release_pkey
    primary key (company_id, payroll_month_id, user_contract_id, print),
  constraint additional_release_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id),
  constraint additional_release_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint additional_release_user foreign key (company_id, user_id)
    references users (company_id, id)
);

select ops.protect('additional_release');

grant select, insert on additional_release to minga_app;

create index additional_release_of_user on additional_release (company_id, user_id);

-- Only what the closed month holds is released; the share lock makes reopening wait for it.
create function app.refuse_early_additional() returns trigger language plpgsql as $$
begin
  perform 1 from payroll_month m where m.company_id = new.company_id
    and m.id = new.payroll_month_id and m.type = 'ADDITIONAL' and not m.is_open for share;
  if not found then raise exception 'El mes no está cerrado' using errcode = 'MG002'; end if;
  perform 1 from additional_payment a where a.company_id = new.company_id
    and a.payroll_month_id = new.payroll_month_id
    and a.user_contract_id = new.user_contract_id and a.print = new.print;
  if not found then raise exception 'No hay pago que liberar' using errcode = 'MG002'; end if;
  return new;
end $$;

create trigger early_release before insert on additional_release
  for each row execute function app.refuse_early_additional();
