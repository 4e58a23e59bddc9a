-- A change of many people is prepared by the worker: what was asked, as that work reads it. Null is
-- of a change whose people were kept when it was ordered.
alter table mass_change add column wanted jsonb;

alter table mass_change drop constraint mass_change_state;

alter table mass_change add constraint mass_change_state
  check (state in ('PREPARING', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE')) not valid;

alter table mass_change validate constraint mass_change_state;
