-- Reports, exports and papers printed before: all of them can be made again.
update file set kept_as = 'COPY'
where related_type in ('report', 'export', 'settlementBatch', 'vacationStatement', 'loan');

create trigger stays before update of kept_as on file
  for each row when (old.kept_as = 'RECORD' and new.kept_as <> 'RECORD')
  execute function app.keep_record_file();
