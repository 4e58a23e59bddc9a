-- The absences that nobody has answered, which every inbox reads and counts.
create index absence_pending on absence (company_id, start_date)
  where response_status = 'PENDING';
