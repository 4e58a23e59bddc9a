-- Pages of the trail are counted in the index alone: it has what says which rows a reader is shown.
drop index audit_event_first;

create index audit_event_first on audit_event (company_id, seq) include (entity, entity_id)
  where seq = coalesce(change_seq, seq);
