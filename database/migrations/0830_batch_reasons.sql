-- Finiquitos and endings of many people are undone with a reason, as those of one person are; what
-- deserves a second look of each finiquito is read before those of a batch are made.
alter table settlement_batch add column undone_why text;
alter table contract_ending_batch add column undone_why text;
alter table settlement_batch_person add column warnings text[] not null default '{}';
