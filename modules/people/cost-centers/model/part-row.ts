import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { percent, text } from '#platform/model/field.ts'
import { contractFields } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { CostCenterContract } from './cost-center.ts'

const { fields } = CostCenterContract

/** A row of a file: the part of a contract that a centre bears, from a day on. */
export const PartRow = entity({
  name: 'PartRow',
  table: 'cost_center_contract',
  label: 'Centro de costo del contrato',
  fields: {
    ...contractFields,
    center: text('Centro de costo', { max: 120 }),
    percentage: percent('Porcentaje', { decimals: 2, min: 0.01 }),
    startDate: fields.startDate,
    endDate: fields.endDate,
  },
})
export type PartValues = Partial<ValuesOf<(typeof PartRow)['fields']>>
