import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import type { ValuesOf } from '#platform/model/entity.ts'
import {
  choice,
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
  timestamp,
} from '#platform/model/field.ts'
import { publicId } from '#platform/model/ids.ts'
import { record, seenOf } from '#platform/model/record.ts'
import { stateMachine } from '#platform/model/states.ts'

export const DisputeState = catalog('DisputeState', {
  OPEN: 'En revisión',
  ACCEPTED: 'Acogido',
  DECLINED: 'No acogido',
  WITHDRAWN: 'Retirado',
})
export type DisputeState = ValueOf<typeof DisputeState>

const answer = {
  permission: 'payslipDisputes.update',
  by: ['other'],
  only: 'No puede responder su propio reclamo',
  from: ['OPEN'],
} as const

/** How a dispute ends: another person answers it and says why, or its own person withdraws it. */
export const disputeStates = stateMachine({
  states: DisputeState,
  tones: { OPEN: 'warning', ACCEPTED: 'success', DECLINED: 'neutral', WITHDRAWN: 'neutral' },
  acts: {
    accept: {
      ...answer,
      label: 'Acoger',
      to: 'ACCEPTED',
      means: 'La liquidación no cambia sola: se corrige en el mes abierto o se reabre el suyo.',
      done: 'Reclamo acogido',
    },
    decline: {
      ...answer,
      label: 'No acoger',
      to: 'DECLINED',
      means: 'La liquidación queda como está.',
      done: 'Reclamo respondido',
    },
    withdraw: {
      label: 'Retirar reclamo',
      permission: 'payslipDisputes.create',
      by: ['self'],
      only: 'Lo retira quien lo hizo',
      from: ['OPEN'],
      to: 'WITHDRAWN',
      means: 'La liquidación queda como está.',
      done: 'Reclamo retirado',
    },
  },
})

/** What somebody disputes of a payslip that was released to them. */
export const PayslipDispute = record({
  name: 'PayslipDispute',
  table: 'payslip_dispute',
  label: 'Reclamo de liquidación',
  noun: { one: 'reclamo', many: 'reclamos' },
  machine: disputeStates,
  state: 'state',
  filters: { state: 'state' },
  sort: ['openedAt', 'fullname', 'state'],
  fields: {
    id: id('payslipDispute'),
    payrollMonthId: ref('payrollMonth', 'Mes'),
    userContractId: ref('contract', 'Contrato'),
    userId: ref('user', 'Persona'),
    code: optional(text('Concepto', { max: 60 })),
    state: choice(DisputeState, 'Estado'),
    openedAt: timestamp('Abierto'),
    closedAt: optional(timestamp('Cerrado')),
    version: integer('Versión'),
    text: longText('Mensaje', { max: 1000, sensitivity: 'A' }),
  },
})
const { fields } = PayslipDispute

/** The page of the payslip that is disputed: disputes are answered there. */
export const pageOfPayslip = (monthId: number, contractId: number): string =>
  `/home/liquidaciones/${publicId('payrollMonth', monthId)}/${publicId('contract', contractId)}`

/** A dispute as its reader saw it. */
export const disputeSeen = seenOf(PayslipDispute)
export type DisputeSeen = ValuesOf<typeof disputeSeen>

/** The inputs of what is written in a dispute. */
export const newDispute = {
  payrollMonthId: fields.payrollMonthId,
  contractId: fields.userContractId,
  code: fields.code,
  text: fields.text,
}
export type NewDispute = ValuesOf<typeof newDispute>
export const disputeAnswer = { ...disputeSeen, accept: flag('Acoger'), text: fields.text }
export type DisputeAnswer = ValuesOf<typeof disputeAnswer>
