-- The people without a mail about their payslip are counted of a whole month before its release:
-- from those whose record has no address, and from those with another one of their razón social.
create index user_version_without_mail on user_version (company_id, user_id)
  where superseded_at is null and upper_inf(valid)
    and not coalesce(email ~ '^[^[:space:]@<>,;"]+@[^[:space:]@<>,;"]+$', false);

create index user_business_mail on user_business (company_id, business_id, user_id)
  include (business_email) where business_email <> '';
