import type * as SimpleWebAuthn from '@simplewebauthn/browser'
import { ApiError } from './api.ts'

type Library = typeof SimpleWebAuthn

/** The browser or the person did not give a key: said as it is, and tried again at will. */
export class PasskeyProblem extends ApiError {
  constructor(message: string, cause?: unknown) {
    super('invalid', message)
    this.cause = cause
  }
}

/** Asks for one of the keys that the server named. @returns what it signed, as JSON */
export const askPasskey = (options: string): Promise<string> =>
  withBrowser(async ({ startAuthentication }) =>
    startAuthentication({ optionsJSON: JSON.parse(options) }),
  )

/** Makes a new key. @returns what the authenticator says of it, as JSON */
export const makePasskey = (options: string): Promise<string> =>
  withBrowser(async ({ startRegistration }) =>
    startRegistration({ optionsJSON: JSON.parse(options) }),
  )

/** Whether this browser knows keys at all. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

async function withBrowser(work: (library: Library) => Promise<object>): Promise<string> {
  if (!knowsPasskeys()) throw new PasskeyProblem('Este navegador no usa llaves de acceso')
  try {
    return JSON.stringify(await work(await import('@simplewebauthn/browser')))
  } catch (failure) {
    throw new PasskeyProblem(wordsOf(failure), failure)
  }
}

/** The names that the standard gives to what can go wrong (WebAuthn, section 5.1). */
function wordsOf(failure: unknown): string {
  const name = failure instanceof Error ? failure.name : ''
  if (name === 'InvalidStateError') return 'Esa llave ya está agregada'
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No se usó ninguna llave'
  if (name === 'SecurityError') return 'Esta dirección no puede usar llaves de acceso'
  return 'El navegador no pudo usar la llave'
}
