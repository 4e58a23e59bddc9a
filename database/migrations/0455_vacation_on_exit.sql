-- What a razón social pays of vacation when a contract ends, beside what the law orders: additional
-- days that nobody took, and the part of the running year's progressive days.
alter table vacation_rule
  add column additional_on_exit boolean not null default true,
  add column progressive_on_exit boolean not null default false;
