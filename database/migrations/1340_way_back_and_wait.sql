-- The page that somebody asked for before a round to their company's provider: where it ends.
alter table sign_in_attempt add column page text;

alter table sign_in_attempt add constraint sign_in_attempt_page check (
  page ~ '^/home/' and length(page) <= 1000) not valid;

alter table sign_in_attempt validate constraint sign_in_attempt_page;

-- Since when the provider waits to be confirmed. Nothing of one written before this column was
-- here: that one waits since it was created.
alter table sign_in_provider add column written_at timestamptz;
