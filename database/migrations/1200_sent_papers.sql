-- Papers that modules send to sign, each with the thing that it is of: the voucher of a vacation,
-- the report of somebody's expenses. The newest of a thing is the one that counts; it is stale once
-- the thing changed after the paper was printed.
create table sent_paper (
  company_id  bigint not null,
  document_id bigint not null,
  source      text not null,
  source_id   bigint not null,
  is_stale    boolean not null default false,
  created_at  timestamptz not null default now(),
  constraint sent_paper_pkey primary key (company_id, document_id),
  constraint sent_paper_document foreign key (company_id, document_id)
    references document (company_id, id),
  constraint sent_paper_source
    check (source in ('VACATION', 'EXPENSE_REPORT', 'ACTION_PLAN'))
);

create index sent_paper_by_source on sent_paper (company_id, source, source_id, document_id desc);

select ops.protect('sent_paper');

grant select, insert, update on sent_paper to minga_app;

select ops.audit('sent_paper');

-- A paper stays the paper of its thing, and what is stale stays so.
create function app.sent_paper_stays() returns trigger language plpgsql as $$
begin
  if (new.document_id, new.source, new.source_id, new.created_at)
      is distinct from (old.document_id, old.source, old.source_id, old.created_at)
    or (old.is_stale and not new.is_stale) then
    raise exception 'Un documento enviado a firma no cambia de origen' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger sent_paper_stays before update on sent_paper
  for each row execute function app.sent_paper_stays();

-- What was printed before the thing changed is not signed any more.
create function app.paper_is_stale() returns trigger language plpgsql as $$
begin
  update sent_paper set is_stale = true
  where company_id = new.company_id and source = tg_argv[0] and source_id = new.id
    and not is_stale;
  return null;
end $$;

-- The request for a signature by a provider outside: nothing ever answered one, and vouchers are
-- signed as documents from now on.
drop trigger recall_signature on vacation;

drop function app.recall_vacation_signature();

drop table vacation_signature;

create trigger paper_is_stale after update on vacation
for each row when (old.version <> new.version)
execute function app.paper_is_stale('VACATION');

create trigger paper_is_stale after update on action_plan
for each row when (old.approval_status <> new.approval_status
  or old.supervisor_id is distinct from new.supervisor_id)
execute function app.paper_is_stale('ACTION_PLAN');

create trigger paper_is_stale after update on expense_report
for each row when (old.status <> new.status and new.status in ('DRAFT', 'RETURNED'))
execute function app.paper_is_stale('EXPENSE_REPORT');
