import { type FormEvent, useState } from 'react'
import { UpdatePassword } from '#generated/operations/session.ts'
import {
  Box,
  isStrong,
  NewPasswordFields,
  PasswordField,
  Submit,
} from '#modules/company/session/web/index.ts'
import { ApiError, dataOf, request } from '#platform/web/api/api.ts'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { notify } from '#platform/web/look/notify.ts'
import './accounts.css'

/** One's own new password, by the one that it replaces. */
export default function PasswordTab() {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problem, setProblem] = useState<{ field?: string | undefined; words: string }>()
  const [busy, setBusy] = useState(false)
  const ready = current !== '' && isStrong(password) && password === repeated

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !ready) return
    setProblem(undefined)
    setBusy(true)
    try {
      const input = { currentPassword: current, password, repeatedPassword: repeated }
      dataOf((await request(UpdatePassword, { input })).updatePassword)
      notify.success('Contraseña cambiada')
      for (const clear of [setCurrent, setPassword, setRepeated]) clear('')
    } catch (failure) {
      setProblem(problemOf(failure))
    } finally {
      setBusy(false)
    }
  }
  const at = (field: string) => (problem?.field === field ? problem.words : undefined)
  return (
    <Panel
      title="Cambiar contraseña"
      text="Al cambiarla se cierran las demás sesiones de su cuenta, y se le avisa por correo."
    >
      <form className="ac-password" onSubmit={(event) => void submit(event)} noValidate>
        <PasswordField
          label="Contraseña actual"
          name="current-password"
          autoComplete="current-password"
          value={current}
          error={at('currentPassword')}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <NewPasswordFields
          password={password}
          repeated={repeated}
          onPassword={setPassword}
          onRepeated={setRepeated}
          error={at('password')}
          autoFocus={false}
        />
        {problem && problem.field !== 'currentPassword' && problem.field !== 'password' && (
          <Box>{problem.words}</Box>
        )}
        <Submit busy={busy} disabled={!ready}>
          Cambiar contraseña
        </Submit>
      </form>
    </Panel>
  )
}

function problemOf(failure: unknown) {
  if (!(failure instanceof ApiError)) return { words: 'Error al cambiar la contraseña' }
  const words = failure.kind === 'internal' ? 'Error al cambiar contraseña' : failure.message
  return { field: failure.field, words }
}
