-- The page of a list by first day is read in the order of this index, without sorting them all.
create index absence_start on absence (company_id, start_date, id);
