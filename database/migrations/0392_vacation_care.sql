-- Who takes care of a child or of somebody with a disability or dependency has their vacation first
-- in the school breaks (Código del Trabajo, art. 67, by Ley 21.645).
alter table vacation add column care boolean not null default false;
