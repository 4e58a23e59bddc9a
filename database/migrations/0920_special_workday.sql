-- The working time that an article of the Código del Trabajo sets apart from the ordinary week:
-- column 1107 of the Libro de Remuneraciones asks which. Empty where it follows from the rest of
-- the contract: ordinary, part time, an authorized cycle, without limit, or in a private house.
alter table user_contract_version add column special_workday text;

alter table user_contract_version add constraint user_contract_version_special_workday
  check (special_workday in ('ART_22_FINAL', 'ART_23', 'ART_25', 'ART_25_BIS', 'ART_30', 'ART_38_5',
    'ART_39', 'ART_106', 'ART_145_D', 'ART_152_BIS', 'ART_152_TER_D', 'ART_152_TER_F'));
