import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
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
import { ContractType } from '#modules/people/contracts/model/catalogs.ts'
import { DismissalCause, settlementStates } from './finiquito.ts'
import type { Terms } from './gathered-facts.ts'

export const SettlementBatchState = catalog('SettlementBatchState', {
  CALCULATING: 'Calculándose',
  CALCULATED: 'Por revisar',
  CREATING: 'Creándose',
  CREATED: 'Creados',
  ISSUING: 'Emitiéndose',
  ISSUED: 'Emitidos',
  UNDOING: 'Deshaciéndose',
  UNDONE: 'Deshechos',
})
export type SettlementBatchState = ValueOf<typeof SettlementBatchState>

/** How far one person of a batch is: before the finiquito is made, and then its own state. */
export const BatchPersonState = catalog('SettlementBatchPersonState', {
  ERROR: 'Con error',
  WAITING: 'Sin calcular',
  READY: 'Por crear',
  CREATED: 'Creado',
  ISSUED: 'Emitido',
  IN_PROGRESS: 'En pago',
  PAID: 'Pagado',
  DELETED: 'Eliminado',
})
export type BatchPersonState = ValueOf<typeof BatchPersonState>

/** Why the finiquitos of a batch are undone: that of each of them too. */
export const undoneReason = longText('Motivo', { max: 500 })

/** Finiquitos of many people made in one act, as at the end of a season. */
export const SettlementBatch = entity({
  name: 'SettlementBatch',
  table: 'settlement_batch',
  label: 'Finiquito masivo',
  fields: {
    id: id('settlementBatch'),
    businessId: ref('business', 'Razón social'),
    name: text('Nombre', { max: 80, help: 'Con el que se encuentra después: «Vendimia 2026»' }),
    dismissalCause: optional(
      choice(DismissalCause, 'Causal', { help: 'Sin ella, la del término de cada persona' }),
    ),
    disengagementDate: optional(
      date('Último día', { help: 'Sin él, el del término de cada persona' }),
    ),
    noticeDate: optional(date('Fecha del aviso')),
    payDate: date('Fecha de pago'),
    payLastPayslip: flag('Paga también la última liquidación'),
    contributionsPaid: flag('Las cotizaciones están pagadas', {
      help: 'Con sus certificados, hasta el mes anterior al término (art. 162)',
    }),
    state: choice(SettlementBatchState, 'Estado'),
    undoneWhy: optional(undoneReason),
    version: integer('Versión'),
  },
})

/** The people a batch is made of: each of these that is said narrows it. */
export const chosenFields = {
  endingBatchId: optional(ref('contractEndingBatch', 'Término masivo')),
  areaId: optional(ref('area', 'Área')),
  jobTitle: optional(text('Cargo', { max: 120 })),
  contractType: optional(choice(ContractType, 'Tipo de contrato')),
  endsFrom: optional(date('Terminan desde')),
  endsTo: optional(date('Terminan hasta')),
  ruts: optional(
    longText('RUT de las personas', { max: 20_000, help: 'Pegados, uno por línea o con comas' }),
  ),
} as const

/** The acts on a batch: from which states, and why not from another one. */
export const batchActs = {
  calculate: { from: ['CALCULATED', 'CREATED', 'ISSUED'] },
  create: { from: ['CALCULATED'] },
  issue: { from: ['CALCULATED', 'CREATED', 'ISSUED'] },
  undo: { from: ['CALCULATED', 'CREATED', 'ISSUED'] },
} as const satisfies Record<string, { from: readonly SettlementBatchState[] }>
export type BatchAct = keyof typeof batchActs
export const batchActNames: readonly BatchAct[] = ['calculate', 'create', 'issue', 'undo']

/** A batch as it is; `failed` says that its work stopped. */
type Standing = { readonly state: SettlementBatchState; readonly failed: boolean }

/** Why an act is not done with a batch as it is, or nothing. */
export function whyNotAct(act: BatchAct, { state, failed }: Standing): string | undefined {
  const from: readonly SettlementBatchState[] = batchActs[act].from
  if (from.includes(state)) return undefined
  // A calculation that stopped for good made no finiquito: those of before are taken back.
  if (act === 'undo' && state === 'CALCULATING' && failed) return undefined
  if (state === 'UNDONE') return 'Ya se deshizo'
  return state.endsWith('ING') ? 'El trabajo sigue en curso' : 'Calcúlelo de nuevo antes de crear'
}

/** Of how many people a batch still has something to do. */
type Waiting = {
  /** Without a finiquito, whether they can have one or not. */
  readonly unmade: number
  /** Without a finiquito, calculated, and nothing stops it. */
  readonly ready: number
  /** With a finiquito that is not issued, whether something stopped it or not. */
  readonly unissued: number
}

/** Why an act on a batch would do nothing for any of its people, or nothing. */
export function whyNobody(act: BatchAct, { unmade, ready, unissued }: Waiting): string | undefined {
  if (act === 'calculate' && unmade === 0) return 'Todas las personas tienen su finiquito'
  if (act === 'create' && ready === 0) return 'Nadie está por crear: revise los errores'
  if (act === 'issue' && ready > 0) return 'Primero hay que crear los finiquitos'
  return act === 'issue' && unissued === 0 ? 'Nadie tiene un finiquito por emitir' : undefined
}

/** The states of a finiquito from which a batch takes it back: those that are not on their way. */
export const undoneFrom = settlementStates.acts.remove.from

type OfBatch = {
  readonly payDate: string
  readonly noticeDate: string | null
  readonly payLastPayslip: boolean
  readonly contributionsPaid: boolean
}
type OfPerson = { readonly dismissalCause: string; readonly disengagementDate: string }

/** What a batch decides of the finiquito of one of its people; the rest is as it is found. */
export const termsOfPerson = (batch: OfBatch, person: OfPerson): Terms => ({
  dismissalCause: person.dismissalCause,
  disengagementDate: person.disengagementDate,
  payDate: batch.payDate,
  noticeDate: batch.noticeDate,
  payLastPayslip: batch.payLastPayslip,
  contributionsPaid: batch.contributionsPaid,
  ...undecided,
})

/** The terms of a finiquito for which people decided nothing: everything is as it is found. */
export const undecided = {
  notifiedOn: null,
  salary: null,
  fixed: null,
  gratification: null,
  allowances: null,
  variableAverage: null,
  lastThree: null,
  lastPay: null,
  average24: null,
  afcEmployerBalance: null,
  fundBalance: null,
  voluntary: null,
  pactDays: null,
  pactAnyCause: false,
  pactWithoutYearsCap: false,
  pactWithoutUfCap: false,
  advances: null,
  loans: null,
  otherDeductions: null,
  alimonyPesos: null,
  alimonyPercent: null,
  deferVacation: false,
  withoutDebts: [],
} as const
