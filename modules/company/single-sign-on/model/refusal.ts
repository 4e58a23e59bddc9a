/**
 * Why a round to the provider opened nothing: as the company's audit says it. Who tried reads one
 * of three sentences, none of which says anything of an account.
 */
export const refusals = {
  STATE: 'La respuesta no era la de este ingreso',
  BROWSER: 'La respuesta llegó a otro navegador',
  DENIED: 'El proveedor o la persona no autorizó',
  UNREACHABLE: 'El proveedor no respondió',
  NONCE: 'La identidad era de otro ingreso',
  AUDIENCE: 'La identidad era para otra aplicación',
  ISSUER: 'La identidad la firma otro emisor',
  SIGNATURE: 'La firma de la identidad no vale',
  OLD: 'La persona no se identificó de nuevo',
  INVALID: 'La respuesta del proveedor no vale',
  CHANGED: 'El proveedor cambió entretanto',
  UNVERIFIED: 'El proveedor no verificó el correo',
  DOMAIN: 'El correo no es de un dominio de la empresa',
  UNKNOWN: 'Ninguna cuenta de la empresa tiene ese correo',
  SEVERAL: 'Varias cuentas de la empresa tienen ese correo',
  NEW_MAIL: 'Otra persona escribió el correo hace menos de 7 días',
  LINKED: 'La cuenta o la identidad ya está vinculada a otra',
  CLOSED: 'La cuenta está cerrada',
  LEFT: 'La persona ya no está en la empresa',
  OTHER: 'No es la identidad vinculada a la cuenta',
} as const

export type Refusal = keyof typeof refusals

export const isRefusal = (text: string): text is Refusal => Object.hasOwn(refusals, text)

const ACCOUNT =
  'No se pudo ingresar con esa cuenta. Hable con quien administra Minga en su empresa, ' +
  'o ingrese con su contraseña.'
const ROUND = 'Este ingreso ya se usó, venció o no empezó en este navegador. Empiece de nuevo.'
const PROVIDER = 'El proveedor de su empresa no respondió. Reintente en unos minutos.'

/** What somebody reads where there is no round to finish. */
export const NO_ROUND = ROUND

const said: Partial<Record<Refusal, string>> = {
  STATE: ROUND,
  BROWSER: ROUND,
  CHANGED: ROUND,
  UNREACHABLE: PROVIDER,
  DENIED: 'El proveedor no autorizó el ingreso.',
  OLD: 'El proveedor no le pidió identificarse de nuevo: confirme con su contraseña.',
}

/** The same for whoever tried: one text for everything that depends on an account. */
export const wordsOf = (reason: Refusal): string => said[reason] ?? ACCOUNT
