-- What will stop the finiquito of a person when it is issued is known when it is calculated, and is
-- read before the finiquitos of a batch are made.
alter table settlement_batch_person add column obstacle text;
