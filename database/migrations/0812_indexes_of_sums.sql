-- Sums and pages of large companies that are read from an index alone.

-- What closed months owe: the sum of a razón social, and the people of a page.
drop index retroactive_debt_owed;

create index retroactive_debt_owed
  on retroactive_debt (company_id, business_id, user_contract_id, origin_month_id)
  include (to_pay, owes) where owes or message is not null;

-- The few that could not be calculated.
create index retroactive_debt_failed on retroactive_debt (company_id, business_id)
  where message is not null;

-- In which area the people of a razón social work on a day. A version is a wide row, and a company
-- of 50.000 people has 150.000.
create index user_contract_version_areas on user_contract_version (company_id, user_contract_id)
  include (valid, area_id) where superseded_at is null;

-- The contracts of a razón social with all that counts them: who works there on a day, who is in a
-- month, who comes and who leaves. Each count read the 50.000 rows themselves.
drop index user_contract_business;

create index user_contract_business on user_contract (company_id, business_id, initial_date)
  include (id, user_id, final_date, status, user_business_id);
