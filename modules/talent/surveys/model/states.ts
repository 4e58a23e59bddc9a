import { stateMachine } from '#platform/model/states.ts'
import { SurveyStatus, type SurveyPart } from './catalogs.ts'
import type { SurveyType } from './survey-types.ts'

const evaluations: ReadonlySet<SurveyType> = new Set(['PERFORMANCE', 'DNC'])

/** Evaluations are of people; the rest is asked of the company as a whole. */
export const partOf = (type: SurveyType): SurveyPart =>
  evaluations.has(type) ? 'evaluations' : 'surveys'

/** Until when one that closed is opened again, with another end. */
export const HOURS_TO_REOPEN = 24

/**
 * The states of a survey. Who may do an act follows from its type (`partOf`), whose `.update` it
 * asks; the database refuses the same moves.
 */
export const surveyStates = stateMachine({
  states: SurveyStatus,
  tones: {
    PENDING: 'neutral',
    ACTIVE: 'success',
    PAUSED: 'warning',
    CLOSED: 'neutral',
    COMPLETE: 'primary',
    HIDDEN: 'neutral',
    DELETED: 'danger',
  },
  acts: {
    edit: {
      label: 'Editar',
      permission: 'surveys.update',
      from: ['PENDING'],
      refusals: { ACTIVE: 'Una encuesta activada ya no cambia: corríjala en otra versión' },
    },
    activate: {
      label: 'Activar',
      permission: 'surveys.update',
      from: ['PENDING'],
      to: 'ACTIVE',
      means: 'Las preguntas quedan fijas y los participantes reciben el aviso.',
      done: 'Encuesta activada',
    },
    pause: {
      label: 'Pausar',
      permission: 'surveys.update',
      from: ['ACTIVE'],
      to: 'PAUSED',
      means: 'Nadie puede responder hasta que se reanude; lo respondido se conserva.',
      done: 'Encuesta pausada',
    },
    resume: {
      label: 'Reanudar',
      permission: 'surveys.update',
      from: ['PAUSED'],
      to: 'ACTIVE',
      done: 'Encuesta reanudada',
    },
    close: {
      label: 'Cerrar',
      permission: 'surveys.update',
      from: ['ACTIVE', 'PAUSED'],
      to: 'CLOSED',
      means: 'Deja de recibir respuestas. Se puede reabrir durante 24 horas con otro término.',
      done: 'Encuesta cerrada',
    },
    extend: {
      label: 'Cambiar término',
      permission: 'surveys.update',
      from: ['ACTIVE', 'PAUSED'],
      done: 'Término cambiado',
    },
    reopen: {
      label: 'Reabrir',
      permission: 'surveys.update',
      from: ['CLOSED'],
      to: 'ACTIVE',
      means: 'Vuelve a recibir respuestas hasta el nuevo término.',
      done: 'Encuesta reabierta',
    },
    publish: {
      label: 'Publicar resultados',
      permission: 'surveys.update',
      from: ['CLOSED'],
      to: 'COMPLETE',
      done: 'Resultados publicados',
    },
    hide: {
      label: 'Ocultar',
      permission: 'surveys.update',
      from: ['COMPLETE'],
      to: 'HIDDEN',
      means: 'Sus resultados dejan de mostrarse hasta que se vuelva a publicar.',
      done: 'Encuesta oculta',
    },
    show: {
      label: 'Mostrar',
      permission: 'surveys.update',
      from: ['HIDDEN'],
      to: 'COMPLETE',
      done: 'Encuesta a la vista',
    },
    remove: {
      label: 'Eliminar',
      permission: 'surveys.delete',
      from: ['PENDING', 'CLOSED', 'COMPLETE', 'HIDDEN'],
      to: 'DELETED',
      needsReason: 'Diga por qué se elimina',
      refusals: {
        ACTIVE: 'Está activa: ciérrela primero',
        PAUSED: 'Está pausada: ciérrela primero',
      },
      done: 'Encuesta eliminada',
    },
    correct: {
      label: 'Corregir preguntas',
      permission: 'surveys.update',
      from: ['ACTIVE', 'PAUSED'],
      means: 'Quienes ya respondieron conservan sus preguntas; los demás reciben las nuevas.',
    },
    remind: {
      label: 'Recordar',
      permission: 'surveys.update',
      from: ['ACTIVE'],
      means: 'Avisa a quienes todavía no responden, una vez por día.',
    },
    assign: {
      label: 'Agregar participantes',
      permission: 'surveys.update',
      from: ['PENDING', 'ACTIVE', 'PAUSED'],
    },
  },
})

/** Whether a survey takes no more answers. */
export const isClosed = (status: string, endAt: Date | string, now: Date): boolean =>
  status !== 'ACTIVE' || now.getTime() >= new Date(endAt).getTime()
