-- The paper that shows who cares for a child or for somebody with a disability (Código del Trabajo,
-- art. 67; Ley 21.645): attached to the request that asks for the preference.
alter table vacation add column care_file_id bigint;

alter table vacation add constraint vacation_care_file foreign key (company_id, care_file_id)
  references file (company_id, id);

alter table vacation add constraint vacation_care_paper check (care or care_file_id is null);
