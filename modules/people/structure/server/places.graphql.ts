import { aroundPlaceChange } from '#modules/company/businesses/server/index.ts'
import { communes } from '#chile/territory.ts'
import { id, integer, ref } from '#platform/model/field.ts'
import { invalid } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { Area, BranchOffice } from '../model/place.ts'
import { areas, branchOffices, type NamedCount, placesInUse } from './places.queries.ts'
import { mergeAreas, mergeBranchOffices } from './places.service.ts'
import { requireUnit } from './units.service.ts'

const NamedCountType = objectFrom<NamedCount>('NamedCount', { name: of.text, total: of.int })

query('areas', {
  type: NamedCountType,
  many: true,
  run: (context) => placesInUse(context, 'area'),
})

query('branchOffices', {
  type: NamedCountType,
  many: true,
  run: (context) => placesInUse(context, 'branchOffice'),
})

crud(Area, {
  table: 'area',
  id: 'area',
  fields: ['name', 'status', 'hierarchyNodeId'],
  rows: areas,
  all: 'allAreas',
  create: 'createArea',
  update: 'updateArea',
  refusals: {
    area_name_key: {
      message: 'Ya hay un área con ese nombre, o una que lo tenía se unió a otra',
      field: 'name',
    },
  },
  check: async ({ hierarchyNodeId }, _whole, context) => {
    if (hierarchyNodeId) await requireUnit(context, hierarchyNodeId, context.today)
  },
})

crud(BranchOffice, {
  table: 'branchOffice',
  id: 'branchOffice',
  fields: ['name', 'communeCode', 'status'],
  rows: branchOffices,
  all: 'allBranchOffices',
  create: 'createBranchOffice',
  update: 'updateBranchOffice',
  refusals: {
    branch_office_name_key: {
      message: 'Ya hay una sucursal con ese nombre, o una que lo tenía se unió a otra',
      field: 'name',
    },
  },
  check: ({ communeCode }) => {
    if (communeCode && !communes.some(({ code }) => code === communeCode)) {
      throw invalid('communeCode', 'Esa comuna no existe')
    }
  },
  around: (context, id, write) => aroundPlaceChange(context, { officeId: id }, write),
})

mutation('mergeAreas', {
  input: inputFrom('MergeAreasInput', {
    id: id('area'),
    intoId: ref('area', 'Unir con'),
    version: integer('Versión'),
  }),
  type: 'Boolean',
  run: mergeAreas,
})

mutation('mergeBranchOffices', {
  input: inputFrom('MergeBranchOfficesInput', {
    id: id('branchOffice'),
    intoId: ref('branchOffice', 'Unir con'),
    version: integer('Versión'),
  }),
  type: 'Boolean',
  run: mergeBranchOffices,
})
