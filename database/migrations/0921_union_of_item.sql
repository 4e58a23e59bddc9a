-- Whose fee an item of discounts is: who belongs to several unions pays that of the contract, and
-- the others as items. The Libro de Remuneraciones has ten unions of a person, each by its RUT.
alter table item_version add column syndicate_id bigint;

alter table item_version add constraint item_version_syndicate
  foreign key (company_id, syndicate_id) references syndicate (company_id, id);

alter table item_version add constraint item_version_union_is_discounted
  check (syndicate_id is null or type = 'DEDUCTION');

create index item_version_by_syndicate on item_version (company_id, syndicate_id)
  where syndicate_id is not null;
