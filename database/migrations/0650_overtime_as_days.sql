-- The extra hours that a lot of days replaces (Código del Trabajo, art. 32; Ley 21.561): what
-- nobody takes of them within six months is paid as those hours.
alter table vacation_lot add column overtime_hours numeric(6, 2);

alter table vacation_lot add constraint vacation_lot_overtime
  check (overtime_hours is null or (overtime_hours > 0 and source = 'OVERTIME')) not valid;

alter table vacation_lot validate constraint vacation_lot_overtime;

-- The hours of lots that were given before, by the terms of the contract on their day.
update vacation_lot lot
set overtime_hours = round(lot.units * terms.hours_per_week / terms.days_per_week / 720 / 1.5, 2)
from user_contract_version terms
where lot.source = 'OVERTIME' and lot.overtime_hours is null
  and terms.company_id = lot.company_id and terms.user_contract_id = lot.user_contract_id
  and terms.superseded_at is null and terms.valid @> lot.granted_on
  and terms.hours_per_week > 0 and terms.days_per_week > 0;
