import { monthLabel } from '#chile/period.ts'
import { defineMail } from '#platform/server/mail/mail.ts'

export type AdditionalLetter = {
  name: string
  yearMonth: number
  businessName: string
  /** Address of the payment's page, which demands a sign-in. */
  url: string
}

/** Mails carry no amounts: anybody near the telephone can read them. */
const noAmounts =
  'Por seguridad este correo no lleva montos ni archivos: el enlace pide ingresar con su usuario.'

export const additionalMail = defineMail<AdditionalLetter>((letter) => ({
  subject: `Su pago adicional de ${monthLabel(letter.yearMonth)} está disponible`,
  blocks: [
    `Hola ${letter.name}:`,
    `${letter.businessName} hizo un pago adicional de ${monthLabel(letter.yearMonth)}.`,
    { label: 'Ver el pago', url: letter.url },
    noAmounts,
  ],
}))
