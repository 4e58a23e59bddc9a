-- The duties of a razón social with the State besides contributions and the book: the single tax in
-- the F29 and the yearly declaration of salaries; and the proof of each, with a note. The mark of a
-- year is at its December.
alter table payroll_deadline drop constraint payroll_deadline_kind;

alter table payroll_deadline add constraint payroll_deadline_kind
  check (kind in ('PREVIRED', 'LRE', 'F29', 'DJ1887'));

alter table payroll_deadline add column file_id bigint;

alter table payroll_deadline add column note text;

alter table payroll_deadline add constraint payroll_deadline_file
  foreign key (company_id, file_id) references file (company_id, id);

grant update on payroll_deadline to minga_app;
