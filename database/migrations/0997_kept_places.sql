-- Where somebody was on the first day of a survey is kept once: moved later, a person would be in
-- another group of its results than the one that was announced.
create function app.user_survey_place_stays() returns trigger language plpgsql as $$
begin
  if exists (select from survey s where s.company_id = new.company_id and s.id = new.survey_id
    and s.status <> 'PENDING') then
    raise exception 'El lugar de quien responde quedó fijo al activar la encuesta'
      using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger place_stays before update on user_survey for each row
  when (old.person_snapshot is not null
    and old.person_snapshot is distinct from new.person_snapshot)
  execute function app.user_survey_place_stays();
