import { type FormEvent, useState } from 'react'
import { ProveIdentity, ProveSecond } from '#generated/operations/session.ts'
import {
  type Asked,
  Box,
  PasswordField,
  SecondFields,
  Submit,
} from '#modules/company/session/web/index.ts'
import { ProviderProof } from '#modules/company/single-sign-on/web/index.ts'
import { asApiError, dataOf, request } from '#platform/web/api/api.ts'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import './accounts.css'

/** Asks again for the password, and for the second factor where there is one. */
export default function ProofDialog({ onEnd }: { onEnd: (proved: boolean) => void }) {
  const [second, setSecond] = useState<Asked>()
  return (
    <Dialog above title="Confirme que es usted" onCancel={() => onEnd(false)}>
      <div className="ac-proof">
        {second ? (
          <SecondFields
            asked={second}
            submit="Confirmar"
            answer={async (given) => {
              const input = { challenge: second.challenge, ...given }
              dataOf((await request(ProveSecond, { input })).proveSecond)
              onEnd(true)
            }}
          />
        ) : (
          <>
            <PasswordStep onProved={(asked) => (asked ? setSecond(asked) : onEnd(true))} />
            <ProviderProof onProved={() => onEnd(true)} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function PasswordStep({ onProved }: { onProved: (second: Asked | undefined) => void }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || password === '') return
    setProblem(undefined)
    setBusy(true)
    try {
      const { proveIdentity } = await request(ProveIdentity, { input: { password } })
      onProved(dataOf(proveIdentity)?.second ?? undefined)
    } catch (failure) {
      setProblem(asApiError(failure).message)
      setPassword('')
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <p className="soft">
        Lo que va a hacer cuida dinero o accesos: escriba su contraseña y sigue.
      </p>
      <PasswordField
        label="Contraseña"
        name="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {problem && <Box>{problem}</Box>}
      <Submit busy={busy} disabled={password === ''}>
        Confirmar
      </Submit>
    </form>
  )
}
