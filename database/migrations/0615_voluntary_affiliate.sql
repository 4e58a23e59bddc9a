-- A worker may have the employer discount what a voluntary affiliate of their family, their spouse
-- for one, pays to an AFP (DL 3.500, arts. 92 J and following). Previred asks who that is: it holds
-- of the person from a day on, as their own savings do.

alter table user_version add column affiliate_rut text;

alter table user_version add column affiliate_paternal_lastname text;

alter table user_version add column affiliate_maternal_lastname text;

alter table user_version add column affiliate_names text;

alter table user_version add column affiliate_institution text;

alter table user_version add column affiliate_contribution_value numeric(14, 3);

alter table user_version add column affiliate_contribution_currency text;

alter table user_version add column affiliate_saving_value numeric(14, 3);

alter table user_version add column affiliate_saving_currency text;
