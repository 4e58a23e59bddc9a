-- A change of many people whose preparation stopped for good is discarded: it changed nobody.
alter table mass_change drop constraint mass_change_state;
alter table mass_change add constraint mass_change_state check (
  state in ('PREPARING', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE', 'DISCARDED')
);
