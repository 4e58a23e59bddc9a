import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { RecoverPassword } from '#generated/operations/session.ts'
import { ApiError, dataOf, request } from '#platform/web/api/api.ts'
import { Box, Submit, TextField } from './controls.tsx'
import { SessionLayout } from './SessionLayout.tsx'

export default function ForgotPage() {
  const [email, setEmail] = useState('')
  const [missing, setMissing] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    setMissing(email.trim() === '' ? 'Ingrese su correo electrónico!' : undefined)
    if (email.trim() === '' || busy) return
    setBusy(true)
    try {
      const { recoverPassword } = await request(RecoverPassword, { input: { email: email.trim() } })
      const said = dataOf(recoverPassword)
      setSent(
        recoverPassword?.message || said || 'Si el correo está registrado, recibirá un enlace',
      )
    } catch (failure) {
      setProblem(wordsOf(failure))
    } finally {
      setBusy(false)
    }
  }

  if (sent) {
    return (
      <SessionLayout title="Revise su correo" text={`Se pidió para ${email.trim()}.`}>
        <Box tone="success">{sent}</Box>
        <p className="soft">
          El enlace sirve una vez y vence a los 30 minutos. Si no llega, revise el correo no
          deseado.
        </p>
        <Link to="/login">Volver a ingresar</Link>
      </SessionLayout>
    )
  }
  return (
    <SessionLayout
      title="Recuperar contraseña"
      text="Le enviaremos un enlace para elegir una nueva."
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label="Correo electrónico"
          type="email"
          name="email"
          autoComplete="email"
          autoFocus
          value={email}
          error={missing}
          onChange={(event) => setEmail(event.target.value)}
        />
        {problem && <Box>{problem}</Box>}
        <Submit busy={busy}>Enviar enlace</Submit>
        <p>
          <Link to="/login">Volver a ingresar</Link>
        </p>
      </form>
    </SessionLayout>
  )
}

/** What the server says about the address or the pace; otherwise that it did not work. */
function wordsOf(failure: unknown): string {
  if (!(failure instanceof ApiError)) return 'Ha ocurrido un error'
  return failure.kind === 'internal' ? 'Error al recuperar contraseña' : failure.message
}
