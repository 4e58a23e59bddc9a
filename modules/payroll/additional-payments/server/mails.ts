import { monthLabel } from '#chile/period.ts'
import { noAmounts, type PayLetter } from '#modules/payroll/payroll-frame/model/pay-letter.ts'
import { defineMail } from '#platform/server/mail/mail.ts'

export const additionalMail = defineMail<PayLetter>((letter) => ({
  subject: `Su pago adicional de ${monthLabel(letter.yearMonth)} está disponible`,
  blocks: [
    `Hola ${letter.name}:`,
    `${letter.businessName} hizo un pago adicional de ${monthLabel(letter.yearMonth)}.`,
    { label: 'Ver el pago', url: letter.url },
    noAmounts,
  ],
}))
