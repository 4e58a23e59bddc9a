-- Somebody who is known to the company and may nothing in it: they can sign in, and see that.
alter table users drop constraint users_role;

alter table users add constraint users_role check (role in ('SUPERADMIN', 'ADMIN', 'MANAGER',
  'BUSINES_MANAGER', 'SUPER_MANAGER', 'SUBMANAGER', 'ROMANAGER', 'SUPERVISOR', 'EMPLOYEE',
    'EXTERNAL', 'GUEST'));
