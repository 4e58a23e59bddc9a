-- The few records without a datum that a payslip may need: a month counts who lacks one by them,
-- and not by reading the record of everybody.
create index user_version_lacking on user_version (company_id, user_id)
  where superseded_at is null and (coalesce(pension_institution, '') = ''
    or coalesce(health_institution, '') = '' or birthday is null
    or (retirement_scheme = 'IPS' and ips_reduced_rate is null));
