-- A company may also leave for later its structure, and the days of vacation with which its people
-- came.
alter table first_step_left drop constraint first_step_left_step;

alter table first_step_left add constraint first_step_left_step check (step in
  ('BUSINESS', 'OPTIONS', 'BANK_ACCOUNT', 'CONCEPTS', 'STRUCTURE', 'BALANCES')) not valid;

alter table first_step_left validate constraint first_step_left_step;
