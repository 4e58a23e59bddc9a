-- Who has answered nothing may be taken out of an active survey whose answers bear a name. Of a
-- confidential one nobody may know whether somebody began: its people are final once it is active.
create or replace function app.user_survey_moves() returns trigger language plpgsql as $$
declare
  v_status text;
  v_privacy text;
begin
  if tg_op = 'DELETE' then
    select s.status, s.privacy into v_status, v_privacy from survey s
    where s.company_id = old.company_id and s.id = old.survey_id for share;
    if v_status = 'PENDING' then return old; end if;
    if v_status not in ('ACTIVE', 'PAUSED') or v_privacy <> 'IDENTIFIED'
      or old.status <> 'INCOMPLETE' or exists (select from answer a
        where a.company_id = old.company_id and a.user_survey_id = old.id) then
      raise exception 'Solo se quita a quien no ha respondido nada' using errcode = 'MG002';
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' and old.status = new.status and old.edition = new.edition then
    return new;
  end if;
  select s.status into v_status from survey s
  where s.company_id = new.company_id and s.id = new.survey_id for share;
  if tg_op = 'INSERT' then
    if v_status not in ('PENDING', 'ACTIVE', 'PAUSED') or new.status <> 'INCOMPLETE' then
      raise exception 'La encuesta ya no recibe participantes' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if old.edition <> new.edition and exists (select from answer a
    where a.company_id = new.company_id and a.user_survey_id = new.id) then
    raise exception 'Quien ya respondió conserva su versión de la encuesta' using errcode = 'MG002';
  end if;
  if (old.status, new.status) = ('INCOMPLETE', 'COMPLETE')
    and v_status not in ('ACTIVE', 'CLOSED') then
    raise exception 'La encuesta no está activa' using errcode = 'MG002';
  end if;
  if (old.status, new.status) = ('COMPLETE', 'INCOMPLETE') and v_status <> 'ACTIVE' then
    raise exception 'Evaluacion finalizada' using errcode = 'MG002';
  end if;
  return new;
end $$;
