import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { stateMachine } from '#platform/model/states.ts'
import { DocumentState } from './catalogs.ts'

const SIGNED_STAYS = 'Un documento firmado no se modifica: emita uno nuevo'

/** The states of a document; the database refuses any other way between them. */
export const documentStates = stateMachine({
  states: DocumentState,
  tones: {
    DRAFT: 'neutral',
    ISSUED: 'primary',
    PENDING_SIGNATURE: 'warning',
    SIGNED: 'success',
    REJECTED: 'danger',
    EXPIRED: 'danger',
    REPLACED: 'neutral',
    VOID: 'danger',
  },
  acts: {
    edit: {
      label: 'Modificar',
      permission: 'documents.update',
      from: ['DRAFT', 'ISSUED'],
      refusals: {
        PENDING_SIGNATURE: 'Está en firma: corríjalo y reenvíelo desde su firma, o cancélela',
        SIGNED: SIGNED_STAYS,
        VOID: SIGNED_STAYS,
      },
    },
    remove: {
      label: 'Eliminar',
      permission: 'documents.delete',
      from: ['DRAFT'],
      refusals: {
        ISSUED: 'Ya se emitió: reemplácelo, y queda en el historial',
        SIGNED: 'Un documento firmado se conserva',
        VOID: 'Un documento firmado se conserva',
      },
      means: 'El borrador y su archivo se eliminan.',
      done: 'Documento eliminado',
    },
    issue: {
      label: 'Emitir',
      permission: 'documents.update',
      from: ['DRAFT'],
      to: 'ISSUED',
      means: 'Desde ahora lo lee quien puede leer su carpeta.',
      done: 'Documento emitido',
    },
    replace: {
      label: 'Reemplazar',
      permission: 'documents.update',
      from: ['ISSUED'],
      to: 'REPLACED',
      needsReason: 'Diga por qué se reemplaza',
      refusals: { SIGNED: SIGNED_STAYS },
      means: 'Deja de mostrarse a quien lo lee, y queda en el historial.',
      done: 'Documento reemplazado',
    },
    void: {
      label: 'Anular',
      permission: 'documents.update',
      from: ['SIGNED'],
      to: 'VOID',
      needsReason: 'Diga por qué se anula',
      means: 'El archivo firmado se conserva, y dice que está anulado.',
      done: 'Documento anulado',
    },
    move: {
      label: 'Mover',
      permission: 'documents.update',
      from: DocumentState.values,
    },
    send: {
      label: 'Enviar a firma',
      permission: 'digitalSignature.create',
      from: ['ISSUED'],
      to: 'PENDING_SIGNATURE',
      refusals: { SIGNED: 'Este documento ya fue firmado' },
    },
    sign: {
      label: 'Firmar',
      permission: 'digitalSignature.read',
      from: ['PENDING_SIGNATURE'],
      to: 'SIGNED',
      refusals: { SIGNED: 'Este documento ya fue firmado' },
    },
    reject: {
      label: 'Rechazar la firma',
      permission: 'digitalSignature.read',
      from: ['PENDING_SIGNATURE'],
      to: 'REJECTED',
      needsReason: 'Diga por qué se rechaza',
    },
    correct: {
      label: 'Corregir y reenviar',
      permission: 'digitalSignature.create',
      from: ['PENDING_SIGNATURE', 'REJECTED', 'EXPIRED'],
      to: 'ISSUED',
      refusals: { SIGNED: SIGNED_STAYS, VOID: SIGNED_STAYS },
    },
    expire: {
      label: 'Vencer la firma',
      permission: 'digitalSignature.update',
      from: ['PENDING_SIGNATURE'],
      to: 'EXPIRED',
    },
    cancel: {
      label: 'Cancelar la firma',
      permission: 'digitalSignature.update',
      from: ['PENDING_SIGNATURE'],
      to: 'ISSUED',
    },
  },
})

/** The acts that people do by themselves; those of signing are of the module that signs. */
export const DocumentAct = catalog('DocumentAct', {
  ISSUE: 'Emitir',
  REPLACE: 'Reemplazar',
  VOID: 'Anular',
})
export type DocumentAct = ValueOf<typeof DocumentAct>

export const actOfCode = { ISSUE: 'issue', REPLACE: 'replace', VOID: 'void' } as const

/** The states in which its own person reads a document. */
export const shownToPerson: readonly DocumentState[] = [
  'ISSUED',
  'PENDING_SIGNATURE',
  'SIGNED',
  'VOID',
]
