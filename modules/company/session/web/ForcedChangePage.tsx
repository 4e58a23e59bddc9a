import { UpdatePassword } from '#generated/operations/session.ts'
import { ApiError, dataOf, request } from '#platform/web/api/api.ts'
import { notify } from '#platform/web/look/notify.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { SessionLayout } from './SessionLayout.tsx'
import { signOut } from './session.ts'

const READ_MS = 900

/** The only screen of somebody who must choose a password of their own first. */
export default function ForcedChangePage() {
  return (
    <SessionLayout
      title="Cambie su contraseña"
      text="Antes de seguir, elija una contraseña que solo usted conozca."
    >
      <NewPasswordForm save={save} wordsOf={wordsOf} submit="Cambiar contraseña">
        <p>
          <button type="button" className="session-link" onClick={() => void signOut()}>
            Cerrar sesión
          </button>
        </p>
      </NewPasswordForm>
    </SessionLayout>
  )
}

async function save(password: string, repeatedPassword: string) {
  const input = { password, repeatedPassword }
  const { updatePassword } = await request(UpdatePassword, { input })
  dataOf(updatePassword)
  notify.success('Contraseña cambiada')
  // Long enough to read it; then everything loads anew, as the specification says.
  setTimeout(() => location.reload(), READ_MS)
}

function wordsOf(failure: unknown): string {
  if (!(failure instanceof ApiError)) return 'Error al cambiar la contraseña'
  return failure.kind === 'internal' ? 'Error al cambiar contraseña' : failure.message
}
