import { stateMachine } from '#platform/model/states.ts'
import { AnnexState } from './catalogs.ts'

const STAYS = 'Ya está para la firma: rechácelo y haga otro'
const SIGNED_STAYS = 'Un anexo firmado se conserva: anúlelo con otro anexo'
const refusals = { PENDING: STAYS, SIGNED: SIGNED_STAYS, ANNULLED: SIGNED_STAYS } as const

/** The states of an annex; the database refuses any other way between them. */
export const annexStates = stateMachine({
  states: AnnexState,
  tones: {
    DRAFT: 'neutral',
    PENDING: 'warning',
    SIGNED: 'success',
    REJECTED: 'danger',
    ANNULLED: 'neutral',
  },
  acts: {
    edit: { label: 'Modificar', permission: 'annexes.update', from: ['DRAFT'], refusals },
    remove: {
      label: 'Eliminar',
      permission: 'annexes.delete',
      from: ['DRAFT'],
      refusals,
      means: 'El borrador se elimina. El contrato queda como está.',
      done: 'Anexo eliminado',
    },
    send: {
      label: 'Dejar para la firma',
      permission: 'annexes.update',
      from: ['DRAFT'],
      to: 'PENDING',
      means: 'Se imprime y queda en la carpeta de la persona. Desde ahora no se modifica.',
      done: 'Anexo listo para la firma',
    },
    sign: {
      label: 'Registrar firmado',
      permission: 'annexes.update',
      by: ['other'],
      only: 'El anexo propio lo registra otra persona',
      from: ['PENDING'],
      to: 'SIGNED',
      means: 'El contrato cambia desde el día del anexo.',
      done: 'Anexo firmado',
    },
    reject: {
      label: 'Rechazar',
      permission: 'annexes.update',
      by: ['other'],
      only: 'El anexo propio lo registra otra persona',
      from: ['PENDING'],
      to: 'REJECTED',
      needsReason: 'Diga por qué se rechaza',
      means: 'No se firma, y el contrato queda como está.',
      done: 'Anexo rechazado',
    },
    annul: {
      label: 'Anular con otro anexo',
      permission: 'annexes.create',
      from: ['SIGNED'],
      to: 'ANNULLED',
    },
  },
})
