-- Voluntary savings are owed to each institution, and no longer to one party. By which way a
-- company pays them stays: each institution in which its people save takes what was said of all of
-- them. The row of all stays too, for the months whose savings one list paid.
insert into third_party (company_id, kind, code, channel, supplier_id, updated_login_id, updated_at)
select distinct said.company_id, 'INSTITUTION', 'APV-' || kept.institution, said.channel,
  said.supplier_id, said.updated_login_id, said.updated_at
from third_party said
join user_version person on person.company_id = said.company_id and person.superseded_at is null
cross join lateral (values (person.apvi_institution), (person.apvi2_institution),
  (person.apvc_institution)) as kept (institution)
where said.kind = 'INSTITUTION' and said.code = 'APV' and kept.institution is not null
on conflict do nothing;
