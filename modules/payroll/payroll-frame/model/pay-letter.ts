/** What a mail about somebody's pay says of it. */
export type PayLetter = {
  name: string
  yearMonth: number
  businessName: string
  /** Address of the page with the pay, which demands a sign-in. */
  url: string
}

/** Mails carry no amounts: anybody near the telephone can read them. */
export const noAmounts =
  'Por seguridad este correo no lleva montos ni archivos: el enlace pide ingresar con su usuario.'
