import { type FormEvent, useState } from 'react'
import { UpdatePassword } from '#generated/operations/session.ts'
import { ApiError, dataOf, request } from '#platform/web/api.ts'
import { notify } from '#platform/web/notify.ts'
import { Box, Submit } from './controls.tsx'
import { isStrong, NewPasswordFields } from './NewPasswordFields.tsx'
import { SessionLayout } from './SessionLayout.tsx'
import { signOut } from './session.ts'

const READ_MS = 900

/** The only screen of somebody who must choose a password of their own first. */
export default function ForcedChangePage() {
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !isStrong(password) || password !== repeated) return
    setProblem(undefined)
    setBusy(true)
    try {
      const input = { password, repeatedPassword: repeated }
      const { updatePassword } = await request(UpdatePassword, { input })
      dataOf(updatePassword)
      notify.success('Contraseña cambiada')
      // Long enough to read it; then everything loads anew, as the specification says.
      setTimeout(() => location.reload(), READ_MS)
    } catch (failure) {
      setProblem(wordsOf(failure))
      setBusy(false)
    }
  }
  return (
    <SessionLayout
      title="Cambie su contraseña"
      text="Antes de seguir, elija una contraseña que solo usted conozca."
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <NewPasswordFields
          password={password}
          repeated={repeated}
          onPassword={setPassword}
          onRepeated={setRepeated}
        />
        {problem && <Box>{problem}</Box>}
        <Submit busy={busy} disabled={!isStrong(password) || password !== repeated}>
          Cambiar contraseña
        </Submit>
        <p>
          <button type="button" className="session-link" onClick={() => void signOut()}>
            Cerrar sesión
          </button>
        </p>
      </form>
    </SessionLayout>
  )
}

function wordsOf(failure: unknown): string {
  if (!(failure instanceof ApiError)) return 'Error al cambiar la contraseña'
  return failure.kind === 'internal' ? 'Error al cambiar contraseña' : failure.message
}
