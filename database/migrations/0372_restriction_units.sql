-- A restriction may leave within reach only the people of some units, and of those under them.
create table restriction_unit (
  company_id        bigint not null references company (id),
  restriction_id    bigint not null,
  hierarchy_node_id bigint not null,
  constraint restriction_unit_pkey primary key (company_id, restriction_id, hierarchy_node_id),
  constraint restriction_unit_restriction foreign key (company_id, restriction_id)
    references restriction (company_id, id) on delete cascade,
  constraint restriction_unit_node foreign key (company_id, hierarchy_node_id)
    references hierarchy_node (company_id, id)
);

create index restriction_unit_node on restriction_unit (company_id, hierarchy_node_id);

select ops.protect('restriction_unit');

grant select, insert, delete on restriction_unit to minga_app;

select ops.audit('restriction_unit');
