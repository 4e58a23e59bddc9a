import { monthLabel } from '#chile/period.ts'
import { defineMail } from '#platform/server/mail/mail.ts'

export type PayslipLetter = {
  name: string
  yearMonth: number
  businessName: string
  /** Address of the payslip's page, which demands a sign-in. */
  url: string
}

/** Mails carry no amounts: anybody near the telephone can read them. */
const noAmounts =
  'Por seguridad este correo no lleva montos ni archivos: el enlace pide ingresar con su usuario.'

export const releasedMail = defineMail<PayslipLetter>(({ name, yearMonth, businessName, url }) => ({
  subject: `Su liquidación de ${monthLabel(yearMonth)} está disponible`,
  blocks: [
    `Hola ${name}:`,
    `La liquidación de ${monthLabel(yearMonth)} de ${businessName} está disponible.`,
    { label: 'Ver mi liquidación', url },
    'Después de revisarla, indique en la misma página que la recibió conforme.',
    noAmounts,
  ],
}))

export const reminderMail = defineMail<PayslipLetter>(({ name, yearMonth, businessName, url }) => ({
  subject: `Recuerde revisar su liquidación de ${monthLabel(yearMonth)}`,
  blocks: [
    `Hola ${name}:`,
    `Aún no ha indicado que recibió conforme la liquidación de ${monthLabel(yearMonth)}.`,
    `La emitió ${businessName}.`,
    { label: 'Ver mi liquidación', url },
    noAmounts,
  ],
}))
