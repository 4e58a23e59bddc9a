import { type FormEvent, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { ApiError, dataOf, request } from '#platform/web/api.ts'
import { notify } from '#platform/web/notify.ts'
import { rememberedUsername, sessionStore } from '#platform/web/session-store.ts'
import { Box, PasswordField, Submit, TextField } from './controls.tsx'
import { SignIn } from './documents.ts'
import { SessionLayout } from './SessionLayout.tsx'

export default function LoginPage() {
  const { state } = useLocation()
  const [came] = useState(() => ({
    ending: sessionStore.ending(),
    signedIn: sessionStore.token() !== '' && !hasFailed(state),
  }))
  const form = useLogin(came.ending?.expired ? came.ending.path : '/home')
  if (came.signedIn) return <Navigate to="/home" replace />

  return (
    <SessionLayout title="Ingresar">
      {came.ending?.expired && (
        <Box tone="info">Su sesión terminó. Al ingresar de nuevo, seguirá donde estaba.</Box>
      )}
      <form onSubmit={form.submit} noValidate>
        <TextField
          label="Usuario"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={form.username === ''}
          value={form.username}
          error={form.errors.username}
          onChange={(event) => form.setUsername(event.target.value)}
        />
        <PasswordField
          label="Contraseña"
          name="password"
          autoComplete="current-password"
          autoFocus={form.username !== ''}
          value={form.password}
          error={form.errors.password}
          onChange={(event) => form.setPassword(event.target.value)}
        />
        <div className="session-row">
          <label className="session-check">
            <input
              type="checkbox"
              checked={form.remember}
              onChange={(event) => form.setRemember(event.target.checked)}
            />
            Recordar usuario
          </label>
          <Link to="/forgot">¿Olvidó su contraseña?</Link>
        </div>
        {form.problem && <Box>{form.problem}</Box>}
        <Submit busy={form.busy}>Ingresar</Submit>
      </form>
    </SessionLayout>
  )
}

type Errors = { username?: string; password?: string }

function useLogin(next: string) {
  const navigate = useNavigate()
  const [username, setUsername] = useState(rememberedUsername.get)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(() => rememberedUsername.get() !== '')
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const missing = missingOf(username, password)
    setErrors(missing)
    setProblem(undefined)
    if (missing.username || missing.password) return
    setBusy(true)
    try {
      const token = await tokenOf(username.trim(), password)
      rememberedUsername.set(remember ? username.trim() : '')
      sessionStore.set(token)
      void navigate(next, { replace: true })
    } catch (failure) {
      const words = wordsOf(failure)
      setProblem(words)
      if (isServerError(failure)) notify.error(words)
      setPassword('')
    } finally {
      setBusy(false)
    }
  }
  return {
    username,
    setUsername,
    password,
    setPassword,
    remember,
    setRemember,
    errors,
    problem,
    busy,
    submit: (event: FormEvent) => void submit(event),
  }
}

const missingOf = (username: string, password: string): Errors => ({
  ...(username === '' ? { username: 'Ingrese su usuario!' } : {}),
  ...(password === '' ? { password: 'Ingrese su contraseña!' } : {}),
})

class Refused extends Error {}

async function tokenOf(username: string, password: string): Promise<string> {
  if (!username || !password) throw new Refused('Debe ingresar usuario y contraseña')
  const { signIn } = await request(SignIn, { input: { username, password } })
  const token = dataOf(signIn)?.token
  if (!token) throw new Refused('Usuario o Contraseña incorrectos')
  return token
}

/**
 * Refused by what was typed, or by a server in trouble: the specification words them differently.
 */
const isServerError = (failure: unknown) =>
  failure instanceof ApiError && !['invalid', 'unauthenticated', 'not-found'].includes(failure.kind)

function wordsOf(failure: unknown): string {
  if (failure instanceof Refused) return failure.message
  if (!(failure instanceof ApiError)) return 'Usuario o contraseña incorrecta'
  return isServerError(failure) ? `Error ingresando: ${failure.message}` : failure.message
}

const hasFailed = (state: unknown) =>
  typeof state === 'object' && state !== null && 'failed' in state && state.failed === true
