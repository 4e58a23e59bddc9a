import { crud } from '#platform/server/graphql/crud.ts'
import { UnitKind } from '../model/unit-kind.ts'
import { unitKinds, whyKindsKept } from './unit-kinds.queries.ts'

crud(UnitKind, {
  table: 'unitKind',
  id: 'unitKind',
  fields: ['name'],
  rows: unitKinds,
  all: 'unitKinds',
  create: 'createUnitKind',
  update: 'updateUnitKind',
  remove: 'deleteUnitKind',
  keeps: whyKindsKept,
  refusals: {
    unit_kind_name_key: { message: 'Ya hay un tipo con ese nombre', field: 'name' },
    'hierarchy_node_kind:delete': { message: 'Hay unidades de este tipo: se conserva' },
  },
})
