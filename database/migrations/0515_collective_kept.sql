-- The last day that a collective vacation keeps when it is undone after it began: what was enjoyed
-- until then stays, and what comes after returns to the balances. Empty when all of it returns.
alter table vacation_collective add column kept_until date;

alter table vacation_collective add constraint vacation_collective_kept
  check (kept_until is null or kept_until between start_date and end_date);
