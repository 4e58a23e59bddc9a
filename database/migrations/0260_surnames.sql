-- What people are ordered by, surnames first, without accents or capitals. Immutable so that an
-- index can carry it: the first page of a list is then its first thirty entries, however many
-- people there are.
create function app.surname_key(
  p_paternal text, p_maternal text, p_first text, p_second text
) returns text language sql immutable parallel safe as $$
  select app.plain(coalesce(p_paternal || ' ', '') || coalesce(p_maternal || ' ', '')
    || coalesce(p_first, '') || coalesce(' ' || p_second, ''))
$$;

grant execute on function app.surname_key(text, text, text, text) to minga_app, minga_backup;

create index user_version_surname on user_version (
  company_id,
  app.surname_key(paternal_lastname, maternal_lastname, firstname, second_name),
  user_id
) where superseded_at is null;
