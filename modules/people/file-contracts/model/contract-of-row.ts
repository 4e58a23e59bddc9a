import { optional, rut, text } from '#platform/model/field.ts'

/** Of which contract a row of a file is: its person and, where the person has several, its code. */
export const contractFields = {
  rut: rut('RUT', { sensitivity: 'C' }),
  contract: optional(text('Contrato', { max: 40 })),
}

/** The columns of those fields, the same in every file. */
export const contractColumns = {
  rut: { aliases: ['rut trabajador', 'rut colaborador'] },
  contract: {
    aliases: ['código de contrato', 'código contrato'],
    help: 'Su código; solo si la persona tiene varios',
  },
} as const

export type ContractOfRow = { rut?: string | null; contract?: string | null }
