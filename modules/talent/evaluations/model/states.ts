import { stateMachine } from '#platform/model/states.ts'
import { EvaluationProcessStatus, type ProcessMove, ReviewStatus } from './catalogs.ts'

const keep = 'evaluationProcesses.update'
const alive = ['DRAFT', 'RUNNING', 'CALIBRATION', 'FEEDBACK'] as const

/** The states of a process; the database refuses the same moves. */
export const processStates = stateMachine({
  states: EvaluationProcessStatus,
  tones: {
    DRAFT: 'neutral',
    RUNNING: 'accent',
    CALIBRATION: 'warning',
    FEEDBACK: 'primary',
    CLOSED: 'success',
    CANCELED: 'danger',
  },
  acts: {
    edit: { label: 'Editar', permission: keep, from: alive },
    start: {
      label: 'Comenzar',
      permission: keep,
      from: ['DRAFT'],
      to: 'RUNNING',
      refusals: { RUNNING: 'Ya comenzó' },
      means:
        'Quedan fijas sus reglas, y la jefatura y el área de cada persona. Desde ahora cada ' +
        'respuesta enviada cuenta.',
      done: 'Proceso en marcha',
    },
    calibrate: {
      label: 'Pasar a calibración',
      permission: keep,
      from: ['RUNNING'],
      to: 'CALIBRATION',
      means: 'Las notas quedan a la vista de quien calibra y ya no se reciben respuestas.',
      done: 'Proceso en calibración',
    },
    reopen: {
      label: 'Volver a la evaluación',
      permission: keep,
      from: ['CALIBRATION'],
      to: 'RUNNING',
      needsReason: 'Diga por qué vuelve a la evaluación',
      means: 'Se reciben respuestas otra vez; lo calibrado se conserva.',
      done: 'Proceso en evaluación',
    },
    feedback: {
      label: 'Pasar a retroalimentación',
      permission: keep,
      from: ['CALIBRATION'],
      to: 'FEEDBACK',
      means: 'Termina la calibración. Después se entregan los resultados a cada persona.',
      done: 'Proceso en retroalimentación',
    },
    close: {
      label: 'Cerrar',
      permission: keep,
      from: ['FEEDBACK'],
      to: 'CLOSED',
      refusals: { CLOSED: 'Ya está cerrado' },
      means: 'La nota final queda fija, con los planes de cada persona.',
      done: 'Proceso cerrado',
    },
    cancel: {
      label: 'Anular',
      permission: keep,
      from: alive,
      to: 'CANCELED',
      needsReason: 'Diga por qué se anula',
      refusals: { CLOSED: 'Un proceso cerrado no se anula' },
      means: 'Deja de contar y no vuelve a abrirse.',
      done: 'Proceso anulado',
    },
    remove: {
      label: 'Eliminar',
      permission: 'evaluationProcesses.delete',
      from: ['DRAFT'],
      refusals: {
        RUNNING: 'Ya comenzó: anúlelo',
        CALIBRATION: 'Ya comenzó: anúlelo',
        FEEDBACK: 'Ya comenzó: anúlelo',
        CLOSED: 'Un proceso cerrado se conserva',
        CANCELED: 'Un proceso anulado se conserva',
      },
      done: 'Proceso eliminado',
    },
  },
})

/** The act of each move. */
export const ACT_OF = {
  START: 'start',
  CALIBRATE: 'calibrate',
  REOPEN: 'reopen',
  FEEDBACK: 'feedback',
  CLOSE: 'close',
  CANCEL: 'cancel',
} as const satisfies Record<ProcessMove, keyof typeof processStates.acts>

const notYet = 'Faltan respuestas: se calibra cuando termine la evaluación'
const given = 'Ya se entregó a su persona'

/**
 * The states of a person's review. Who may do an act is the permission with its reach; a meeting
 * and a proposal are of the supervisor of the start besides.
 */
export const reviewStates = stateMachine({
  states: ReviewStatus,
  tones: {
    PENDING: 'neutral',
    IN_PROGRESS: 'accent',
    READY: 'warning',
    CALIBRATED: 'primary',
    RELEASED: 'accent',
    MET: 'accent',
    ACKNOWLEDGED: 'success',
  },
  acts: {
    calibrate: {
      label: 'Calibrar',
      permission: keep,
      from: ['READY', 'CALIBRATED'],
      to: 'CALIBRATED',
      by: ['other'],
      only: 'Nadie calibra su propia evaluación',
      needsReason: 'Diga por qué se calibra la nota',
      refusals: { PENDING: notYet, IN_PROGRESS: notYet, RELEASED: given, MET: given },
      means: 'La nota calculada se conserva a su lado.',
      done: 'Evaluación calibrada',
    },
    undo: {
      label: 'Deshacer calibración',
      permission: keep,
      from: ['CALIBRATED'],
      to: 'READY',
      by: ['other'],
      only: 'Nadie calibra su propia evaluación',
      needsReason: 'Diga por qué se deshace la calibración',
      refusals: { READY: 'No está calibrada' },
      done: 'Calibración deshecha',
    },
    propose: {
      label: 'Proponer calibración',
      permission: 'feedback.create',
      from: ['READY', 'CALIBRATED'],
      by: ['other'],
      only: 'Nadie calibra su propia evaluación',
      refusals: { PENDING: notYet, IN_PROGRESS: notYet, RELEASED: given, MET: given },
      needsReason: 'Diga por qué la propone',
      means: 'La decide quien lleva el proceso.',
      done: 'Propuesta enviada',
    },
    release: {
      label: 'Entregar resultados',
      permission: keep,
      from: ['READY', 'CALIBRATED'],
      to: 'RELEASED',
      by: ['other'],
      only: 'Nadie se entrega su propia evaluación',
      refusals: { PENDING: 'No tiene respuestas', IN_PROGRESS: 'Faltan respuestas' },
      means: 'Cada persona lee sus resultados desde ahora.',
      done: 'Resultados entregados',
    },
    meet: {
      label: 'Registrar conversación',
      permission: 'feedback.create',
      from: ['RELEASED', 'MET'],
      to: 'MET',
      by: ['other'],
      only: 'La registra su jefatura',
      refusals: {
        READY: 'Primero se entregan los resultados',
        CALIBRATED: 'Primero se entregan los resultados',
        ACKNOWLEDGED: 'Ya se acusó recibo: no se cambia',
      },
      done: 'Conversación registrada',
    },
    acknowledge: {
      label: 'Acusar recibo',
      permission: 'feedback.create',
      from: ['MET'],
      to: 'ACKNOWLEDGED',
      by: ['self'],
      only: 'Cada persona acusa recibo de lo suyo',
      refusals: {
        RELEASED: 'Se acusa recibo después de conversarla con su jefatura',
        ACKNOWLEDGED: 'Ya acusó recibo',
      },
      means: 'Acuso recibo; no implica estar de acuerdo',
      done: 'Acuso de recibo registrado',
    },
  },
})

/** The states in which a person reads their own review. */
export const RELEASED_STATES = ['RELEASED', 'MET', 'ACKNOWLEDGED'] as const
