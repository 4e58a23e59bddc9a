-- What is cut, crossed and shared is said before a survey is activated, and never again.
create or replace function app.climate_cuts_freeze() returns trigger language plpgsql as $$
declare
  v_status text;
begin
  if tg_op = 'UPDATE' and (old.families, old.crossings, old.open_to_everyone)
      = (new.families, new.crossings, new.open_to_everyone) then
    return new;
  end if;
  if tg_op = 'INSERT' and (new.families, new.crossings, new.open_to_everyone)
      = ('["area"]'::jsonb, '[]'::jsonb, false) then
    return new;
  end if;
  select s.status into v_status from survey s
  where s.company_id = new.company_id and s.id = new.survey_id for share;
  if v_status <> 'PENDING' then
    raise exception 'Los grupos de los resultados se fijan antes de activar la encuesta'
      using errcode = 'MG002';
  end if;
  return new;
end $$;

alter table climate_survey add constraint climate_survey_known_families check (
  families <@ '["area", "business", "branch", "job", "seniority", "contract"]'::jsonb);
