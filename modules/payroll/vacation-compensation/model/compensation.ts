import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  file,
  id,
  integer,
  optional,
  pesos,
  ref,
  text,
  yearMonth,
} from '#platform/model/field.ts'
import { stateMachine } from '#platform/model/states.ts'
import { daysOf } from '#modules/time/vacations/model/words.ts'

/** Who agreed that progressive days are paid in money (Código del Trabajo, art. 68). */
export const CompensationBasis = catalog('VacationCompensationBasis', {
  INDIVIDUAL: 'Individual',
  COLLECTIVE: 'Colectivo',
})

/** The days that an agreement pays: the law does not say (setting FERIADO_PROGRESIVO_DIAS). */
export const CompensationCounting = catalog('VacationCompensationCounting', {
  CALENDARIO: 'Corridos',
  HABILES: 'Hábiles',
})

/** «1 día corrido», «5 días hábiles»: what an agreement pays. */
export const countedWords = (days: string, counting: ValueOf<typeof CompensationCounting>) =>
  counting === 'CALENDARIO' ? daysOf(days, 'corrido') : daysOf(days, 'hábil', 'hábiles')

export const CompensationState = catalog('VacationCompensationState', {
  PENDING: 'Por aprobar',
  APPROVED: 'Aprobado',
  REJECTED: 'Rechazado',
  UNDONE: 'Deshecho',
})

/** An agreement that pays progressive days of vacation in money. */
export const VacationCompensation = entity({
  name: 'VacationCompensation',
  table: 'vacation_compensation',
  label: 'Feriado progresivo en dinero',
  fields: {
    id: id('vacationCompensation'),
    userContractId: ref('contract', 'Contrato'),
    basis: choice(CompensationBasis, 'Acuerdo'),
    agreedOn: date('Fecha del acuerdo'),
    days: decimal('Días progresivos', 2, { unit: 'días', min: 0.5, max: 60 }),
    countFrom: date('Contados desde', {
      help: 'El día siguiente al término del feriado básico (DT, Ord. 4551/222 de 1995)',
    }),
    amount: pesos('Monto acordado', {
      sensitivity: 'A',
      help: 'Nunca menos que lo que pagan esos días según el art. 71',
    }),
    payMonth: yearMonth('Se paga en'),
    fileId: optional(file('Acuerdo firmado', { sensitivity: 'A' })),
    state: choice(CompensationState, 'Estado'),
    reason: optional(text('Respuesta', { max: 500, sensitivity: 'B' })),
    undoneWhy: optional(text('Motivo', { max: 500, sensitivity: 'B' })),
    version: integer('Versión'),
  },
})

const answer = {
  permission: 'vacationCompensations.update',
  from: ['PENDING'],
  by: ['other'],
  only: 'No puede responder su propia solicitud',
} as const

/**
 * The states of an agreement, and who may move it from one to another. The answer is of a person
 * who is neither the worker nor whoever registered it.
 */
export const compensationStates = stateMachine({
  states: CompensationState,
  tones: { PENDING: 'neutral', APPROVED: 'success', REJECTED: 'danger', UNDONE: 'neutral' },
  acts: {
    approve: {
      ...answer,
      label: 'Aprobar',
      to: 'APPROVED',
      means: 'Los días salen del saldo y se pagan en su mes.',
      done: 'Acuerdo aprobado',
    },
    reject: {
      ...answer,
      label: 'Rechazar',
      to: 'REJECTED',
      needsReason: 'Diga por qué se rechaza',
      means: 'No usa días del saldo ni paga nada.',
      done: 'Acuerdo rechazado',
    },
    undo: {
      label: 'Deshacer',
      permission: 'vacationCompensations.create',
      by: ['other'],
      only: 'Es su propio acuerdo: lo deshace otra persona',
      from: ['PENDING', 'APPROVED'],
      to: 'UNDONE',
      refusals: { REJECTED: 'Ya está rechazado', UNDONE: 'Ya está deshecho' },
      needsReason: 'Diga por qué se deshace',
      means: 'Los días vuelven al saldo y dejan de pagarse.',
      done: 'Acuerdo deshecho',
    },
    attach: {
      label: 'Adjuntar acuerdo',
      permission: 'vacationCompensations.create',
      from: ['PENDING'],
      refusals: { APPROVED: 'Ya está aprobado', UNDONE: 'Ya está deshecho' },
      done: 'Acuerdo adjuntado',
    },
  },
})
export type CompensationAct = keyof typeof compensationStates.acts
