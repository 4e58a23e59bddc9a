-- A question, or a whole competence, that is shown only if an earlier answer meets a condition.
alter table competence add column shown_if jsonb;
alter table competence add constraint competence_shown_if
  check (shown_if is null or jsonb_typeof(shown_if) = 'object');

alter table question add column shown_if jsonb;
alter table question add constraint question_shown_if
  check (shown_if is null or jsonb_typeof(shown_if) = 'object');

-- What a later answer hid is kept while a survey is answered, and goes when it is sent: whoever
-- counts answers counts none that was not asked.
grant delete on answer to minga_app;

create function app.answer_goes_before_sending() returns trigger language plpgsql as $$
begin
  perform from user_survey u
  join survey s on s.company_id = old.company_id and s.id = u.survey_id
  where u.company_id = old.company_id and u.id = old.user_survey_id
    and u.status = 'INCOMPLETE' and s.status in ('ACTIVE', 'CLOSED');
  if not found then
    raise exception 'Una respuesta enviada no se quita' using errcode = 'MG002';
  end if;
  return old;
end $$;

create trigger goes_before_sending before delete on answer
  for each row execute function app.answer_goes_before_sending();
