import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** The rights of ley 21.719, title I, in the order of its articles. */
export const PrivacyRight = catalog('PrivacyRight', {
  ACCESS: 'Acceso',
  RECTIFICATION: 'Rectificación',
  ERASURE: 'Supresión',
  OBJECTION: 'Oposición',
  BLOCKING: 'Bloqueo',
  PORTABILITY: 'Portabilidad',
})
export type PrivacyRight = ValueOf<typeof PrivacyRight>

/** What each right gives, as whoever asks reads it. */
export const rightMeans: Readonly<Record<PrivacyRight, string>> = {
  ACCESS: 'Saber qué datos suyos se tratan, para qué y quién los leyó, y tener una copia.',
  RECTIFICATION: 'Que se corrija lo que está mal, incompleto o viejo.',
  ERASURE: 'Que se borre lo que ya no hay por qué guardar.',
  OBJECTION: 'Que sus datos dejen de usarse para algo que usted no quiere.',
  BLOCKING: 'Que sus datos no se usen mientras se resuelve otra solicitud.',
  PORTABILITY: 'Una copia que otro sistema pueda leer.',
}

export const PrivacyState = catalog('PrivacyState', {
  RECEIVED: 'Recibida',
  VERIFYING: 'Comprobando identidad',
  IN_PROGRESS: 'En curso',
  GRANTED: 'Concedida',
  PARTLY: 'Concedida en parte',
  DENIED: 'Rechazada',
  CLAIMED: 'Reclamada ante la Agencia',
  CLOSED: 'Cerrada',
  WITHDRAWN: 'Retirada',
})
export type PrivacyState = ValueOf<typeof PrivacyState>

/** The states in which the days of the law run. */
export const pendingStates = [
  'RECEIVED',
  'VERIFYING',
  'IN_PROGRESS',
] as const satisfies readonly PrivacyState[]

/** Whether a request was answered with a copy of the data. */
export const givesCopy = ({ kind, state }: { kind: string; state: string }): boolean =>
  (kind === 'ACCESS' || kind === 'PORTABILITY') && (state === 'GRANTED' || state === 'PARTLY')

/** How a request came in. */
export const PrivacyChannel = catalog('PrivacyChannel', {
  ACCOUNT: 'Con su cuenta',
  MAIL_CODE: 'Con un código enviado a su correo',
  ENTERED: 'Anotada por la empresa',
})

/** How it was proved that whoever asks is the person. */
export const IdentityProof = catalog('IdentityProof', {
  ACCOUNT: 'Entró con su cuenta',
  MAIL_CODE: 'Código enviado a su correo',
  IN_PERSON: 'Mostró su cédula',
  LETTER: 'Carta firmada con copia de la cédula',
})

export const PrivacyAnswer = catalog('PrivacyAnswer', {
  GRANTED: 'Conceder',
  PARTLY: 'Conceder en parte',
  DENIED: 'Rechazar',
})
export type PrivacyAnswer = ValueOf<typeof PrivacyAnswer>

/** What was answered of a block: given, its parts close the same moment. */
export const BlockAnswer = catalog('BlockAnswer', {
  GIVEN: 'Se concede',
  REFUSED: 'No se concede',
})
export type BlockAnswer = ValueOf<typeof BlockAnswer>

/** How a request stands before its last day. */
export const PrivacyStanding = catalog('PrivacyStanding', {
  PENDING: 'Sin responder',
  SOON: 'Vencen en 5 días o menos',
  LATE: 'Vencidas',
  BLOCK_LATE: 'Bloqueo sin responder a tiempo',
  ANSWERED: 'Respondidas o retiradas',
})
export type PrivacyStanding = ValueOf<typeof PrivacyStanding>
