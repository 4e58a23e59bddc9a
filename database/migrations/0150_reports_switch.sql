-- Reports of remuneraciones belong to the area «Reportes», and its switch now closes them.
-- Companies keep what their managers had until somebody decides otherwise.

insert into company_module (company_id, module, manager, super_manager)
select id, 'REPORTES', true, true from company
on conflict do nothing;

-- The confidential payroll is few people: they are found without reading everybody.
create index users_private on users (company_id, id) where is_private_role;

create index user_business_private on user_business (company_id, user_id) where private_role;
