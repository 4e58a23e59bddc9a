-- When somebody changed a request that waits: whoever answers it reads that it is not what they may
-- have seen before. Nothing of one that nobody changed.
alter table vacation add column changed_at timestamptz;

alter table absence add column changed_at timestamptz;
