-- The seal of a document carries the time of an authority, where the installation asks one.
alter table signature_request add column stamped_at timestamptz;
alter table signature_request add column seal_problem text;

alter table signature_request add constraint signature_request_stamped
  check (stamped_at is null or certificate_id is not null);

alter table signature_request add constraint signature_request_seal_problem
  check (seal_problem is null or (state = 'SEAL_FAILED'
    and seal_problem in ('EXPIRED', 'UNREADABLE', 'STAMP')));
