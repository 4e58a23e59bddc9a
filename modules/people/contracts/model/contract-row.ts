import type { ISODate } from '#chile/dates.ts'
import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { date, decimal, MOST, optional, rut, text } from '#platform/model/field.ts'
import { Contract } from './contract.ts'

const { fields } = Contract

/** A row of a file of contracts: one by its razón social and its code, and since when it holds. */
export const ContractRow = entity({
  name: 'ContractRow',
  table: 'user_contract',
  label: 'Contrato',
  fields: {
    rut: rut('RUT', { sensitivity: 'C' }),
    businessId: fields.businessId,
    code: fields.code,
    contractType: fields.contractType,
    initialDate: fields.initialDate,
    finalDate: fields.finalDate,
    jobTitle: fields.jobTitle,
    area: fields.area,
    branchOffice: fields.branchOffice,
    hoursPerWeek: fields.hoursPerWeek,
    daysPerWeek: fields.daysPerWeek,
    art22: fields.art22,
    salary: decimal('Sueldo base', 3, { min: 0, max: MOST, sensitivity: 'A' }),
    currency: text('Moneda', { max: 3 }),
    gratificationType: fields.gratificationType,
    gratificationAmount: fields.gratificationAmount,
    paymentPeriod: fields.paymentPeriod,
    supervisor: optional(rut('RUT de la jefatura', { sensitivity: 'C' })),
    syndicateId: fields.syndicateId,
    from: optional(date('Rige desde', { help: 'De un contrato que ya está. Vacío: desde hoy' })),
  },
})
export type ContractValues = Partial<ValuesOf<(typeof ContractRow)['fields']>>

/** The columns that are the field of a contract of the same name, and hold from a day on. */
const datedColumns = [
  'contractType',
  'jobTitle',
  'area',
  'branchOffice',
  'hoursPerWeek',
  'daysPerWeek',
  'art22',
  'gratificationType',
  'gratificationAmount',
  'paymentPeriod',
  'syndicateId',
] as const

type Money = { readonly value: string; readonly currency: string }

/** What a row says of the terms of its contract, as the fields of the contract. */
export function termsOf(
  values: ContractValues,
  { salary, supervisorId }: { salary: Money | null; supervisorId: number | null },
): Readonly<Record<string, unknown>> {
  const says = datedColumns.flatMap((name): [string, unknown][] =>
    values[name] === undefined ? [] : [[name, values[name]]],
  )
  const pays = values.salary !== undefined || values.currency !== undefined
  return {
    ...Object.fromEntries(says),
    ...(pays && salary ? { monthlySalary: salary } : {}),
    ...(values.supervisor === undefined ? {} : { supervisorId }),
  }
}

const otherColumns: Readonly<Record<string, keyof ContractValues>> = {
  monthlySalary: 'salary',
  supervisorId: 'supervisor',
}

/** The column of a file that says a field of a contract, where one does. */
export const columnOf = (field: string): string | null =>
  otherColumns[field] ?? (Object.hasOwn(ContractRow.fields, field) ? field : null)

/** The day from which a row changes a contract that is there. */
export const dayOfRow = (
  from: ISODate | null | undefined,
  initialDate: ISODate,
  today: ISODate,
): ISODate => from ?? (initialDate > today ? initialDate : today)
