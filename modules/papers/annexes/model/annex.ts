import type { FieldName } from '#platform/model/entity.ts'
import {
  choice,
  date,
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
} from '#platform/model/field.ts'
import { record, seenOf } from '#platform/model/record.ts'
import { type Contract, reservedFields } from '#modules/people/contracts/model/contract.ts'
import { AnnexState } from './catalogs.ts'
import { annexStates } from './states.ts'

/**
 * The terms that an annex may change: the minimum stipulations of a contract that the parties agree
 * to change (Código del Trabajo, art. 10), and nothing else of it. The database has the same list.
 */
export const annexTerms = [
  'jobTitle',
  'branchOffice',
  'monthlySalary',
  'paymentPeriod',
  'gratificationType',
  'gratificationAmount',
  'hoursPerWeek',
  'daysPerWeek',
  'art22',
  'shiftWork',
  'remoteWork',
  'contractType',
  'finalDate',
  'fixedTermRenewals',
] as const satisfies readonly FieldName<typeof Contract>[]
export type AnnexTerm = (typeof annexTerms)[number]

/** What, changed by hand, asks for an annex: pay, hours, place and job. */
export const termsOnPaper: ReadonlySet<AnnexTerm> = new Set<AnnexTerm>([
  'jobTitle',
  'branchOffice',
  'monthlySalary',
  'paymentPeriod',
  'hoursPerWeek',
  'daysPerWeek',
])

const reserved: ReadonlySet<string> = new Set(reservedFields)

/** Whether a term is of class A: pay. */
export const isReserved = (term: string): boolean => reserved.has(term)

/** A change of a contract that both parties sign. */
export const ContractAnnex = record({
  name: 'ContractAnnex',
  table: 'contract_annex',
  label: 'Anexo de contrato',
  noun: { one: 'anexo', many: 'anexos' },
  machine: annexStates,
  state: 'state',
  reason: 'reason',
  filters: { state: 'state', userContractId: 'userContractId' },
  sort: ['effectiveOn', 'fullname', 'state'],
  fields: {
    id: id('contractAnnex'),
    userContractId: ref('contract', 'Contrato'),
    number: integer('Número'),
    title: text('Título', { max: 120, help: 'Como se llamará el documento' }),
    effectiveOn: date('Rige desde'),
    state: choice(AnnexState, 'Estado'),
    reason: optional(longText('Motivo', { max: 500 })),
    applied: flag('El contrato ya cambió'),
    annulsId: optional(ref('contractAnnex', 'Anexo que anula')),
    documentId: optional(ref('document', 'Documento')),
    signedOn: optional(date('Firmado el')),
    version: integer('Versión'),
  },
})

/** An annex as its reader saw it. */
export const annexSeen = seenOf(ContractAnnex)
