import { dismissalCauses } from '#chile/dismissal.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  flag,
  id,
  integer,
  longText,
  optional,
  percent,
  pesos,
  ref,
  timestamp,
} from '#platform/model/field.ts'
import { stateMachine } from '#platform/model/states.ts'

/** How far a finiquito is; the words are those of its payment. */
export const SettlementStatus = catalog('SettlementStatus', {
  CREATED: 'Sin procesar',
  ISSUED: 'Emitido',
  IN_PROGRESS: 'En Proceso de Pago',
  PAID: 'Oficial',
  DELETED: 'Eliminado',
})
export type SettlementStatus = ValueOf<typeof SettlementStatus>

/** In which list to sign a finiquito is: what is printed to be signed is paid by nothing else. */
export const ToSign = catalog('SettlementToSign', { CASH: 'Efectivo', CHECK: 'Cheque' })

/** The causes of the catalogue, by their code in the API: `ART_159_1`, `ART_161BIS`. */
export const causeOf = (code: string): string => `ART_${code.replace('-', '_').toUpperCase()}`

/** The causes that end a contract; 161 bis is none, but gives indemnities all the same. */
export const DismissalCause = catalog(
  'DismissalCause',
  Object.fromEntries(
    dismissalCauses.map(({ code, article, section, subsection, name }) => [
      causeOf(code),
      `${[`Art. ${article}`, section, subsection].filter(Boolean).join(' ')}: ${name}`,
    ]),
  ),
)

/** The finiquito of a contract, and what people decide of it; what is left out is proposed. */
export const Settlement = entity({
  name: 'Settlement',
  table: 'settlement',
  label: 'Finiquito',
  fields: {
    id: id('settlement'),
    userContractId: ref('contract', 'Contrato'),
    userId: ref('user', 'Persona'),
    status: choice(SettlementStatus, 'Estado'),
    dismissalCause: choice(DismissalCause, 'Causal'),
    initialDate: date('Inicio'),
    disengagementDate: date('Término'),
    payDate: date('Fecha de pago'),
    noticeDate: optional(date('Fecha del aviso')),
    notifiedOn: optional(date('Notificación de la resolución de liquidación')),
    toPay: pesos('Total a pagar', { sensitivity: 'A' }),
    issuedAt: optional(timestamp('Emitido')),
    paidOn: optional(date('Pagado')),
    toSign: optional(choice(ToSign, 'En lista para firmar')),
    response: optional(longText('Motivo', { max: 500 })),
    version: integer('Versión'),
    salary: optional(pesos('Sueldo mensual', { sensitivity: 'A' })),
    fixed: optional(pesos('Otros haberes fijos', { sensitivity: 'A' })),
    gratification: optional(pesos('Gratificación de cada mes', { sensitivity: 'A' })),
    allowances: optional(pesos('Colación y movilización', { sensitivity: 'A' })),
    variableAverage: optional(pesos('Promedio variable', { sensitivity: 'A' })),
    lastThree: optional(pesos('Promedio de las tres últimas', { sensitivity: 'A' })),
    lastPay: optional(pesos('Última remuneración devengada', { sensitivity: 'A' })),
    average24: optional(pesos('Promedio reajustado de 24 meses', { sensitivity: 'A' })),
    afcEmployerBalance: optional(pesos('Saldo del empleador en la AFC', { sensitivity: 'A' })),
    fundBalance: optional(pesos('Saldo a todo evento en la AFP', { sensitivity: 'A' })),
    voluntary: optional(pesos('Indemnización voluntaria', { sensitivity: 'A' })),
    pactDays: optional(decimal('Días por año del pacto', 2)),
    pactAnyCause: flag('El pacto rige con toda causal'),
    pactWithoutYearsCap: flag('El pacto no tiene tope de años'),
    pactWithoutUfCap: flag('El pacto no tiene tope en UF'),
    advances: optional(pesos('Anticipos', { sensitivity: 'A' })),
    loans: optional(pesos('Saldo de préstamos', { sensitivity: 'A' })),
    otherDeductions: optional(pesos('Otros descuentos', { sensitivity: 'A' })),
    alimonyPesos: optional(pesos('Pensión de alimentos', { sensitivity: 'A' })),
    alimonyPercent: optional(percent('Porcentaje de alimentos', { sensitivity: 'A' })),
    deferVacation: flag('El feriado pasa al contrato siguiente (art. 67)'),
    payLastPayslip: flag('Paga también la última liquidación'),
    contributionsPaid: flag('Las cotizaciones están pagadas'),
  },
})

const { fields } = Settlement

