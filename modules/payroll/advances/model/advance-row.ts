import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { pesos, yearMonth } from '#platform/model/field.ts'
import { contractFields } from '#modules/people/file-contracts/model/contract-of-row.ts'

/** A row of a file: what a contract is paid before its payslip, in a month. */
export const AdvanceRow = entity({
  name: 'AdvanceRow',
  table: 'salary_advance',
  label: 'Anticipo',
  fields: {
    ...contractFields,
    amount: pesos('Monto', { min: 1, sensitivity: 'A' }),
    month: yearMonth('Mes'),
  },
})
export type AdvanceValues = Partial<ValuesOf<(typeof AdvanceRow)['fields']>>
