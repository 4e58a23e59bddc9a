import { date, ref } from '#platform/model/field.ts'
import { inputFrom, inputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { CostCenterUnit } from '../model/cost-center.ts'
import {
  type ByUnitRow,
  costCentersByUnit,
  costCenterUnits,
  type UnitCenterRow,
} from './units.queries.ts'
import { saveCostCenterUnit } from './units.service.ts'

const Period = objectFrom<UnitCenterRow['periods'][number]>('CostCenterUnitPeriod', {
  ...specsOf(CostCenterUnit, ['startDate', 'endDate', 'status']),
  id: of.id('costCenterUnit'),
  code: of.text,
  name: of.text,
})

query('costCenterUnits', {
  input: inputFrom('CostCenterUnitsInput', { groupId: ref('costCenterGroup', 'Grupo') }),
  type: objectFrom<UnitCenterRow>('CostCenterUnit', {
    id: of.id('hierarchyNode'),
    code: of.text,
    name: of.text,
    level: of.int,
    costCenterId: of.maybe(of.id('costCenter')),
    center: of.maybe(of.text),
    since: of.maybe(of.date),
    inheritedFrom: of.maybe(of.text),
    contracts: of.int,
    periods: of.list(of.object(Period)),
  }),
  many: true,
  run: costCenterUnits,
})

query('costCentersByUnit', {
  input: inputFrom('CostCentersByUnitInput', { contractId: ref('contract', 'Contrato') }),
  type: objectFrom<ByUnitRow>('CostCenterByUnit', {
    groupId: of.id('costCenterGroup'),
    costCenterId: of.id('costCenter'),
    code: of.text,
    name: of.text,
    unitName: of.text,
  }),
  many: true,
  run: costCentersByUnit,
})

mutation('saveCostCenterUnit', {
  input: inputOf(
    'SaveCostCenterUnitInput',
    CostCenterUnit,
    ['groupId', 'hierarchyNodeId', 'costCenterId'],
    { since: date('¿Desde cuándo rige?') },
  ),
  type: 'Boolean',
  run: saveCostCenterUnit,
})