/** What people decide of a finiquito: the fields of its form. */
export const termFields = {
  dismissalCause: fields.dismissalCause,
  disengagementDate: fields.disengagementDate,
  payDate: fields.payDate,
  noticeDate: fields.noticeDate,
  notifiedOn: fields.notifiedOn,
  salary: fields.salary,
  fixed: fields.fixed,
  gratification: fields.gratification,
  allowances: fields.allowances,
  variableAverage: fields.variableAverage,
  lastThree: fields.lastThree,
  lastPay: fields.lastPay,
  average24: fields.average24,
  afcEmployerBalance: fields.afcEmployerBalance,
  fundBalance: fields.fundBalance,
  voluntary: fields.voluntary,
  pactDays: fields.pactDays,
  pactAnyCause: fields.pactAnyCause,
  pactWithoutYearsCap: fields.pactWithoutYearsCap,
  pactWithoutUfCap: fields.pactWithoutUfCap,
  advances: fields.advances,
  loans: fields.loans,
  otherDeductions: fields.otherDeductions,
  alimonyPesos: fields.alimonyPesos,
  alimonyPercent: fields.alimonyPercent,
  deferVacation: fields.deferVacation,
  payLastPayslip: fields.payLastPayslip,
  contributionsPaid: fields.contributionsPaid,
} as const

/** The states of a finiquito: what is issued keeps its amounts, and what is paid stays. */
export const settlementStates = stateMachine({
  states: SettlementStatus,
  tones: {
    CREATED: 'neutral',
    ISSUED: 'accent',
    IN_PROGRESS: 'warning',
    PAID: 'success',
    DELETED: 'neutral',
  },
  acts: {
    update: {
      label: 'Corregir',
      permission: 'settlements.update',
      from: ['CREATED'],
      refusals: {
        ISSUED: 'Está emitido: deshaga la emisión para corregirlo',
        IN_PROGRESS: 'Está en pago: deshágalo para corregirlo',
        PAID: 'Ya está pagado',
        DELETED: 'Está eliminado',
      },
      done: 'Finiquito calculado',
    },
    issue: {
      label: 'Emitir',
      permission: 'settlementIssues.create',
      from: ['CREATED'],
      to: 'ISSUED',
      refusals: { ISSUED: 'Ya está emitido', DELETED: 'Está eliminado' },
      means: 'Sus montos quedan como están, y el documento se puede firmar.',
      done: 'Finiquito emitido',
    },
    process: {
      label: 'Enviar a pago',
      permission: 'settlementPayments.create',
      from: ['ISSUED'],
      to: 'IN_PROGRESS',
      refusals: { CREATED: 'Primero hay que emitirlo' },
      means: 'Queda en proceso de pago hasta que se confirme.',
      done: 'Finiquito en proceso de pago',
    },
    pay: {
      label: 'Marcar pagado',
      permission: 'settlementPayments.create',
      from: ['ISSUED', 'IN_PROGRESS'],
      to: 'PAID',
      refusals: { CREATED: 'Primero hay que emitirlo', PAID: 'Ya está pagado' },
      means: 'Un finiquito pagado no se corrige ni se elimina; el pago se deshace por 24 horas.',
      done: 'Finiquito pagado',
    },
    unpay: {
      label: 'Deshacer el pago',
      permission: 'settlementPayments.create',
      from: ['PAID'],
      to: 'ISSUED',
      needsReason: 'Diga por qué se deshace',
      refusals: { ISSUED: 'No está pagado', CREATED: 'No está pagado' },
      means: 'Durante 24 horas: vuelve a estar emitido, y su pago se marca de nuevo.',
      done: 'Pago deshecho',
    },
    undo: {
      label: 'Deshacer la emisión',
      permission: 'settlements.update',
      from: ['ISSUED', 'IN_PROGRESS'],
      to: 'CREATED',
      needsReason: 'Diga por qué se deshace',
      refusals: { CREATED: 'No está emitido', PAID: 'Ya está pagado' },
      means: 'Vuelve a poder corregirse; el documento emitido deja de valer.',
      done: 'Emisión deshecha',
    },
    remove: {
      label: 'Eliminar',
      permission: 'settlements.delete',
      from: ['CREATED', 'ISSUED'],
      to: 'DELETED',
      needsReason: 'Diga por qué se elimina',
      refusals: {
        IN_PROGRESS: 'Está en pago: deshágalo primero',
        PAID: 'Un finiquito pagado no se elimina',
        DELETED: 'Ya está eliminado',
      },
      means: 'El contrato puede tener otro finiquito; este queda en la historia.',
      done: 'Finiquito eliminado',
    },
  },
})

/** Whether what was marked as paid at a moment may still be taken back: for 24 hours. */
export const mayTakeBack = (paidAt: Date, now: Date): boolean =>
  now.getTime() - paidAt.getTime() <= 24 * 60 * 60 * 1000

export const TOO_LATE = 'Se marcó pagado hace más de 24 horas: el pago ya no se deshace'
