import type { ISODate } from '#chile/dates.ts'
import { contractFields } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { Contract } from '#modules/people/contracts/model/contract.ts'
import { entity, labelOf, type ValuesOf } from '#platform/model/entity.ts'
import { optional, text } from '#platform/model/field.ts'
import { cellReader, type ReadCell } from '#platform/model/import-cells.ts'
import { writtenCell } from '#platform/model/import-shown.ts'
import { type Choice, columnsOfImport, type ImportColumn } from '#platform/model/imports.ts'
import { type AnnexTerm, annexTerms, ContractAnnex } from './annex.ts'

/** A row of a file: a term that an annex changes; those of a contract and day are one annex. */
export const AnnexRow = entity({
  name: 'AnnexRow',
  table: 'contract_annex',
  label: 'Anexo de contrato',
  fields: {
    ...contractFields,
    title: ContractAnnex.fields.title,
    effectiveOn: ContractAnnex.fields.effectiveOn,
    field: text('Campo', { max: 40 }),
    value: optional(text('Valor', { max: 200, sensitivity: 'A' })),
  },
})
export type AnnexFileRow = Partial<ValuesOf<(typeof AnnexRow)['fields']>>

/** What files call some terms besides their own names. */
const also: Partial<Record<AnnexTerm, readonly string[]>> = {
  monthlySalary: ['sueldo'],
  hoursPerWeek: ['horas'],
  daysPerWeek: ['días'],
  contractType: ['tipo'],
  finalDate: ['fecha de término'],
  art22: ['art22', 'art. 22'],
  paymentPeriod: ['período'],
}

/** The terms that a cell may name. */
export const termChoices: readonly Choice[] = annexTerms.map((value) => ({
  value,
  label: labelOf(Contract, value),
  also: [value, ...(also[value] ?? [])],
}))

const columns: ReadonlyMap<string, ImportColumn> = new Map(
  columnsOfImport(Contract, {
    jobTitle: {},
    branchOffice: {},
    monthlySalary: {},
    paymentPeriod: {},
    gratificationType: {},
    gratificationAmount: {},
    hoursPerWeek: {},
    daysPerWeek: {},
    art22: {},
    shiftWork: {},
    remoteWork: {},
    contractType: {},
    finalDate: {},
    fixedTermRenewals: {},
  } satisfies Record<AnnexTerm, object>).map((column) => [column.name, column]),
)

/** A sheet has decimals with a point; three figures behind one are thousands that people type. */
const fromSheet = /^-?\d+\.\d{1,2}$/

/** What a cell says of a term, as a file of contracts reads it; null where it empties it. */
export function readTerm(field: string, value: string | null, today: ISODate): ReadCell {
  const column = columns.get(field)
  if (!column) return { ok: false, message: 'Ese campo no va en un anexo' }
  if (value === null) {
    return column.meta.optional
      ? { ok: true, value: null }
      : { ok: false, message: 'No puede quedar vacío' }
  }
  const isSheet = fromSheet.test(value.trim())
  return cellReader(column, { today, isSheet, named: new Map() })(value)
}

/** A term as a file says it. */
export function writtenTerm(field: string, value: unknown): string | null {
  const column = columns.get(field)
  const written = column ? writtenCell(column, value) : ''
  return written === '' ? null : written
}
