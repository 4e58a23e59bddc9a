import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { stateMachine } from '#platform/model/states.ts'
import { SignatureState } from './catalogs.ts'
import { signatureStates } from './states.ts'

/** Things of which a paper is sent to sign from the page where they live. */
export const PaperSource = catalog('PaperSource', {
  VACATION: 'Vacaciones',
  EXPENSE_REPORT: 'Rendición de gastos',
  ACTION_PLAN: 'Plan de acción',
})
export type PaperSource = ValueOf<typeof PaperSource>

const SIGNED = 'Ya está firmado'

/** The paper of a thing, as its page shows and sends it. */
export const paperStates = stateMachine({
  states: SignatureState,
  tones: signatureStates.tones,
  acts: {
    send: {
      label: 'Enviar a firma',
      permission: 'digitalSignature.create',
      from: ['REJECTED', 'EXPIRED', 'CANCELLED', 'REPLACED'],
      refusals: {
        SENT: 'Ya espera su firma',
        SEALING: SIGNED,
        SEAL_FAILED: SIGNED,
        COMPLETED: SIGNED,
      },
      means:
        'Queda en la carpeta digital de la persona, y quien firma primero recibe un aviso. ' +
        'Tienen 15 días.',
      done: 'Documento enviado a firma',
    },
    recall: {
      label: 'Anular firma',
      permission: 'digitalSignature.update',
      from: ['SENT'],
      refusals: {
        SEALING: SIGNED,
        SEAL_FAILED: SIGNED,
        COMPLETED: SIGNED,
        CANCELLED: 'No espera firma',
        REJECTED: 'No espera firma',
        EXPIRED: 'No espera firma',
      },
      means: 'El documento deja de esperar su firma. Se puede enviar otra vez.',
      done: 'El documento ya no espera firma',
    },
  },
})

/** The signing of the last paper of a thing. */
export type Paper = { readonly state: SignatureState; readonly isStale: boolean }

/** A thing whose paper was never sent, or changed since, is sent like one whose signing ended. */
export const toSend = (paper: Paper | null | undefined) =>
  ({
    state: paper && !paper.isStale ? paper.state : 'CANCELLED',
    relations: ['other'],
  }) as const

/** The paper as it waits, whether or not its thing changed. */
export const toRecall = (paper: Paper | null | undefined) =>
  ({ state: paper?.state ?? 'CANCELLED', relations: ['other'] }) as const
