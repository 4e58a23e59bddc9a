import { type FormEvent, useState } from 'react'
import { SignInSecond } from '#generated/operations/session.ts'
import { ApiError, asApiError, dataOf, request } from '#platform/web/api/api.ts'
import { askPasskey } from '#platform/web/api/passkeys.ts'
import { Box, Submit, TextField } from './controls.tsx'
import { SessionLayout } from './SessionLayout.tsx'

/** What the server asks after the password: which kinds of answer it takes. */
export type Asked = {
  challenge: string
  totp: boolean
  recoveryCodes: boolean
  passkey?: string | null
}
type Opened = { token: string; browser: string | null }
type Props = { asked: Asked; onDone: (opened: Opened) => void; onBack: () => void }

/** The second step of signing in, on a page of its own. */
export const SecondStep = ({ asked, onDone, onBack }: Props) => (
  <SessionLayout title="Confirme que es usted" text="Su cuenta pide un segundo factor.">
    <SecondFields
      asked={asked}
      submit="Ingresar"
      answer={async (given) => {
        const input = { challenge: asked.challenge, ...given }
        const data = dataOf((await request(SignInSecond, { input })).signInSecond)
        if (!data?.token) throw new ApiError('internal', 'Ha ocurrido un error')
        onDone({ token: data.token, browser: data.browser ?? null })
      }}
    />
    <p>
      <button type="button" className="session-link" onClick={onBack}>
        Volver a ingresar la contraseña
      </button>
    </p>
  </SessionLayout>
)

type Given = { code: string } | { passkey: string }
type FieldsProps = {
  asked: Asked
  submit: string
  /** Sends the answer. @throws ApiError */
  answer: (given: Given) => Promise<void>
}

/** A code to type, a key to touch, or a code on paper: what the account has. */
export function SecondFields({ asked, submit, answer }: FieldsProps) {
  const { totp, recoveryCodes, passkey } = asked
  const [code, setCode] = useState('')
  const [paper, setPaper] = useState(!totp && !passkey)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const give = async (given: () => Promise<Given>) => {
    if (busy) return
    setProblem(undefined)
    setBusy(true)
    try {
      await answer(await given())
    } catch (failure) {
      setProblem(asApiError(failure).message)
      setCode('')
    } finally {
      setBusy(false)
    }
  }
  const byCode = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') void give(async () => ({ code: code.trim() }))
  }
  const byKey = () => passkey && give(async () => ({ passkey: await askPasskey(passkey) }))
  const typing = totp || paper
  return (
    <form onSubmit={byCode} noValidate>
      {passkey && !paper && (
        <button type="button" className="session-submit" disabled={busy} onClick={byKey}>
          Usar llave de acceso
        </button>
      )}
      {typing && (
        <TextField
          label={paper ? 'Código de recuperación' : 'Código de la aplicación'}
          name="one-time-code"
          autoComplete="one-time-code"
          inputMode={paper ? 'text' : 'numeric'}
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          maxLength={20}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {problem && <Box>{problem}</Box>}
      {typing && (
        <Submit busy={busy} disabled={code.trim() === ''}>
          {submit}
        </Submit>
      )}
      {recoveryCodes && (totp || passkey) && (
        <p>
          <button type="button" className="session-link" onClick={() => setPaper(!paper)}>
            {paper ? 'Usar la aplicación o la llave' : 'Usar un código de recuperación'}
          </button>
        </p>
      )}
      <p className="soft">
        Si perdió todos, pida a quien administra Minga en su empresa que quite su segundo factor.
      </p>
    </form>
  )
}
