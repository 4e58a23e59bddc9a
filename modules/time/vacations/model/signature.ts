import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { stateMachine } from '#platform/model/states.ts'

/** The digital signature of the voucher of a vacation. */
export const SignatureState = catalog('VacationSignatureState', {
  PENDING_SIGNATURE: 'Por firmar',
  FAILED: 'No se pudo enviar',
  SIGNED: 'Firmado',
  CANCELED: 'Sin firma',
})
export type SignatureState = ValueOf<typeof SignatureState>

/** The states of a request for a signature, and who may move it from one to another. */
export const signatureStates = stateMachine({
  states: SignatureState,
  tones: { PENDING_SIGNATURE: 'accent', FAILED: 'danger', SIGNED: 'success', CANCELED: 'neutral' },
  acts: {
    send: {
      label: 'Enviar a firma',
      permission: 'digitalSignature.create',
      from: ['FAILED', 'CANCELED'],
      to: 'PENDING_SIGNATURE',
      refusals: { PENDING_SIGNATURE: 'Ya espera su firma', SIGNED: 'Ya está firmado' },
      done: 'El comprobante espera su firma',
    },
    cancel: {
      label: 'Anular firma',
      permission: 'digitalSignature.update',
      from: ['PENDING_SIGNATURE', 'FAILED'],
      to: 'CANCELED',
      refusals: { SIGNED: 'Ya está firmado', CANCELED: 'No espera firma' },
      means: 'El comprobante deja de esperar su firma. Se puede enviar otra vez.',
      done: 'El comprobante ya no espera firma',
    },
  },
})

type Signer = {
  readonly syncDigitalSign: boolean
  readonly signatureIntegrationCode: string | null
}

/** What a contract lacks for the signature of its papers, in one sentence; or nothing. */
export function missingForSignature({
  syncDigitalSign,
  signatureIntegrationCode,
}: Signer): string | undefined {
  if (!syncDigitalSign) return 'El contrato no tiene firma digital: márquela en sus datos laborales'
  if (!signatureIntegrationCode) {
    return 'Al contrato le falta el código de integración de firma: escríbalo en sus datos'
  }
  return undefined
}
