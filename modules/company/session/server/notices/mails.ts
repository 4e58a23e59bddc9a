import { defineMail } from '#platform/server/mail/mail.ts'

const unexpected = 'Si no lo esperaba, avise de inmediato a quien administra Minga en su empresa.'

type Letter = { name: string; who: string; at: string }

/** Changes of a person's account, rights, address or bank account: one line for each. */
export const powerMail = defineMail(
  ({ name, who, at, subject, lines }: Letter & { subject: string; lines: readonly string[] }) => ({
    subject,
    blocks: [`Hola ${name}:`, `Esto cambió el ${at}. Lo hizo ${who}:`, ...lines, unexpected],
  }),
)

export const simulationBeganMail = defineMail(
  ({ name, who, at, until }: Letter & { until: string }) => ({
    subject: 'El equipo de Minga entró a su empresa',
    blocks: [
      `Hola ${name}:`,
      `${at}, ${who}, del equipo de Minga, empezó a trabajar como su empresa. Termina a más ` +
        `tardar el ${until}.`,
      'Lo que lee y lo que cambia queda en «Auditorías», con su nombre.',
      unexpected,
    ],
  }),
)

export const simulationEndedMail = defineMail(
  ({ name, who, at, read }: Letter & { read: readonly string[] }) => ({
    subject: 'El equipo de Minga salió de su empresa',
    blocks: [
      `Hola ${name}:`,
      `${at}, ${who}, del equipo de Minga, dejó de trabajar como su empresa.`,
      read.length === 0 ? 'No consultó nada.' : `Consultó: ${read.join(', ')}.`,
      'El detalle, con lo que cambió si cambió algo, está en «Auditorías».',
    ],
  }),
)
