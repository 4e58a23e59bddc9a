import { monthLabel } from '#chile/period.ts'
import { noAmounts, type PayLetter } from '#modules/payroll/payroll-frame/model/pay-letter.ts'
import { defineMail } from '#platform/server/mail/mail.ts'

export const releasedMail = defineMail<PayLetter>(({ name, yearMonth, businessName, url }) => ({
  subject: `Su liquidación de ${monthLabel(yearMonth)} está disponible`,
  blocks: [
    `Hola ${name}:`,
    `La liquidación de ${monthLabel(yearMonth)} de ${businessName} está disponible.`,
    { label: 'Ver mi liquidación', url },
    'Después de revisarla, indique en la misma página que la recibió conforme.',
    noAmounts,
  ],
}))

export const reminderMail = defineMail<PayLetter>(({ name, yearMonth, businessName, url }) => ({
  subject: `Recuerde revisar su liquidación de ${monthLabel(yearMonth)}`,
  blocks: [
    `Hola ${name}:`,
    `Aún no ha indicado que recibió conforme la liquidación de ${monthLabel(yearMonth)}.`,
    `La emitió ${businessName}.`,
    { label: 'Ver mi liquidación', url },
    noAmounts,
  ],
}))
