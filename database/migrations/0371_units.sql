-- The units of a company as a tree whose shape is dated: what a unit is called, under which other
-- one it is and who leads it, from a day on. One that ends has no people and no units from then on.
create table hierarchy_node (
  company_id bigint not null references company (id),
  id         bigint generated always as identity,
  code       text not null,
  ended_on   date,
  version    integer not null default 1,
  constraint hierarchy_node_pkey primary key (company_id, id),
  constraint hierarchy_node_code_key unique (company_id, code),
  constraint hierarchy_node_code check (btrim(code) <> '')
);

select ops.protect('hierarchy_node');

grant select, insert, update on hierarchy_node to minga_app;

select ops.audit('hierarchy_node');

create table hierarchy_node_version (
  company_id        bigint not null references company (id),
  id                bigint generated always as identity,
  hierarchy_node_id bigint not null,
  valid             daterange not null,
  recorded_at       timestamptz not null default now(),
  superseded_at     timestamptz,
  author_login_id   bigint,
  name              text not null,
  parent_id         bigint,
  head_user_id      bigint,
  constraint hierarchy_node_version_pkey primary key (company_id, id),
  constraint hierarchy_node_version_node foreign key (company_id, hierarchy_node_id)
    references hierarchy_node (company_id, id),
  constraint hierarchy_node_version_parent foreign key (company_id, parent_id)
    references hierarchy_node (company_id, id),
  constraint hierarchy_node_version_head foreign key (company_id, head_user_id)
    references users (company_id, id),
  constraint hierarchy_node_version_name check (btrim(name) <> ''),
  constraint hierarchy_node_version_not_empty check (not isempty(valid) and not lower_inf(valid)),
  constraint hierarchy_node_version_not_own check (parent_id <> hierarchy_node_id),
  constraint hierarchy_node_version_no_overlap exclude using gist
    (company_id with =, hierarchy_node_id with =, valid with &&) where (superseded_at is null)
);

create index hierarchy_node_version_node
  on hierarchy_node_version (company_id, hierarchy_node_id) where superseded_at is null;

create index hierarchy_node_version_parent
  on hierarchy_node_version (company_id, parent_id) where superseded_at is null;

select ops.protect('hierarchy_node_version');

grant select, insert, update on hierarchy_node_version to minga_app;

select ops.audit('hierarchy_node_version');

alter table user_contract_version add column hierarchy_node_id bigint;

alter table user_contract_version add constraint user_contract_version_node
  foreign key (company_id, hierarchy_node_id) references hierarchy_node (company_id, id);

create index user_contract_version_node on user_contract_version (company_id, hierarchy_node_id)
  where superseded_at is null;
