-- From which purse a person wants the days of a request first; without it, the rule of the razón
-- social says.
alter table vacation add column pool_order text;

alter table vacation add constraint vacation_pool_order check (pool_order in (
  'LEGAL_PROGRESSIVE_ADDITIONAL', 'LEGAL_ADDITIONAL_PROGRESSIVE', 'PROGRESSIVE_LEGAL_ADDITIONAL',
  'PROGRESSIVE_ADDITIONAL_LEGAL', 'ADDITIONAL_LEGAL_PROGRESSIVE', 'ADDITIONAL_PROGRESSIVE_LEGAL'));
