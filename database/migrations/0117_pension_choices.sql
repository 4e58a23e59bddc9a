-- Who goes on contributing past the age of pension, and who is pensioned for a part only.
alter table user_version add column keeps_contributing boolean not null default false;
alter table user_version add column partial_disability boolean not null default false;
