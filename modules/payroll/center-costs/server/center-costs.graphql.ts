import { optional, ref, yearMonth } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, query } from '#platform/server/graphql/operations.ts'
import type { CostLine } from '../model/costs.ts'
import {
  type CostCenterMonth,
  costCenterMonth,
  costCenterMonthPeople,
  type PersonRow,
} from './costs.service.ts'

const asked = {
  businessId: ref('business', 'Razón social'),
  yearMonth: yearMonth('Mes'),
  groupId: ref('costCenterGroup', 'Grupo'),
}
const sums = { earnings: of.pesos, employer: of.pesos, recovered: of.pesos, cost: of.pesos }

const LineType = objectFrom<CostLine>('CostCenterLine', {
  code: of.text,
  label: of.text,
  group: of.text,
  amount: of.pesos,
})
const CenterType = objectFrom<CostCenterMonth['centers'][number]>('CostCenterCost', {
  key: of.text,
  costCenterId: of.maybe(of.id('costCenter')),
  code: of.maybe(of.text),
  name: of.text,
  people: of.int,
  ...sums,
  lines: of.list(of.object(LineType)),
})

query('costCenterMonth', {
  input: inputFrom('CostCenterMonthInput', asked),
  type: objectFrom<CostCenterMonth>('CostCenterMonth', {
    payrollMonthId: of.id('payrollMonth'),
    yearMonth: of.yearMonth,
    isOpen: of.flag,
    groupName: of.text,
    people: of.int,
    ...sums,
    centers: of.list(of.object(CenterType)),
  }),
  run: costCenterMonth,
})

list('costCenterMonthPeople', {
  type: objectFrom<PersonRow>('CostCenterPerson', {
    contractId: of.id('contract'),
    userId: of.id('user'),
    payrollMonthId: of.id('payrollMonth'),
    name: of.maybe(of.text),
    rut: of.text,
    ...sums,
  }),
  filter: inputFrom('CostCenterMonthPeopleFilter', {
    ...asked,
    costCenterId: optional(ref('costCenter', 'Centro')),
  }),
  sort: ['name'],
  run: costCenterMonthPeople,
})
