-- The last contract of a person ends the delegations that they received: on its last day, or at
-- once those that begin later.
alter table contract_settlement_line drop constraint contract_settlement_line_part;

alter table contract_settlement_line add constraint contract_settlement_line_part check (part in
  ('VACATIONS', 'ABSENCES', 'LOANS', 'ITEMS', 'TEAM', 'UNITS', 'DELEGATIONS', 'ACCESS'));

grant update (valid) on delegation to minga_app;

create or replace function app.keep_delegation_kinds() returns trigger language plpgsql as $$
begin
  delete from delegation_kind
  where company_id = new.company_id and delegation_id = new.id;
  insert into delegation_kind (company_id, delegation_id, kind, from_user_id, valid)
  select new.company_id, new.id, one.kind, new.from_user_id, new.valid
  from unnest(new.kinds) as one (kind)
  where new.revoked_at is null;
  return null;
end $$;
