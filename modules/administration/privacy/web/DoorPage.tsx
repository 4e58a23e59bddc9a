import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router'
import { PrivacyByCode, SendPrivacyCode } from '#generated/operations/privacy.ts'
import { Box, SessionLayout, Submit, TextField } from '#modules/company/session/web/index.ts'
import { asApiError, dataOf, request } from '#platform/web/api/api.ts'
import { CODE_MINUTES } from '../model/request.ts'
import { asNobody, type Found, type Held, type Problem } from './as-nobody.ts'
import { OwnRequests } from './OwnRequests.tsx'

/** Where somebody without an account asks of their data, with a code that comes to their mail. */
export default function DoorPage() {
  const { company = '' } = useParams()
  const [held, setHeld] = useState<Held>()
  const [found, setFound] = useState<Found>()
  return held && found ? (
    <SessionLayout title="Mis datos" text={found.company}>
      <OwnRequests held={held} found={found} onFound={setFound} />
    </SessionLayout>
  ) : (
    <SessionLayout
      title="Mis datos personales"
      text="Si trabajó aquí y ya no tiene cuenta, pida lo suyo con un código que llega a su correo."
    >
      <Entering
        companyId={company}
        onFound={(given, requests) => {
          setHeld(given)
          setFound(requests)
        }}
      />
    </SessionLayout>
  )
}

type Props = { companyId: string; onFound: (held: Held, found: Found) => void }

function Entering({ companyId, onFound }: Props) {
  const [values, setValues] = useState({ rut: '', email: '', code: '' })
  const [sent, setSent] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  const { rut, email, code } = values
  const send = async () => {
    const answer = await request(SendPrivacyCode, { input: { companyId, rut, email } }, asNobody)
    dataOf(answer.sendPrivacyCode)
    setSent(true)
  }
  const enter = async () => {
    const held = { companyId, rut, code }
    const { privacyByCode } = await request(PrivacyByCode, { input: held }, asNobody)
    onFound(held, privacyByCode)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    setBusy(true)
    await (sent ? enter() : send()).catch((failure: unknown) => setProblem(asApiError(failure)))
    setBusy(false)
  }
  const at = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: problem?.field === name ? problem.message : undefined,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextField label="Su RUT" {...at('rut')} />
      {!sent ? (
        <TextField label="El correo que dio a la empresa" type="email" {...at('email')} />
      ) : (
        <>
          <Box tone="info">
            {'Si los datos calzan con una ficha, el código llega a ese correo y sirve ' +
              `${CODE_MINUTES} minutos.`}
          </Box>
          <TextField label="Código" spellCheck={false} {...at('code')} />
        </>
      )}
      {problem && (!problem.field || problem.field === 'companyId') && (
        <Box>{problem.field ? 'Esta dirección no es de ninguna empresa' : problem.message}</Box>
      )}
      <Submit busy={busy} disabled={rut === '' || (!sent ? email === '' : code === '')}>
        {!sent ? 'Enviarme un código' : 'Entrar'}
      </Submit>
    </form>
  )
}
