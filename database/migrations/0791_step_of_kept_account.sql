-- A step is answered neither by who asked, with any account of theirs, nor by an account that they
-- opened, whose password they set or whose address they wrote, until its owner takes it: with it
-- they would answer themselves. An address counts so for the days that the service trusts it.
create or replace function app.step_answered_by_another() returns trigger language plpgsql as $$
declare
  asked record;
begin
  select r.user_id, r.round, r.place, r.is_open into asked from approval_request r
  where r.company_id = new.company_id and r.kind = new.kind and r.subject_id = new.subject_id;
  if asked.user_id = new.user_id or asked.user_id = new.on_behalf_of
    or exists (select from login l where l.company_id = new.company_id
      and l.user_id = asked.user_id
      and (l.id = new.login_id
        or l.id = any(app.keepers_of(new.login_id, new.at - interval '7 days')))) then
    raise exception 'No puede responder su propia solicitud' using errcode = 'MG002';
  end if;
  if not asked.is_open or asked.round <> new.round or asked.place <> new.place then
    raise exception 'Ese paso no es el que espera respuesta' using errcode = 'MG002';
  end if;
  return new;
end $$;
