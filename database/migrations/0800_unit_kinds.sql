-- What a unit is, in the company's own words (gerencia, subgerencia, equipo), and the unit that an
-- area belongs to. A kind and a unit of an area are proposed and read; no contract changes by them.
create table unit_kind (
  company_id bigint not null references company (id),
  id         bigint generated always as identity,
  name       text not null,
  name_key   text not null generated always as (app.name_key(name)) stored,
  version    integer not null default 1,
  constraint unit_kind_pkey primary key (company_id, id),
  constraint unit_kind_name_key unique (company_id, name_key),
  constraint unit_kind_name check (btrim(name) <> '')
);

select ops.protect('unit_kind');

grant select, insert, update, delete on unit_kind to minga_app;

select ops.audit('unit_kind');

alter table hierarchy_node add column kind_id bigint;

alter table hierarchy_node add constraint hierarchy_node_kind
  foreign key (company_id, kind_id) references unit_kind (company_id, id);

create index hierarchy_node_kind on hierarchy_node (company_id, kind_id);

alter table area add column hierarchy_node_id bigint;

alter table area add constraint area_hierarchy_node
  foreign key (company_id, hierarchy_node_id) references hierarchy_node (company_id, id);

create index area_hierarchy_node on area (company_id, hierarchy_node_id);
