-- Days on which somebody does not work: medical leave, absence, permission, suspension. What was
-- paid with a closed month is not rewritten here: an absence that arrives late is kept, and says
-- so, for whoever settles the difference.

create table absence (
  company_id             bigint not null,
  id                     bigint generated always as identity,
  user_contract_id       bigint not null,
  type                   text not null,
  subtype                text not null default 'NORMAL',
  pay                    text not null default 'WITHOUTPAY',
  start_date             date not null,
  end_date               date not null,
  application_start_date date,
  application_end_date   date,
  half_day               boolean not null default false,
  ignore_holidays        boolean not null default false,
  license_number         text,
  continuous_license     boolean not null default false,
  first_licence          boolean not null default false,
  contribution_days      integer,
  previous_pay           bigint,
  response_status        text not null default 'PENDING',
  response               text,
  responded_at           timestamptz,
  responded_login_id     bigint,
  description            text,
  comment                text,
  file_id                bigint,
  late_until             integer,
  creator_login_id       bigint,
  updated_login_id       bigint,
  created_at             timestamptz not null default now(),
  updated_at             timestamptz not null default now(),
  version                integer not null default 1,
  constraint absence_pkey primary key (company_id, id),
  constraint absence_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint absence_file foreign key (company_id, file_id) references file (company_id, id),
  constraint absence_dates check (end_date >= start_date and end_date - start_date <= 730),
  constraint absence_application check (
    (application_start_date is null) = (application_end_date is null)
    and (application_start_date is null or (application_end_date >= application_start_date
      and application_end_date - application_start_date <= end_date - start_date))),
  constraint absence_half_day check (not half_day or (start_date = end_date and type <> 'LICENSE')),
  constraint absence_type check (type in ('LICENSE', 'NOT_WORKED', 'LEAVE', 'WORK_SUSPENSION')),
  constraint absence_subtype check (
    (type = 'LICENSE' and subtype in ('NORMAL', 'MATERNITY', 'WORK_ACCIDENT'))
    or (type = 'LEAVE' and subtype in
      ('NORMAL', 'ADMINISTRATIVE_DAY', 'COMPENSATORY_DAY', 'PROTECTED_PARENTING'))
    or subtype = 'NORMAL'),
  constraint absence_pay check (pay in ('WITHPAY', 'WITHOUTPAY')),
  constraint absence_contribution check (contribution_days between 0 and 731),
  constraint absence_previous_pay check (previous_pay between 0 and 99999999),
  constraint absence_response_status
    check (response_status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELED')),
  constraint absence_no_overlap exclude using gist (company_id with =, user_contract_id with =,
    daterange(start_date, end_date, '[]') with &&)
    where (response_status in ('PENDING', 'APPROVED')),
  constraint absence_applied_once exclude using gist (company_id with =, user_contract_id with =,
    daterange(coalesce(application_start_date, start_date),
      coalesce(application_end_date, end_date), '[]') with &&)
    where (response_status in ('PENDING', 'APPROVED'))
);

select ops.protect('absence');

grant select, insert, update, delete on absence to minga_app;

create index absence_of_contract on absence (company_id, user_contract_id, start_date);

-- Whether an absence takes something from the pay of its days.
create function app.absence_moves_pay(p_absence absence) returns boolean
language sql immutable as $$
  select p_absence.response_status = 'APPROVED'
    and (p_absence.type = 'LICENSE' or p_absence.pay = 'WITHOUTPAY')
$$;

grant execute on function app.absence_moves_pay(absence) to minga_app;

-- An approved absence of a month that is closed is marked with the last closed month: until then
-- nobody was paid with it. One that a closed month was paid with keeps its days of that month; what
-- comes after them may still change. Closing waits for who is writing.
create function app.keep_paid_absence() returns trigger language plpgsql as $$
declare
  v_company bigint := coalesce(new.company_id, old.company_id);
  v_contract bigint := coalesce(new.user_contract_id, old.user_contract_id);
  v_last integer;
  v_day date;
  v_paid boolean := false;
begin
  perform 1 from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = v_company and c.company_id = v_company and c.id = v_contract
      and m.type = 'PAYROLL' and m.is_open
    for share of m;
  select max(m.year_month) into v_last from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = v_company and c.company_id = v_company and c.id = v_contract
      and m.type = 'PAYROLL' and not m.is_open;
  if v_last is null then return coalesce(new, old); end if;
  v_day := (to_date(v_last::text, 'YYYYMM') + interval '1 month' - interval '1 day')::date;
  if tg_op <> 'INSERT' then
    v_paid := app.absence_moves_pay(old) and (old.late_until is null or old.late_until < v_last)
      and coalesce(old.application_start_date, old.start_date) <= v_day
      and coalesce(old.application_end_date, old.end_date) > coalesce(
        (to_date(old.late_until::text, 'YYYYMM') + interval '1 month' - interval '1 day')::date,
        '-infinity'::date);
  end if;
  if tg_op = 'DELETE' then
    if v_paid then raise exception 'El mes está cerrado' using errcode = 'MG001'; end if;
    return old;
  end if;
  if v_paid then
    if not app.absence_moves_pay(new)
      or (new.user_contract_id, new.type, new.subtype, new.half_day, new.ignore_holidays,
          new.previous_pay, coalesce(new.application_start_date, new.start_date),
          least(coalesce(new.application_end_date, new.end_date), v_day))
        is distinct from (old.user_contract_id, old.type, old.subtype, old.half_day,
          old.ignore_holidays, old.previous_pay,
          coalesce(old.application_start_date, old.start_date),
          least(coalesce(old.application_end_date, old.end_date), v_day)) then
      raise exception 'El mes está cerrado' using errcode = 'MG001';
    end if;
    return new;
  end if;
  if app.absence_moves_pay(new)
    and coalesce(new.application_start_date, new.start_date) <= v_day then
    if tg_op = 'INSERT' then
      new.late_until := v_last;
    elsif old.late_until is null then
      new.late_until := v_last;
    end if;
  else
    new.late_until := null;
  end if;
  return new;
end $$;

create trigger closed_month before insert or update or delete on absence
  for each row execute function app.keep_paid_absence();

select ops.audit('absence', 'license_number', 'comment', 'description', 'response');
