import { RecoverPassword } from '#generated/operations/session.ts'
import { asApiError, dataOf, request } from '#platform/web/api/api.ts'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { notify } from '#platform/web/look/notify.ts'
import type { PersonRow } from './types.ts'

/**
 * What can be done for somebody of a company from the platform: a link to choose a password, to the
 * mail of their access. More ways to help are added here, beside it.
 */
export const accessHelp = (row: PersonRow): readonly RowAction[] => [
  {
    label: 'Enviar enlace para elegir contraseña',
    disabled: whyNot(row),
    ...(row.email ? sending(row.email) : {}),
  },
]

const sending = (email: string) => ({
  confirm: `Se enviará a ${email}. Sirve una vez y vence en 30 minutos.`,
  onClick: () => sendRecovery(email),
})

/** Why no link can be sent to somebody, if so. */
function whyNot({ access, email }: PersonRow): string | undefined {
  if (access === 'NONE') return 'No tiene usuario: se le da desde su ficha, simulando la empresa'
  if (access === 'DISABLED') return 'Está desactivada: se activa desde su ficha'
  return email ? undefined : 'No tiene correo'
}

async function sendRecovery(email: string): Promise<void> {
  try {
    const { recoverPassword } = await request(RecoverPassword, { input: { email } })
    notify.success(dataOf(recoverPassword) ?? 'Enlace enviado')
  } catch (failure) {
    notify.error(asApiError(failure).message)
  }
}
