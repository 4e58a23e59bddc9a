-- What the payroll lacks of a person's own data, in the codes of Missing. Immutable so that an
-- index can hold the people with gaps: they are few, however many people there are.
create function app.person_gaps(
  p_birthday date, p_gender text, p_prevision text, p_scheme text, p_pension_status text,
  p_pension_institution text, p_health_institution text, p_health_uf numeric,
  p_health_amount bigint, p_health_percentage numeric
) returns text[] language sql immutable parallel safe as $$
  select array_remove(array[
    case when p_birthday is null then 'BIRTHDAY' end,
    case when p_gender = 'UNKNOWN' then 'GENDER' end,
    case when p_prevision in ('AFP_FONASA', 'AFP_ISAPRE') and p_scheme = 'AFP'
      and p_pension_status <> 'PENSIONED_INACTIVE'
      and coalesce(p_pension_institution, 'SIN_AFP') = 'SIN_AFP' then 'AFP' end,
    case when p_prevision <> 'NO_COTIZA' and p_health_institution is null then 'HEALTH' end,
    case when p_prevision in ('AFP_ISAPRE', 'ISAPRE') and coalesce(p_health_uf, 0) = 0
      and coalesce(p_health_amount, 0) = 0 and coalesce(p_health_percentage, 0) = 0
      then 'HEALTH_PLAN' end], null)
$$;

grant execute on function app.person_gaps(
  date, text, text, text, text, text, text, numeric, bigint, numeric
) to minga_app, minga_backup;

create index user_version_gaps on user_version (company_id, user_id)
where superseded_at is null and cardinality(app.person_gaps(
  birthday, gender, prevision_type, retirement_scheme, pension_status, pension_institution,
  health_institution, health_amount_uf, health_amount, health_percentage)) > 0;

create index user_contract_version_unpaid on user_contract_version (company_id, user_contract_id)
where superseded_at is null and monthly_salary_value = 0;
