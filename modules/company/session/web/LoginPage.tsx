import { type FormEvent, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { SignIn } from '#generated/operations/session.ts'
import { ApiError, dataOf, request } from '#platform/web/api/api.ts'
import { notify } from '#platform/web/look/notify.ts'
import { browserMarks, rememberedUsername, sessionStore } from '#platform/web/api/session-store.ts'
import { Box, PasswordField, Submit, TextField } from './controls.tsx'
import { GuestPanel } from './GuestPanel.tsx'
import { SessionLayout } from './SessionLayout.tsx'
import { type Asked, SecondStep } from './SecondStep.tsx'
import { pageAskedFor } from './session.ts'

export default function LoginPage() {
  const { state } = useLocation()
  const [came] = useState(() => ({
    ending: sessionStore.ending(),
    from: pageAskedFor(state),
    signedIn: sessionStore.token() !== '' && !hasFailed(state),
    guest: sessionStore.token() === '' ? undefined : guestOf(state),
  }))
  const next = came.ending?.expired ? came.ending.path : (came.from ?? '/home')
  const form = useLogin(next)
  if (came.guest !== undefined) return <GuestPanel name={came.guest} />
  if (came.signedIn) return <Navigate to={next} replace />
  if (form.second) return <SecondStep asked={form.second} {...form.secondDone} />

  return (
    <SessionLayout title="Ingresar">
      {came.ending?.expired ? (
        <Box tone="info">Su sesión terminó. Al ingresar de nuevo, seguirá donde estaba.</Box>
      ) : (
        came.from && <Box tone="info">Ingrese y se abrirá la página que pidió.</Box>
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
        <p>
          <Link to="/ingreso" state={{ typed: form.username, from: next }}>
            Entrar con la cuenta de mi empresa
          </Link>
        </p>
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
  const [second, setSecond] = useState<Asked>()
  const [busy, setBusy] = useState(false)

  const enter = (opened: { token: string; browser: string | null }) => {
    rememberedUsername.set(remember ? username.trim() : '')
    if (opened.browser) browserMarks.add(opened.browser)
    sessionStore.set(opened.token)
    // /home redirects further: there, people without any open area read why, whatever address they
    // came from.
    void navigate('/home', { replace: true, state: { from: next } })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const missing = missingOf(username, password)
    setErrors(missing)
    setProblem(undefined)
    if (missing.username || missing.password) return
    setBusy(true)
    try {
      const opened = await signIn(username.trim(), password)
      if ('second' in opened) setSecond(opened.second)
      else enter(opened)
    } catch (failure) {
      const words = wordsOf(failure)
      setProblem(words)
      if (isServerError(failure)) notify.error(words)
    } finally {
      setPassword('')
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
    second,
    secondDone: { onDone: enter, onBack: () => setSecond(undefined) },
    submit: (event: FormEvent) => void submit(event),
  }
}

const missingOf = (username: string, password: string): Errors => ({
  ...(username === '' ? { username: 'Ingrese su usuario!' } : {}),
  ...(password === '' ? { password: 'Ingrese su contraseña!' } : {}),
})

class Refused extends Error {}

async function signIn(username: string, password: string) {
  if (!username || !password) throw new Refused('Debe ingresar usuario y contraseña')
  const browsers = browserMarks.get() || null
  const { signIn: outcome } = await request(SignIn, { input: { username, password, browsers } })
  // An answer that is neither a session nor a reason: nothing better can be said.
  if (!outcome || (outcome.error && !outcome.message)) {
    throw new Refused('Usuario o contraseña incorrecta')
  }
  const data = dataOf(outcome)
  if (data?.second) return { second: data.second }
  if (!data?.token) throw new Refused('Usuario o Contraseña incorrectos')
  return { token: data.token, browser: data.browser ?? null }
}

/** Refusals of what was typed, or of who it is; anything else is a server in trouble. */
const REFUSALS: readonly string[] = ['invalid', 'unauthenticated', 'not-found', 'forbidden']

/** Refused, or a server in trouble: the specification words them differently. */
const isServerError = (failure: unknown) =>
  failure instanceof ApiError && !REFUSALS.includes(failure.kind)

function wordsOf(failure: unknown): string {
  if (failure instanceof Refused) return failure.message
  if (!(failure instanceof ApiError)) return 'Usuario o contraseña incorrecta'
  return isServerError(failure) ? `Error ingresando: ${failure.message}` : failure.message
}

const hasFailed = (state: unknown) =>
  typeof state === 'object' && state !== null && 'failed' in state && state.failed === true

/** The name of a guest whose session is open: here, or when they come back another day. */
function guestOf(state: unknown): string | undefined {
  if (typeof state === 'object' && state !== null && 'guest' in state) return String(state.guest)
  const user = sessionStore.user()
  return user?.flags['guest'] ? user.name : undefined
}
