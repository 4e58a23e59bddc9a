import { choice, date, text } from '#platform/model/field.ts'
import { as, internal, type Registry, usual } from '#platform/model/registry.ts'
import { ContractDuty } from './registration.ts'

/** The rows that this module keeps; the marks of months are of `payroll-release`. */
export const registry = {
  contract_registration: {
    label: 'Registro en la Dirección del Trabajo',
    owner: { contract: 'user_contract_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('user_contract_id', 'done_by', 'file_id'),
      kind: as('compliance.read', choice(ContractDuty, 'Obligación')),
      done_on: as('compliance.read', date('Hecho el')),
      note: as('compliance.read', text('Nota')),
    },
  },
  annex_registration: {
    label: 'Registro de un anexo en la Dirección del Trabajo',
    owner: {},
    whose: 'PERSON',
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('annex_id', 'done_by', 'file_id'),
      done_on: as('compliance.read', date('Hecho el')),
      note: as('compliance.read', text('Nota')),
    },
  },
} satisfies Registry
