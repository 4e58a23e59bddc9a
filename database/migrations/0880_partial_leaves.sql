-- A medical leave may be of half the working day (reposo parcial; DS 3 of 1984, art. 6), on all of
-- its days: the other half of each is worked. Any other half day is of one day.
alter table absence drop constraint absence_half_day;

alter table absence add constraint absence_half_day
  check (not half_day or start_date = end_date or type = 'LICENSE');
