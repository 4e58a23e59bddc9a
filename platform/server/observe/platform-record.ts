import { momentAt } from '../context.ts'
import type { PlatformTx } from '../sql/db.ts'
import { defineMail, enqueueMail } from '../mail/mail.ts'

type Change = {
  loginId: number
  /** What changed, as the record and the letter name it: «Contraseña». */
  what: string
  now: Date
}

/**
 * Leaves in the platform's record that an account of nobody's company changed, and writes to its
 * address: no company's trail tells of it.
 */
export async function recordPlatform(
  tx: PlatformTx,
  { loginId, what, now }: Change,
): Promise<void> {
  const { username, email } = await tx
    .selectFrom('login')
    .select(['username', 'email'])
    .where('id', '=', loginId)
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('platformEvent')
    .values({ loginId, action: 'Modificado', subject: `${what} de ${username}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const at = momentAt(now)
  if (email) await enqueueMail(tx, `platform:${id}`, email, changedMail({ username, what, at }))
}

const changedMail = defineMail(
  ({ username, what, at }: { username: string; what: string; at: string }) => ({
    subject: `${what}: cambió en su cuenta de Minga`,
    blocks: [
      `Hola ${username}:`,
      `Esto cambió en su cuenta el ${at}: ${what.toLowerCase()}.`,
      'Si no fue usted, recupere su contraseña de inmediato y avise a quien opera Minga.',
    ],
  }),
)
