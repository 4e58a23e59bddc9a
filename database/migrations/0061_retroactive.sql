-- A fact that is known late changes what closed months should have paid. The closed months stay as
-- they are: what they owe is posted, month by month of origin, into the open month.

-- What an item pays of an earlier month. Such an item is of one month and is only undone where it
-- was posted.
alter table user_item add column origin_month integer;

alter table user_item add constraint user_item_origin_month
  check (origin_month is null or (end_month = start_month and origin_month < start_month));

create function app.refuse_posted_item() returns trigger language plpgsql as $$
begin
  if old.origin_month is not null
    and coalesce(current_setting('app.retroactive', true), '') <> 'on' then
    raise exception 'Viene de un mes anterior'
      using errcode = '23514', constraint = 'user_item_posted';
  end if;
  return coalesce(new, old);
end $$;

create trigger posted before update or delete on user_item
  for each row execute function app.refuse_posted_item();

-- An item of a closed month that was known late. Nobody writes into the closed month itself; a
-- negative value takes back what was too much.
create table late_item (
  company_id       bigint not null,
  id               bigint generated always as identity,
  user_contract_id bigint not null,
  year_month       integer not null,
  item_code        text not null,
  value            numeric(16, 4) not null,
  comment          text not null,
  author_login_id  bigint,
  created_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint late_item_pkey primary key (company_id, id),
  constraint late_item_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint late_item_value check (value <> 0),
  constraint late_item_month
    check (year_month between 190001 and 220012 and year_month % 100 between 1 and 12)
);

select ops.protect('late_item');

grant select, insert, delete on late_item to minga_app;

create index late_item_of_contract on late_item (company_id, user_contract_id, year_month);

select ops.audit('late_item');

-- What was posted, concept by concept: the difference between what a closed month gave and what it
-- should have given, into which open month it went, and with which item.
create table retroactive_line (
  company_id       bigint not null,
  id               bigint generated always as identity,
  payroll_month_id bigint not null,
  origin_month_id  bigint not null,
  user_contract_id bigint not null,
  concept          text not null,
  label            text not null,
  line_group       text not null,
  paid             bigint not null,
  due              bigint not null,
  amount           bigint not null,
  author_login_id  bigint,
  posted_at        timestamptz not null default now(),
  constraint retroactive_line_pkey primary key (company_id, id),
  constraint retroactive_line_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id),
  constraint retroactive_line_origin foreign key (company_id, origin_month_id)
    references payroll_month (company_id, id),
  constraint retroactive_line_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint retroactive_line_group check (line_group in ('EARNING', 'DEDUCTION', 'EMPLOYER')),
  constraint retroactive_line_amount check (amount <> 0)
);

select ops.protect('retroactive_line');

grant select, insert, delete on retroactive_line to minga_app;

create index retroactive_line_of_origin
  on retroactive_line (company_id, origin_month_id, user_contract_id);

create index retroactive_line_of_month on retroactive_line (company_id, payroll_month_id);

select ops.audit('retroactive_line');

create trigger closed_month before insert on retroactive_line
  for each row execute function app.refuse_closed_month();

create function app.refuse_closed_posting() returns trigger language plpgsql as $$
begin
  perform 1 from payroll_month m where m.company_id = old.company_id
    and m.id = old.payroll_month_id and m.is_open for share;
  if not found then raise exception 'El mes está cerrado' using errcode = 'MG001'; end if;
  return old;
end $$;

create trigger closed_posting before delete on retroactive_line
  for each row execute function app.refuse_closed_posting();
