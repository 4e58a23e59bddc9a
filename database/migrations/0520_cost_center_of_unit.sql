-- The centre of a group that bears, from a day on, the contracts of a unit and of those under it
-- that have no parts of their own in that group.
create table cost_center_unit (
  company_id        bigint not null references company (id),
  id                bigint generated always as identity,
  hierarchy_node_id bigint not null,
  group_id          bigint not null,
  cost_center_id    bigint not null,
  valid             daterange not null,
  status            text not null default 'ACTIVE',
  version           integer not null default 1,
  constraint cost_center_unit_pkey primary key (company_id, id),
  constraint cost_center_unit_days check (not isempty(valid) and not lower_inf(valid)),
  constraint cost_center_unit_status check (status in ('ACTIVE', 'INACTIVE')),
  constraint cost_center_unit_unit foreign key (company_id, hierarchy_node_id)
    references hierarchy_node (company_id, id),
  constraint cost_center_unit_center foreign key (company_id, group_id, cost_center_id)
    references cost_center (company_id, group_id, id),
  constraint cost_center_unit_no_overlap exclude using gist (
    company_id with =, hierarchy_node_id with =, group_id with =, valid with &&)
    where (status = 'ACTIVE')
);

create index cost_center_unit_of_center on cost_center_unit (company_id, cost_center_id);

select ops.protect('cost_center_unit');

grant select, insert, update on cost_center_unit to minga_app;

select ops.audit('cost_center_unit');
