-- A page of the trail without a filter shows the first row of each change, in its order: without
-- this index every row that the company ever wrote is read for each page.
create index audit_event_first on audit_event (company_id, seq)
  where seq = coalesce(change_seq, seq);
