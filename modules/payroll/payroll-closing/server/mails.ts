import { monthLabel } from '#chile/period.ts'
import { defineMail } from '#platform/server/mail/mail.ts'

type Letter = {
  /** Names of the reader, and of the person who made or answered the request. */
  name: string
  other: string
  /** `«Remuneraciones de septiembre 2026» de Casa Matriz`. */
  process: string
  /** Address of the month's page, which demands a sign-in. */
  url: string
}

/** Mails carry no notes: people write amounts in them. */
const noAmounts =
  'Por seguridad este correo no lleva montos ni notas: el enlace pide ingresar con su usuario.'

export const askedMail = defineMail<Letter>(({ name, other, process, url }) => ({
  subject: 'Un cierre espera su aprobación',
  blocks: [
    `Hola ${name}:`,
    `${other} pidió cerrar ${process}. El cierre lo aprueba o lo devuelve otra persona.`,
    { label: 'Revisar el cierre', url },
    noAmounts,
  ],
}))

export const approvedMail = defineMail<Letter>(({ name, other, process, url }) => ({
  subject: 'El cierre que pidió quedó aprobado',
  blocks: [
    `Hola ${name}:`,
    `${other} aprobó el cierre de ${process}. El proceso quedó cerrado.`,
    { label: 'Ver el proceso', url },
    noAmounts,
  ],
}))

export const returnedMail = defineMail<Letter>(({ name, other, process, url }) => ({
  subject: 'El cierre que pidió fue devuelto',
  blocks: [
    `Hola ${name}:`,
    `${other} devolvió el cierre de ${process} con una nota sobre lo que hay que corregir.`,
    { label: 'Ver la nota', url },
    noAmounts,
  ],
}))

/** The process in the words of a sentence. */
export const processWords = (label: string, yearMonth: number, business: string): string =>
  `«${label} de ${monthLabel(yearMonth)}» de ${business}`
