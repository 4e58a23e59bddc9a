import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router'
import { ApiError, dataOf, request } from '#platform/web/api.ts'
import { notify } from '#platform/web/notify.ts'
import { Box, Submit } from './controls.tsx'
import { ChangePassword } from './documents.ts'
import { isStrong, NewPasswordFields } from './NewPasswordFields.tsx'
import { SessionLayout } from './SessionLayout.tsx'

export default function RecoverPage() {
  const { token = '' } = useParams()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [touched, setTouched] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState(false)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !isStrong(password) || password !== repeated) return
    setProblem(undefined)
    setBusy(true)
    try {
      const { changePassword } = await request(ChangePassword, {
        input: { token, newPassword: password },
      })
      dataOf(changePassword)
      notify.success('Contraseña actualizada')
      setDone(true)
    } catch (failure) {
      setProblem(wordsOf(failure))
    } finally {
      setBusy(false)
    }
  }

  if (done) {
    return (
      <SessionLayout title="Contraseña actualizada">
        <Box tone="success">
          Ya puede ingresar con su nueva contraseña. Las sesiones anteriores se cerraron.
        </Box>
        <Link className="mg-button-link" to="/login">
          Ingresar
        </Link>
      </SessionLayout>
    )
  }
  return (
    <SessionLayout
      title="Nueva contraseña"
      text="Elija la contraseña con la que ingresará desde ahora."
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <NewPasswordFields
          password={password}
          repeated={repeated}
          onPassword={(text) => (setPassword(text), setTouched(true))}
          onRepeated={setRepeated}
          error={touched && password === '' ? 'Ingrese su nueva Contraseña!' : undefined}
        />
        {problem && <Box>{problem}</Box>}
        <Submit busy={busy} disabled={!isStrong(password) || password !== repeated}>
          Guardar contraseña
        </Submit>
      </form>
    </SessionLayout>
  )
}

/** A refusal of this password or link says why; anything else, that the change failed. */
function wordsOf(failure: unknown): string {
  if (!(failure instanceof ApiError)) return 'Error al recuperar contraseña'
  return failure.kind === 'internal' ? 'Error al actualizar contraseña' : failure.message
}
